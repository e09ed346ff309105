import type { IconPath } from '../design.js';
import type { GroundName } from '../../../paint/magic/grounds.js';
import type { LightName } from '../../../paint/magic/lights.js';
import type { Pose } from '../../../paint/magic/picture.js';

export type Rarity = 'common' | 'uncommon' | 'rare';

/** The icon with its author's folder in the game-icons set, where it stands, in which light and how. */
export type Art = readonly [icon: IconPath, ground: GroundName, light: LightName, pose?: Pose];

/** A Magic card as it is thought up. Its picture, its collector number and its ids are made from this. */
export interface MagicDesign {
  readonly name: string;
  /** Symbols: "{1}{W}"; empty for a land. */
  readonly cost: string;
  /** The whole type line: "Creature — Soldier". */
  readonly type: string;
  readonly rarity: Rarity;
  /** As printed; null on what is no creature. */
  readonly stats: readonly [power: string, toughness: string] | null;
  /** One paragraph for each ability. */
  readonly text: string;
  readonly flavor: string;
  /** Of a token, which has no cost to take them from: "W". */
  readonly colors?: string;
  readonly art: Art;
}

/** "2/2" is power 2 and toughness 2. */
export function creature(
  name: string,
  cost: string,
  type: string,
  stats: `${string}/${string}`,
  rarity: Rarity,
  text: string,
  flavor: string,
  art: Art,
): MagicDesign {
  const [power = '', toughness = ''] = stats.split('/');
  return { name, cost, type, rarity, stats: [power, toughness], text, flavor, art };
}

export const spell = (
  name: string,
  cost: string,
  type: string,
  rarity: Rarity,
  text: string,
  flavor: string,
  art: Art,
): MagicDesign => ({ name, cost, type, rarity, stats: null, text, flavor, art });

export const land = (name: string, rarity: Rarity, text: string, flavor: string, art: Art): MagicDesign =>
  spell(name, '', 'Land', rarity, text, flavor, art);
