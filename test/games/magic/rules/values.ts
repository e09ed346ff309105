/** What tests ask about objects as they are now. */
import { keywordBit, typeBit, colorBit } from '../../../../src-main/games/magic/rules/objects/bits.js';
import { characteristicsOf } from '../../../../src-main/games/magic/rules/objects/characteristics.js';
import type { Keyword } from '../../../../src-main/games/magic/cards/components/keywords.js';
import type { CardType } from '../../../../src-main/games/magic/cards/components/filters.js';
import type { Color } from '../../../../src-main/games/magic/cards/colors.js';
import type { Table } from './kit.js';

const valuesAt = (t: Table, name: string) => characteristicsOf(t.game.context, t.no(name));

/** "2/2" */
export const size = (t: Table, name: string): string => {
  const { power, toughness } = valuesAt(t, name);
  return `${power}/${toughness}`;
};
export const hasKeyword = (t: Table, name: string, keyword: Keyword['is']): boolean =>
  (valuesAt(t, name).keywordBits & keywordBit[keyword]) !== 0;
export const isType = (t: Table, name: string, type: CardType): boolean =>
  (valuesAt(t, name).types & typeBit[type]) !== 0;
export const isColor = (t: Table, name: string, color: Color): boolean =>
  (valuesAt(t, name).colors & colorBit[color]) !== 0;
export const subtypes = (t: Table, name: string): readonly string[] => valuesAt(t, name).subtypes;
