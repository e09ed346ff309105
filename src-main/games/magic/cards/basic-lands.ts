import type { Color } from './colors.js';
import type { Ability } from './components/abilities.js';

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

/** A basic land's own ability (MC-MANA-10, MC-TYPE-28): "{T}: Add {G} to your mana pool." Each once, since the nodes of designs are found by it. */
const manaAbilities = Object.fromEntries(
  basicLandNames.map((land): [BasicLand, Ability] => [
    land,
    {
      is: 'activated',
      costs: [{ is: 'tapThis' }],
      effects: [{ do: 'addMana', who: { is: 'you' }, mana: { is: 'symbols', symbols: [basicLands[land]] } }],
      limits: [],
    },
  ]),
) as Readonly<Record<BasicLand, Ability>>;
export const manaAbilityOf = (land: BasicLand): Ability => manaAbilities[land];
