/** Packs of a set, as a shop would sell them: so many cards of each rarity in each, the same for the same seed. */
import { z } from 'zod';
import { limits } from '../../cards/limits.js';
import { chanceFrom, shuffled } from '../../engine/chance/chance.js';
import { packLimits } from './limits.js';

export const packRecipe = z.strictObject({
  packs: z.number().int().min(1).max(packLimits.packs),
  /** Of each rarity that is named so many cards; the other rarities are in no pack. Left out: as usual for the set. */
  slots: z
    .array(
      z.strictObject({
        rarity: z.string().min(1).max(limits.tag),
        count: z.number().int().min(0).max(packLimits.inSlot),
      }),
    )
    .max(20)
    .optional(),
  seed: z.number().int().min(0).max(packLimits.seed),
});
export type PackRecipe = z.infer<typeof packRecipe>;

/** A card as packs are made of it. */
export interface PackCard {
  readonly id: string;
  readonly rarity: string;
}

export interface Slot {
  readonly rarity: string;
  readonly count: number;
}

/** From what a pack has most of to what it has least of. */
const usual: readonly Slot[] = [
  { rarity: 'common', count: 7 },
  { rarity: 'uncommon', count: 3 },
  { rarity: 'rare', count: 1 },
];
const rankOf = (rarity: string): number => {
  const rank = usual.findIndex((slot) => slot.rarity === rarity);
  return rank < 0 ? usual.length : rank;
};

/** What there is of each rarity, common ones first. */
export function raritiesOf(cards: readonly PackCard[]): readonly Slot[] {
  const counts = new Map<string, number>();
  for (const { rarity } of cards) counts.set(rarity, (counts.get(rarity) ?? 0) + 1);
  return [...counts]
    .map(([rarity, count]) => ({ rarity, count }))
    .toSorted((a, b) => rankOf(a.rarity) - rankOf(b.rarity) || (a.rarity < b.rarity ? -1 : 1));
}

/** What a pack of the set usually has: of a rarity that the set lacks, the cards are of the next more common one. */
export function usualSlots(cards: readonly PackCard[]): readonly Slot[] {
  const there = raritiesOf(cards);
  const slots = there.map(({ rarity }) => ({ rarity, count: rankOf(rarity) < usual.length ? 0 : 1 }));
  for (const { rarity, count } of usual) {
    const taken = slots.findLast((slot) => rankOf(slot.rarity) <= rankOf(rarity)) ?? slots[0];
    if (taken) taken.count += count;
  }
  return slots;
}

/**
 * Ids of the cards of each pack, those of rarer slots last. The cards of a rarity are dealt round, so that all have been there
 * before one comes again, and none is twice in a pack of which there are enough.
 */
export function packsOf(
  cards: readonly PackCard[],
  { packs, slots, seed }: PackRecipe,
): readonly (readonly string[])[] {
  const chance = chanceFrom(seed);
  const made: string[][] = Array.from({ length: packs }, () => []);
  for (const { rarity, count } of slots ?? usualSlots(cards)) {
    const ids = cards.filter((card) => card.rarity === rarity).map(({ id }) => id);
    if (ids.length === 0) continue;
    let pile: string[] = [];
    const fresh = (): string[] => shuffled(chance, [...ids.keys()]).flatMap((place) => ids[place] ?? []);
    for (const pack of made) {
      const inPack = new Set<string>();
      for (let nth = 0; nth < count; nth += 1) {
        // Once all are in the pack, they come again.
        if (inPack.size === ids.length) inPack.clear();
        if (!pile.some((id) => !inPack.has(id))) pile = [...pile, ...fresh()];
        const [card = ''] = pile.splice(
          pile.findIndex((id) => !inPack.has(id)),
          1,
        );
        inPack.add(card);
        pack.push(card);
      }
    }
  }
  return made;
}
