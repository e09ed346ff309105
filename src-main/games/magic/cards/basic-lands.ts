import type { Color } from './colors.js';

/** The basic lands, with the mana that each gives (MC-TYPE-28, MC-MANA-10). A land's type equals its name, so the name says it (MC-CARD-33). */
export const basicLands = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
} as const satisfies Record<string, Color>;
export type BasicLand = keyof typeof basicLands;

export const basicLandNames = Object.keys(basicLands) as readonly BasicLand[];

/** The basic land of a name, in capitals or not; null: a land of that name is nonbasic (MC-TYPE-29). */
export function basicLandOf(name: string): BasicLand | null {
  const small = name.trim().toLowerCase();
  return basicLandNames.find((land) => land.toLowerCase() === small) ?? null;
}
