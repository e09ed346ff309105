import type { SetPacks } from '../../../../src-main/api/answers/set-answers.js';

/** What packs are dealt by. */
export interface Recipe {
  readonly packs: number;
  /** Null: as usual for the set. */
  readonly slots: SetPacks['slots'] | null;
  readonly seed: number;
}

/** A seed that nobody chose. */
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export const firstRecipe = (): Recipe => ({ packs: 6, slots: null, seed: freshSeed() });

/** The slots with so many cards of a rarity. */
export const withCount = (slots: SetPacks['slots'], rarity: string, count: number): SetPacks['slots'] =>
  slots.map((slot) => (slot.rarity === rarity ? { rarity, count } : slot));

/** The recipe as it is asked. */
export const asked = (id: string, { packs, slots, seed }: Recipe) => ({
  id,
  packs,
  seed,
  ...(slots && { slots: [...slots] }),
});
