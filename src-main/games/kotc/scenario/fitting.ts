import type { Action, Choice, OptionsDecision, Refusal } from '../../../engine/decision.js';
import { ScenarioFault } from '../../../engine/scenario/fault.js';
import { fitNames, type Fitting } from '../../../engine/scenario/fitting.js';
import type { Names } from '../../../engine/scenario/names.js';
import type { Fit } from '../../../engine/scenario/scenario.js';
import type { KotcContext } from '../rules/context.js';
import type { PlayerAction } from '../rules/flow/player-action.js';
import type { KotcState } from '../rules/state/state.js';
import type { DecisionStep, OfferDescription } from './format.js';

/** Counters that wait for their moment are not removed where nothing comes of it, unless the step says so. */
export const refusalOfFit = (step: DecisionStep): Refusal | null =>
  waitsForItsMoment(step) ? notWasted : null;

/** Counters that are of use only when they are asked for by themselves (6th to 11th). */
const waitsForItsMoment = ({ counter, waste }: DecisionStep): boolean =>
  !waste && (counter === 'dice' || counter === 'immortality');

const notWasted: Refusal = {
  allowed: false,
  rule: '',
  because: 'Nothing would come of the counter now; write "waste" to remove it all the same',
};

/** What a step or "offers" of an expectation describes; a team or cards to exchange are said with the step alone. */
export const asOffer = ({
  attack,
  exchange,
  ...rest
}: DecisionStep | OfferDescription): OfferDescription => ({
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

/** What the step wants to do, for asking whether it may be done; null for what is no action. */
export function playerActionOf(step: DecisionStep, names: Names): PlayerAction | null {
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

/** What a step names for a purpose; null where it says another thing. */
export function namedIn(step: DecisionStep, purpose: string): readonly (string | number)[] | null {
  switch (purpose) {
    case 'attack':
    case 'defend':
    case 'pay':
    case 'reserves':
      return step[purpose] ?? null;
    case 'exchange-for':
      return step.for ?? null;
    case 'exchange':
      return step.exchange ?? null;
    case 'redraw':
      return step.redraw ?? step.choose ?? null;
    case 'victim':
      return step.victim === undefined ? null : [step.victim];
    case 'die':
    case 'burn':
      return step.die === undefined || step.choose ? null : [step.die];
    default:
      return step.choose ?? step.order ?? (step.number === undefined ? null : [step.number]);
  }
}

/** A die goes to one of several, and the question says what it shows. */
const hitsOneAfterAnother: readonly string[] = ['each-die', 'burn-at'];
/** One of the options is a die. */
const saysWhichDie: readonly string[] = ['reroll', 'voodoo'];

/** How a step fits options by words of its own; undefined: it has none for them. */
export function fitOptions(
  fitting: Fitting,
  step: DecisionStep,
  decision: OptionsDecision,
  game: KotcContext,
  names: Names,
): Fit | null | undefined {
  const { state } = game;
  const { purpose, options, amount } = decision;
  if (purpose === 'victim' && step.victim !== undefined) {
    return fitNames(fitting, [step.victim], decision, [], game, names);
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
  if (purpose === 'voodoo' && step.counter === 'voodoo')
    return fitVoodoo(fitting, step, decision, game, names);
  if (step.activate !== undefined && purpose === 'trapped') {
    return { reply: { options: [(step.ability ?? 1) - 1] } };
  }
  if (step.pass || !step.choose) return undefined;
  if (hitsOneAfterAnother.includes(purpose) && step.die !== undefined && step.die !== amount) {
    throw new ScenarioFault(`The die does not show ${step.die}; it shows ${amount}.`);
  }
  const host = step.on === undefined ? null : names.id(state, step.on);
  const isMeant = ({ card, number }: Choice): boolean =>
    (host === null || card === host) &&
    (!saysWhichDie.includes(purpose) || step.die === undefined || number === step.die);
  const others = [...options.keys()].filter((at) => !isMeant(options[at] ?? {}));
  return fitNames(fitting, step.choose, decision, others, game, names);
}

/** A Voodoo Counter is used by naming the minion at which it throws the die; of one alone that goes without saying. */
function fitVoodoo(
  fitting: Fitting,
  { on, victim, die }: DecisionStep,
  decision: OptionsDecision,
  game: KotcContext,
  names: Names,
): Fit | null {
  const { options, about } = decision;
  if (on !== undefined && about !== names.id(game.state, on)) return null;
  const others = [...options.keys()].filter(
    (at) => die !== undefined && options[at]?.number !== undefined && options[at]?.number !== die,
  );
  if (victim !== undefined) return fitNames(fitting, [victim], decision, others, game, names);
  if (options.length - others.length > 1) {
    throw new ScenarioFault('Say with "victim" at which minion the Voodoo Counter throws the die.');
  }
  return { reply: { options: [...options.keys()].filter((at) => !others.includes(at)) } };
}
