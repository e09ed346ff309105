/** Sets of card types, colours and keywords as bits of a number. */
import { colors, type Color } from '../../cards/colors.js';
import { cardTypes, type CardType } from '../../cards/components/filters.js';
import type { Keyword } from '../../cards/components/keywords.js';

const bitsOf = <T extends string>(words: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(words.map((word, place) => [word, 1 << place])) as Record<T, number>;

export const typeBit: Readonly<Record<CardType, number>> = bitsOf(cardTypes);
export const colorBit: Readonly<Record<Color, number>> = bitsOf(colors);
export const keywordBit: Readonly<Record<Keyword['is'], number>> = bitsOf([
  'firstStrike',
  'flying',
  'haste',
  'trample',
  'unblockable',
  'landwalk',
  'protection',
]);

export const CREATURE = typeBit.creature;
export const LAND = typeBit.land;
export const ARTIFACT = typeBit.artifact;
export const ENCHANTMENT = typeBit.enchantment;
/** What becomes a permanent when it resolves (MC-RES-11). */
export const PERMANENT = ARTIFACT | CREATURE | ENCHANTMENT | LAND;

const memberBits = <T extends string>(bits: Readonly<Record<T, number>>, members: readonly T[]): number => {
  let all = 0;
  for (const member of members) all |= bits[member];
  return all;
};
export const typeBits = (types: readonly CardType[]): number => memberBits(typeBit, types);
export const colorBits = (of: readonly Color[]): number => memberBits(colorBit, of);

/** Of more than one. */
export const isSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0;
