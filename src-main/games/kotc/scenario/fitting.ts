import type {
  Action,
  Choice,
  Decision,
  DiceDecision,
  OptionsDecision,
  Refusal,
  Reply,
} from '../../../engine/decision.js';
import type { Kotc } from '../rules/context.js';
import type { Deed } from '../rules/flow/deed.js';
import { refusalOf } from '../rules/flow/flows.js';
import { refusalOfChoice } from '../rules/flow/refused-choices.js';
import type { KotcState } from '../rules/state/state.js';
import type { DecisionStep, OfferDescription } from './format.js';
import type { Names } from '../../../engine/scenario/names.js';
import type { Fit } from '../../../engine/scenario/scenario.js';
import { ScenarioFault } from '../../../engine/scenario/fault.js';

/** How a step that a player decides fits what the game asks that player. */
export function fitOf(step: DecisionStep, decision: Decision, table: Kotc, names: Names): Fit {
  if (decision.kind === 'act') return fitAct(step, decision.actions, table, names);
  if (decision.kind === 'options') return fitOptions(step, decision, table, names) ?? misfit(decision);
  if (decision.kind === 'dice' && step.die !== undefined) return fitDie(step.die, decision);
  const reply = replyOf(step, decision, table.state, names);
  return reply ? { reply } : misfit(decision);
}

const misfit = (decision: Decision): Fit => ({ misfit: `the game asks for ${describe(decision)}` });

function fitDie(face: number, { dice, rule }: DiceDecision): Fit {
  const die = dice.indexOf(face);
  if (die >= 0) return { reply: { die } };
  const because = `There is no die that shows ${face}; they are ${dice.join(', ')}`;
  return { refusal: { allowed: false, rule, because } };
}

/** What cannot be chosen, by the rule that forbids it, or else the one by which it is asked. */
export function refusalOfName(
  name: string | number,
  decision: Pick<Decision, 'player' | 'purpose' | 'rule' | 'about'>,
  table: Kotc,
  names: Names,
): Refusal {
  const is =
    typeof name === 'number'
      ? { number: name }
      : names.isPlayer(name)
        ? { player: names.player(name) }
        : names.isCard(name)
          ? { card: names.id(table.state, name) }
          : {};
  const found = refusalOfChoice(table, decision, is);
  return found ?? { allowed: false, rule: decision.rule, because: `“${name}” is none of the options` };
}

export const describe = ({ kind, purpose }: Decision): string => `“${purpose}” (${kind})`;

function fitAct(step: DecisionStep, actions: readonly Action[], table: Kotc, names: Names): Fit {
  const place = actions.findIndex((action) => matches(action, asOffer(step), table.state, names));
  if (place >= 0) return waitsForItsMoment(step) ? { refusal: notWasted } : { reply: { act: place } };
  const deed = deedOf(step, names);
  const refusal = deed && refusalOf(table, names.player(step.by), deed);
  return refusal ? { refusal } : { misfit: 'the game asks what to do' };
}

/** Counters that are of use only when they are asked for by themselves (6th to 11th). */
const waitsForItsMoment = ({ counter, waste }: DecisionStep): boolean =>
  !waste && (counter === 'dice' || counter === 'immortality');

const notWasted: Refusal = {
  allowed: false,
  rule: '',
  because: 'Nothing would come of the counter now; write "waste" to remove it all the same',
};

const asOffer = ({ attack, exchange, ...rest }: DecisionStep): OfferDescription => ({
  ...rest,
  attack: attack ? true : undefined,
  exchange: exchange ? true : undefined,
});

/** A card that is placed as a resource has two words. */
const placed = ({ sow, place }: { readonly sow?: string | undefined; readonly place?: string | undefined }) =>
  sow ?? place;

/** Whether an action that is offered is the one described. */
export function matches(action: Action, offer: OfferDescription, state: KotcState, names: Names): boolean {
  const isCard = (label: string | undefined): boolean =>
    label !== undefined && action.card === names.id(state, label);
  switch (action.do) {
    case 'pass':
      return offer.pass === true;
    case 'attack':
      return offer.attack === true;
    case 'draw':
      return offer.draw === true;
    case 'exchange':
      return offer.exchange === true;
    case 'set':
      return isCard(offer.set);
    case 'sow':
      return isCard(placed(offer));
    case 'summon':
      return isCard(offer.summon);
    case 'cast':
      return isCard(offer.cast);
    case 'activate':
      return isCard(offer.activate) && action.ability === (offer.ability ?? 1) - 1;
    case 'counter':
      return isCard(offer.on) && action.counter === offer.counter;
    default:
      return false;
  }
}

/** What the step wants to do, for asking whether it may be done; null for what is no deed. */
export function deedOf(step: DecisionStep, names: Names): Deed | null {
  const sown = placed(step);
  if (sown !== undefined) return { do: 'sow', card: names.card(sown) };
  if (step.set !== undefined) return { do: 'set', card: names.card(step.set) };
  if (step.draw) return { do: 'draw' };
  if (step.exchange !== undefined) return { do: 'exchange' };
  if (step.summon !== undefined) return { do: 'summon', card: names.card(step.summon) };
  if (step.cast !== undefined) return { do: 'cast', card: names.card(step.cast) };
  if (step.attack !== undefined) return { do: 'attack' };
  if (step.activate !== undefined) {
    return { do: 'activate', card: names.card(step.activate), ability: (step.ability ?? 1) - 1 };
  }
  if (step.counter !== undefined && step.on !== undefined) {
    return { do: 'counter', card: names.card(step.on), counter: step.counter };
  }
  return null;
}

function replyOf(step: DecisionStep, decision: Decision, state: KotcState, names: Names): Reply | null {
  const id = (label: string): number => names.id(state, label);
  switch (decision.kind) {
    case 'cards': {
      const list = cardsNamed(step, decision.purpose);
      return list ? { cards: list.map(id) } : null;
    }
    case 'players':
      return step.choose ? { players: step.choose.map((name) => names.player(String(name))) } : null;
    case 'order': {
      const list = step.order ?? step.choose?.map(String);
      return list ? { order: list.map(id) } : null;
    }
    case 'number':
      return step.number === undefined ? null : { number: step.number };
    case 'confirm':
      if (step.pass) return { yes: false };
      if (step.counter === decision.purpose) return { yes: true };
      return step.yes === undefined ? null : { yes: step.yes };
    case 'dice':
    case 'options':
    case 'act':
      return null;
  }
}

/** Some choices of cards have a word of their own; any other is "choose". */
export function cardsNamed(step: DecisionStep, purpose: string): string[] | null {
  switch (purpose) {
    case 'attack':
      return step.attack ?? null;
    case 'defend':
      return step.defend ?? null;
    case 'pay':
      return step.pay ?? null;
    case 'reserves':
      return step.reserves ?? null;
    case 'redraw':
      return step.redraw ?? step.choose?.map(String) ?? null;
    case 'exchange':
      return step.exchange ?? null;
    case 'exchange-for':
      return step.for ?? null;
    default:
      return step.choose?.map(String) ?? null;
  }
}

function fitOptions(step: DecisionStep, decision: OptionsDecision, table: Kotc, names: Names): Fit | null {
  const { state } = table;
  const { purpose, options, amount } = decision;
  if (purpose === 'victim' && step.victim !== undefined) {
    return fitNames([step.victim], decision, [], table, names);
  }
  if (step.counter !== undefined && options.some(({ counter }) => counter === step.counter)) {
    const place = options.findIndex(
      (option) =>
        option.counter === step.counter &&
        (step.on === undefined || option.card === names.id(state, step.on)) &&
        (step.die === undefined || option.number === step.die),
    );
    return place < 0 ? null : { reply: { options: [place] } };
  }
  if (step.activate !== undefined && purpose === 'trapped') {
    return { reply: { options: [(step.ability ?? 1) - 1] } };
  }
  if (step.pass) return { reply: { options: [] } };
  if (!step.choose) return null;
  if (purpose === 'each-die' && step.die !== undefined && step.die !== amount) {
    throw new ScenarioFault(`The die does not show ${step.die}; it shows ${amount}.`);
  }
  const host = step.on === undefined ? null : names.id(state, step.on);
  const isMeant = ({ card, number }: Choice): boolean =>
    (host === null || card === host) &&
    (purpose !== 'reroll' || step.die === undefined || number === step.die);
  const others = [...options.keys()].filter((at) => !isMeant(options[at] ?? {}));
  return fitNames(step.choose, decision, others, table, names);
}

/** @param others places of options that are not meant */
function fitNames(
  chosen: readonly (string | number)[],
  decision: OptionsDecision,
  others: readonly number[],
  table: Kotc,
  names: Names,
): Fit {
  const taken: number[] = [];
  for (const one of chosen) {
    const place = placeNamed(one, decision.options, [...taken, ...others], table.state, names);
    if (place < 0) return { refusal: refusalOfName(one, decision, table, names) };
    taken.push(place);
  }
  return { reply: { options: taken } };
}

/** An option by player's name, card's label, kind of counter (with "of owner" where it matters), or number; -1 for none. */
function placeNamed(
  name: string | number,
  options: readonly Choice[],
  taken: readonly number[],
  state: KotcState,
  names: Names,
): number {
  const is = ({ card, counter, player, number }: Choice): boolean => {
    if (typeof name === 'number') return number === name;
    if (counter !== undefined) {
      return (
        name === counter || (player !== undefined && name === `${counter} of ${names.playerName(player)}`)
      );
    }
    if (names.isPlayer(name)) return card === undefined && player === names.player(name);
    return card !== undefined && card === names.id(state, name);
  };
  return options.findIndex((option, at) => !taken.includes(at) && is(option));
}
