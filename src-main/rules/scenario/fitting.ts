import type { Action, Choice, Decision, OptionsDecision, Refusal, Reply } from '../kernel/decision.js';
import type { Kotc } from '../kotc/edition.js';
import type { Deed } from '../kotc/deed.js';
import { refusalOf } from '../kotc/flows.js';
import type { KotcState } from '../kotc/state.js';
import type { DecisionStep, OfferDescription } from './format.js';
import type { Names } from './names.js';
import { ScenarioFault } from './fault.js';

/** A step answers what is asked, or it is refused, or what is asked is another thing. */
export type Fit = { readonly reply: Reply } | { readonly refusal: Refusal } | { readonly misfit: string };

/** How a step that a player decides fits what the game asks that player. */
export function fitOf(step: DecisionStep, decision: Decision, table: Kotc, names: Names): Fit {
  const { state } = table;
  if (decision.kind === 'act') return fitAct(step, decision.actions, table, names);
  const reply = replyOf(step, decision, state, names);
  return reply ? { reply } : { misfit: `the game asks for ${describe(decision)}` };
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
    case 'options':
      return optionsReply(step, decision, state, names);
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
    case 'dice': {
      if (step.die === undefined) return null;
      const die = decision.dice.indexOf(step.die);
      if (die < 0)
        throw new ScenarioFault(
          `There is no die that shows ${step.die}; they are ${decision.dice.join(', ')}.`,
        );
      return { die };
    }
    case 'act':
      return null;
  }
}

/** Some choices of cards have a word of their own; any other is "choose". */
function cardsNamed(step: DecisionStep, purpose: string): string[] | null {
  switch (purpose) {
    case 'attack':
      return step.attack ?? null;
    case 'defend':
      return step.defend ?? null;
    case 'pay':
      return step.pay ?? null;
    case 'reserves':
      return step.reserves ?? null;
    case 'exchange':
      return step.exchange ?? null;
    case 'exchange-for':
      return step.for ?? null;
    default:
      return step.choose?.map(String) ?? null;
  }
}

function optionsReply(
  step: DecisionStep,
  { purpose, options, amount }: OptionsDecision,
  state: KotcState,
  names: Names,
): Reply | null {
  if (purpose === 'victim' && step.victim !== undefined) {
    return { options: [optionNamed(step.victim, options, [], state, names)] };
  }
  if (step.counter !== undefined && options.some(({ counter }) => counter === step.counter)) {
    const place = options.findIndex(
      (option) =>
        option.counter === step.counter &&
        (step.on === undefined || option.card === names.id(state, step.on)) &&
        (step.die === undefined || option.number === step.die),
    );
    return place < 0 ? null : { options: [place] };
  }
  if (step.activate !== undefined && purpose === 'trapped') return { options: [(step.ability ?? 1) - 1] };
  if (step.pass) return { options: [] };
  if (!step.choose) return null;
  if (purpose === 'each-die' && step.die !== undefined && step.die !== amount) {
    throw new ScenarioFault(`The die does not show ${step.die}; it shows ${amount}.`);
  }
  const host = step.on === undefined ? null : names.id(state, step.on);
  const isMeant = ({ card, number }: Choice): boolean =>
    (host === null || card === host) &&
    (purpose !== 'reroll' || step.die === undefined || number === step.die);
  const others = [...options.keys()].filter((at) => !isMeant(options[at] ?? {}));
  const taken: number[] = [];
  for (const one of step.choose) {
    taken.push(optionNamed(one, options, [...taken, ...others], state, names));
  }
  return { options: taken };
}

/** An option by player's name, card's label, kind of counter (with "of owner" where it matters), or number. */
function optionNamed(
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
  const place = options.findIndex((option, at) => !taken.includes(at) && is(option));
  if (place < 0) throw new ScenarioFault(`“${name}” is none of the options.`);
  return place;
}
