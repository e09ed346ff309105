/** Changes of a deck that are worth trying: fewer of a card, more of another that it has, or copies of one that it does not have. */
import type { Card } from '../../cards/card.js';
import { judgeCard, judgeDeck } from '../../games/judging.js';
import { seedOf } from '../../play/new-game/seeds.js';
import type { DrawnEffect } from '../statistics/drawn-effect.js';
import type { DeckExperiment } from './deck-experiment.js';
import type { DeckWish, MadeDeckExperiment, Newcomer } from './make-deck-experiment.js';
import { costsApart } from './newcomers.js';

/** So many copies of one card make room for another; cards by their places in the deck, newcomers by places after those. */
export interface Change {
  readonly out: number;
  readonly in: number;
  readonly copies: number;
}

/** Copies that are changed at a time: one is seen in too few games to tell. */
const COPIES = 2;
/** Of the weakest and of the strongest so many are tried with each other. */
const CANDIDATES = 4;

/**
 * The most promising changes by what is known of the cards: exchanges best first, then, for half of them where there are any, newcomers. The law
 * has nothing more to say against the deck after any of them.
 * @param effects of each card of the deck @param most changes at most
 */
export function changesToTry(
  { wish, newcomers }: Pick<MadeDeckExperiment, 'wish' | 'newcomers'>,
  effects: readonly Pick<DrawnEffect, 'effect'>[],
  most: number,
): Change[] {
  const worth = effects.map(({ effect }) => effect ?? 0);
  const rising = [...worth.keys()].toSorted((a, b) => (worth[a] ?? 0) - (worth[b] ?? 0) || a - b);
  const gain = (change: Change): number => (worth[change.in] ?? 0) - (worth[change.out] ?? 0);
  const isLegal = lawFor(wish, newcomers);
  const weakest = rising.slice(0, CANDIDATES);
  const change = (out: number, into: number): Change => {
    const copies = Math.min(COPIES, wish.deck.cards[out]?.copies ?? 0);
    return { out, in: into, copies };
  };
  const exchanges = weakest
    .flatMap((out) => rising.slice(-CANDIDATES).map((into) => change(out, into)))
    .filter((one) => gain(one) > 0 && one.copies > 0 && isLegal(one))
    .toSorted((a, b) => gain(b) - gain(a));
  const brought = broughtIn(wish, newcomers, weakest, change, isLegal);
  const half = Math.min(brought.length, Math.max(Math.floor(most / 2), most - exchanges.length));
  return [...exchanges.slice(0, most - half), ...brought.slice(0, half)];
}

/** Each newcomer for one of the weakest cards, in turn the one that costs most nearly as much. */
function broughtIn(
  { deck }: DeckWish,
  newcomers: readonly Newcomer[],
  weakest: readonly number[],
  change: (out: number, into: number) => Change,
  isLegal: (change: Change) => boolean,
): Change[] {
  const left = [...newcomers.keys()];
  const changes: Change[] = [];
  for (let turn = 0; left.length > 0 && weakest.length > 0; turn += 1) {
    const out = weakest[turn % weakest.length] as number;
    const weak = deck.cards[out]?.card as Card;
    const apart = left.map((nth) => costsApart((newcomers[nth] as Newcomer).card, weak));
    const [nearest = 0] = left.splice(apart.indexOf(Math.min(...apart)), 1);
    const one = change(out, deck.cards.length + nearest);
    if (one.copies > 0 && isLegal(one)) changes.push(one);
  }
  return changes;
}

/** Whether the law has no more to say of the deck after a change than before. */
function lawFor(
  { deck: { cards: own, play }, rules: { rules } }: DeckWish,
  newcomers: readonly Newcomer[],
): (change: Change) => boolean {
  const cards = [...own, ...newcomers.map(({ card }) => ({ card, copies: 0 }))];
  const rulings = cards.map(({ card }) => judgeCard(card, rules.id));
  const reasonsWith = (change: Change | null): number => {
    const entries = cards.flatMap(({ card, copies }, place) => {
      const { status, reasons, points } = rulings[place] ?? {
        status: 'legal',
        reasons: [],
        points: undefined,
      };
      const now =
        copies + (change?.in === place ? change.copies : 0) - (change?.out === place ? change.copies : 0);
      return now > 0 ? [{ name: card.name, copies: now, status, reasons, points }] : [];
    });
    return judgeDeck(entries, rules.id, play).reasons.length;
  };
  const before = reasonsWith(null);
  return (change) => reasonsWith(change) <= before;
}

/** Nothing that was learned from the matches decides in these games: they have seeds of their own. */
const SEED_OF_CHANGES = 0xc4a9;

/** The games in which changes are tried: the same ones with each change as with the deck as it is. */
export const experimentWith = (
  { experiment, newcomers }: Pick<MadeDeckExperiment, 'experiment' | 'newcomers'>,
  changes: readonly Change[],
): DeckExperiment => ({
  ...experiment,
  seed: seedOf(experiment.seed, SEED_OF_CHANGES),
  changed: changes.map((change) => changedList(experiment, newcomers, change)),
});

/** The last copies make room, so that all others stay in their places. */
function changedList(
  { list, cards }: DeckExperiment,
  newcomers: readonly Newcomer[],
  { out, in: into, copies }: Change,
): number[] {
  const design = into < cards ? into : (newcomers[into - cards]?.place ?? out);
  const places = new Set(list.flatMap((card, place) => (card === out ? [place] : [])).slice(-copies));
  return list.map((card, place) => (places.has(place) ? design : card));
}
