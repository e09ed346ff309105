import { randomInt } from 'node:crypto';

export const HIGHEST_SEED = 0xffff_ffff;

/** By chance. */
export const newSeed = (): number => randomInt(HIGHEST_SEED + 1);

/** The nth seed that follows from one: mixed, so that it has nothing to do with the next (Weyl sequence, MurmurHash3). */
export function seedOf(seed: number, nth: number): number {
  let mixed = (Math.imul(seed, 0x9e3779b1) + Math.imul(nth + 1, 0x85ebca77)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
