/** Changes of a deck that are worth trying: fewer of a card, more of another that it has. */
import { judgeCard, judgeDeck } from '../../games/judging.js';
import { seedOf } from '../../play/new-game/seeds.js';
import type { DrawnEffect } from '../statistics/drawn-effect.js';
import type { DeckExperiment } from './deck-experiment.js';
import type { DeckWish, MadeDeckExperiment } from './make-deck-experiment.js';

/** So many copies of one card make room for another; cards by their places in the deck. */
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
 * The most promising changes by what is known of the cards, best first. The law has nothing more to say against the deck after any of them.
 * @param effects of each card of the deck @param most changes at most
 */
export function changesToTry(
  wish: DeckWish,
  effects: readonly Pick<DrawnEffect, 'effect'>[],
  most: number,
): Change[] {
  const worth = effects.map(({ effect }) => effect ?? 0);
  const rising = [...worth.keys()].toSorted((a, b) => (worth[a] ?? 0) - (worth[b] ?? 0) || a - b);
  const gain = (change: Change): number => (worth[change.in] ?? 0) - (worth[change.out] ?? 0);
  const isLegal = lawFor(wish);
  return rising
    .slice(0, CANDIDATES)
    .flatMap((out) =>
      rising.slice(-CANDIDATES).map((into): Change => {
        const copies = Math.min(COPIES, wish.deck.cards[out]?.copies ?? 0);
        return { out, in: into, copies };
      }),
    )
    .filter((change) => gain(change) > 0 && change.copies > 0 && isLegal(change))
    .toSorted((a, b) => gain(b) - gain(a))
    .slice(0, most);
}

/** Whether the law has no more to say of the deck after a change than before. */
function lawFor({ deck: { cards, play }, rules: { rules } }: DeckWish): (change: Change) => boolean {
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
  { experiment }: Pick<MadeDeckExperiment, 'experiment'>,
  changes: readonly Change[],
): DeckExperiment => ({
  ...experiment,
  seed: seedOf(experiment.seed, SEED_OF_CHANGES),
  changed: changes.map((change) => changedList(experiment.list, change)),
});

/** The last copies make room, so that all others stay in their places. */
function changedList(list: readonly number[], { out, in: into, copies }: Change): number[] {
  const places = new Set(list.flatMap((card, place) => (card === out ? [place] : [])).slice(-copies));
  return list.map((card, place) => (places.has(place) ? into : card));
}
