import { describe, expect, test } from 'vitest';
import type { GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import { readText, type CardType } from '../../../../src-main/games/kotc/cards/language/read.js';
import { evaluate, formula } from '../../../../src-main/games/kotc/cards/price/formula.js';
import {
  fraction,
  roundUp,
  toDecimal,
  toText,
} from '../../../../src-main/games/kotc/cards/price/fraction.js';
import { priceCard } from '../../../../src-main/games/kotc/cards/price/price.js';
import { receiptOf } from '../../../../src-main/games/kotc/cards/price/receipt.js';
import { spareUses } from '../../../../src-main/games/kotc/cards/price/spare.js';

const sacrifice = 'You must sacrifice 1 card in play to summon this creature.';

describe('exact numbers', () => {
  test('are shortened, rounded up and shown', () => {
    expect(toText(fraction(6, -4))).toBe('-3/2');
    expect(
      [fraction(5, 2), fraction(-5, 2), fraction(4), fraction(0)].map((value) => toText(roundUp(value))),
    ).toEqual(['3', '-2', '4', '0']);
    expect([fraction(7, 5), fraction(-1, 2), fraction(13, 12), fraction(1, 8)].map(toDecimal)).toEqual([
      '1.4',
      '-0.5',
      '13/12',
      '0.125',
    ]);
    expect(() => fraction(1, 0)).toThrow(RangeError);
  });

  test('formulas read as the guides print them', () => {
    const letters = { x: fraction(3), y: fraction(2), t: fraction(1, 2) };
    const value = (text: string): string => toText(evaluate(formula(text), letters));
    expect(['4xt', '(x+4y)/5', 'yy/x', 'x/(y+1)', 'x/5+t', '3x/2', '2x+1'].map(value)).toEqual([
      '6',
      '11/5',
      '4/3',
      '1',
      '11/10',
      '9/2',
      '7',
    ]);
    for (const wrong of ['', '2a', '(x', 'x+', 'x)']) expect(() => formula(wrong)).toThrow(SyntaxError);
  });
});

describe('the receipt', () => {
  const cardOf = (
    text: string,
    edition: GuideEdition,
    type: CardType,
    offense: number | null,
    defense: number | null,
  ) => {
    const card = { ...readText(text, type, edition), type, offense, defense };
    const price = priceCard(card, edition);
    if (!price) throw new Error('It has no price.');
    return { card, lines: receiptOf(card, price), spare: spareUses(card, edition) };
  };

  test('fills the numbers in and says what rounding wastes', () => {
    const { lines } = cardOf('GREED: Draw 2 cards.', 14, 'creature', 1, 3);
    expect(lines).toEqual([
      {
        kind: 'step',
        what: 'SP and HP',
        how: '1 + 3 ÷ 2',
        value: '3',
        rounding: '2.5 → 3: half a level unused',
      },
      { kind: 'component', what: 'Draw 2 cards', how: '2x = 2 × 2 = 4', value: '4' },
      { kind: 'step', what: 'GREED', how: '4', value: '4' },
      { kind: 'total', what: 'Level', how: '3 + 4', value: '7' },
    ]);
  });

  test('[K09-BLD-29] [K14-LVL-09] shows how offense, defense and caveat make the body of a creature', () => {
    const classic = cardOf(sacrifice, 9, 'creature', 2, 6);
    expect(classic.lines.map(({ kind }) => kind)).toEqual(['component', 'step', 'total']);
    expect(classic.lines[0]).toMatchObject({ value: '2' });
    expect(classic.lines[1]).toEqual({
      kind: 'step',
      what: 'Offense and Defense',
      how: '2 + 6 ÷ 5 − 2',
      value: '6/5',
    });
    expect(cardOf('', 9, 'creature', 3, 10).lines).toEqual([
      { kind: 'step', what: 'Offense and Defense', how: '3 + 10 ÷ 5', value: '5' },
      { kind: 'total', what: 'Resource cost', how: '5', value: '5' },
    ]);
    expect(cardOf('', 14, 'creature', 2, 4).lines[0]).toEqual({
      kind: 'step',
      what: 'SP and HP',
      how: '2 + 4 ÷ 2',
      value: '4',
    });
    const spell = cardOf('Draw 2 cards.', 9, 'spell', null, null);
    expect(spell.lines.map(({ what }) => what)).not.toContain('Offense and Defense');
  });

  test('names the changes of one number that use it, the best first', () => {
    const { spare } = cardOf('GREED: Draw 2 cards.', 14, 'creature', 1, 3);
    expect(spare).toEqual([{ where: 'defense', id: null, variable: null, from: 3, to: 4, unused: '0' }]);
    const fifths = cardOf(sacrifice, 9, 'creature', 2, 6);
    expect(fifths.lines.at(-1)).toMatchObject({ value: '2', rounding: '1.2 → 2: 4/5 of a resource unused' });
    expect(fifths.spare[0]).toMatchObject({ where: 'defense', from: 6, to: 10, unused: '0' });
  });

  test('says when a minimum raises', () => {
    const { lines } = cardOf('Self-bury 1 in-play card→Draw 1 card.', 14, 'spell', null, null);
    expect(lines.find(({ kind }) => kind === 'step')).toMatchObject({
      how: '2 − 4',
      rounding: '-2 → 0: 2 levels unused',
    });
  });
});
