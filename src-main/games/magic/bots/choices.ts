/** What is chosen where a game asks for something else than actions and fights. */
import type {
  AssignDecision,
  CardId,
  CardsDecision,
  Choice,
  Decision,
  OptionsDecision,
  OrderDecision,
  PlayersDecision,
} from '../../../engine/decision.js';
import { firstSelection, selectionOf } from '../../../engine/decisions/selection.js';
import { lackedTogether, leastShares, placesForOneMore } from '../../../engine/decisions/shares.js';
import { effectsOn, worthOfAim } from './aims.js';
import { worthOfEffects } from './gains.js';
import type { Knowledge, Thing } from '../rules/views/knowledge.js';
import { isLand, thingsOf, thingWith, worthOf } from './worth.js';

/** So many lands in hand and play are enough. */
const ENOUGH_LANDS = 6;

/** What a card of a hand is worth to be kept. */
function worthInHand(view: Knowledge, thing: Thing): number {
  if (!isLand(thing)) return 1 + worthOf(thing) * 0.5;
  const lands = [...thingsOf(view, 'mine'), ...thingsOf(view, 'mine', 'hand')].filter(isLand);
  return lands.length > ENOUGH_LANDS ? 0 : 4;
}

/** What it is worth to choose a card for what is asked. */
function worthOfCard(decision: Decision, view: Knowledge, id: CardId): number {
  const thing = thingWith(view, id);
  // What nobody knows yet, as of a library, is rather had than not.
  if (!thing) return 0.01;
  const about = thingWith(view, decision.about);
  const whose = thing.player === view.me ? 1 : -1;
  switch (decision.purpose) {
    case 'target':
    case 'targets':
      return worthOfAim(view, about, { card: id });
    case 'sacrifice':
    case 'returned':
    case 'removed':
    case 'tapped':
      return -worthOf(thing);
    case 'discard':
    case 'discarded':
    case 'handSize':
      return -whose * worthInHand(view, thing);
    case 'untap':
      return 0;
    case 'host':
      return about ? worthOfAim(view, about, { card: id }) : 0;
    default: {
      const worth = about ? worthOfAim(view, about, { card: id }) : 0;
      return worth === 0 ? worthOf(thing) * 0.01 * whose : worth;
    }
  }
}

/** Where it is no loss to choose as few as possible, it is no gain to choose more than do good. */
const wanted = (worths: readonly number[], least: number, most: number): number =>
  Math.max(least, Math.min(most, worths.filter((worth) => worth > 0).length));

function bestPlaces(
  { least, most, constraints }: Pick<CardsDecision, 'least' | 'most' | 'constraints'>,
  worths: readonly number[],
): readonly number[] {
  const order = [...worths.keys()].toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0));
  const count = wanted(worths, least, most);
  if (!constraints) return order.slice(0, count);
  return (
    selectionOf(count, order, constraints) ?? firstSelection([...worths.keys()], { least, most, constraints })
  );
}

export const chosenCards = (decision: CardsDecision, view: Knowledge): CardId[] =>
  bestPlaces(
    decision,
    decision.cards.map((id) => worthOfCard(decision, view, id)),
  ).map((place) => decision.cards[place] as CardId);

/** An effect is for me, or against the weakest of the others. */
export function chosenPlayers(
  { players, about, least }: PlayersDecision,
  view: Knowledge,
): readonly number[] {
  const source = thingWith(view, about);
  const worth = (player: number): number =>
    worthOfAim(view, source, { player }) + (player === view.me ? 0.01 : 0);
  return players.toSorted((a, b) => worth(b) - worth(a)).slice(0, Math.max(1, least));
}

export function chosenOptions(decision: OptionsDecision, view: Knowledge): readonly number[] {
  const about = thingWith(view, decision.about);
  const worth = (option: Choice): number => {
    if (decision.purpose === 'mode' && about) return worthOfMode(view, about, (option.number ?? 1) - 1);
    if (option.card !== undefined) return worthOfCard(decision, view, option.card);
    return option.player === undefined ? 0 : worthOfAim(view, about, option);
  };
  return bestPlaces(decision, decision.options.map(worth));
}

function worthOfMode(view: Knowledge, about: Thing, mode: number): number {
  let worth = 0;
  for (const effects of effectsOn(about)) {
    for (const effect of effects) {
      if (effect.do === 'chooseOne') worth += worthOfEffects(view, effect.modes[mode] ?? [], null);
    }
  }
  return worth;
}

/** The dearest of libraries on top. */
export const chosenOrder = ({ cards }: OrderDecision, view: Knowledge): readonly CardId[] =>
  cards.toSorted((a, b) => worthAt(view, b) - worthAt(view, a));
const worthAt = (view: Knowledge, id: CardId): number => {
  const thing = thingWith(view, id);
  return thing ? worthInHand(view, thing) : 0;
};

/** Enough for one after the other, the dearest that can be destroyed first; the rest goes on where it can. */
export function chosenShares(decision: AssignDecision, view: Knowledge): readonly number[] {
  const { shares, total } = decision;
  const given = shares.map(({ least }) => least);
  let left = total - given.reduce((sum, one) => sum + one, 0);
  const worth = (place: number): number => {
    const thing = thingWith(view, shares[place]?.to.card);
    return thing && thing.player !== view.me ? worthOf(thing) : 0;
  };
  const order = [...shares.keys()]
    .filter((place) => !shares[place]?.after)
    .toSorted((a, b) => worth(b) - worth(a));
  for (const place of order) {
    const { least, most, enough = least } = shares[place] ?? { least: 0, most: 0 };
    const more = Math.min(enough, most) - (given[place] ?? 0);
    if (more <= 0 || more > left - lackedTogether(decision, given)) continue;
    given[place] = (given[place] ?? 0) + more;
    left -= more;
  }
  for (; left > 0; left -= 1) {
    const places = placesForOneMore(decision, given);
    const place = places.find((one) => shares[one]?.after) ?? places[0];
    if (place === undefined) return leastShares(decision);
    given[place] = (given[place] ?? 0) + 1;
  }
  return given;
}

/** A hand is kept that can do something; a payment is made where what it is for is worth it. */
export function isConfirmed(decision: Decision, view: Knowledge): boolean {
  if (decision.purpose !== 'keep') return decision.purpose !== 'payToFight';
  const hand = thingsOf(view, 'mine', 'hand');
  const lands = hand.filter(isLand).length;
  return hand.length < 6 || (lands >= 2 && lands <= hand.length - 2);
}
