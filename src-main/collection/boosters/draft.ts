/**
 * A draft: everybody opens a pack, takes a card and passes the rest on, to the left in odd rounds and to the right in even ones.
 * What it is at any time follows from how it was begun and what its people have taken so far.
 */
import { z } from 'zod';
import { packLimits } from './limits.js';
import { packRecipe, packsOf, type PackCard } from './packs.js';

/** No pack of any recipe has more cards. */
const MOST_IN_PACK = 400;

export const draftRecord = packRecipe.omit({ packs: true }).extend({
  /** Packs that each seat opens, one after another. */
  rounds: z.number().int().min(1).max(packLimits.rounds),
  seats: z
    .array(z.enum(['person', 'computer']))
    .min(2)
    .max(packLimits.seats),
  /** Ids of the cards that people have taken, in the order in which they were asked. */
  taken: z.array(z.uuid()).max(packLimits.rounds * packLimits.seats * MOST_IN_PACK),
});
export type DraftRecord = z.infer<typeof draftRecord>;

/** What a card is worth to a computer drafter who has taken others before. */
export type Valuation = (card: string, own: readonly string[]) => number;

/** What the seat that is asked may know: its pack and what it has taken itself. */
export interface DraftQuestion {
  readonly seat: number;
  /** From 0. */
  readonly round: number;
  /** Cards that the seat has taken of this round's packs. */
  readonly pick: number;
  readonly pack: readonly string[];
  readonly own: readonly string[];
}

export type DraftStanding =
  | { readonly kind: 'asks'; readonly question: DraftQuestion }
  /** What each seat has taken, in its order. */
  | { readonly kind: 'over'; readonly pools: readonly (readonly string[])[] };

/** @throws RangeError for a taken card that was not in the pack */
export function draftAt(cards: readonly PackCard[], record: DraftRecord, worth: Valuation): DraftStanding {
  const { seats, rounds, taken } = record;
  const { length } = seats;
  const all = packsOf(cards, { ...record, packs: length * rounds });
  const pools: string[][] = seats.map(() => []);
  const left = [...taken];
  for (let round = 0; round < rounds; round += 1) {
    let packs = seats.map((_, seat) => [...(all[round * length + seat] ?? [])]);
    for (let pick = 0; packs.some((pack) => pack.length > 0); pick += 1) {
      // Nobody sees what others take of this round before having taken too.
      for (const [seat, who] of seats.entries()) {
        const pack = packs[seat] ?? [];
        const own = pools[seat] ?? [];
        if (pack.length === 0) continue;
        const card = who === 'computer' ? bestOf(pack, own, worth) : left.shift();
        if (card === undefined) return { kind: 'asks', question: { seat, round, pick, pack, own } };
        const place = pack.indexOf(card);
        if (place < 0)
          throw new RangeError(
            'That card is not in this pack. If cards of the set have changed since the draft began, throw it away and begin another.',
          );
        pack.splice(place, 1);
        own.push(card);
      }
      packs =
        round % 2 === 0
          ? [...packs.slice(-1), ...packs.slice(0, -1)]
          : [...packs.slice(1), ...packs.slice(0, 1)];
    }
  }
  return { kind: 'over', pools };
}

function bestOf(pack: readonly string[], own: readonly string[], worth: Valuation): string {
  const valued = pack.map((card) => ({ card, worth: worth(card, own) }));
  return valued.reduce((best, one) => (one.worth > best.worth ? one : best)).card;
}
