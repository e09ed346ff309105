import { describe, expect, it } from 'vitest';
import { colorsInWords } from '../../../../src-main/games/magic/cards/colors.js';
import {
  colorsOfCost,
  isNoCost,
  noMana,
  readManaCost,
  totalManaCost,
  writeManaCost,
  type ManaCost,
} from '../../../../src-main/games/magic/cards/mana-cost.js';
import { sayManaCost } from '../../../../src-main/games/magic/cards/said-cost.js';

function costOf(text: string): ManaCost {
  const read = readManaCost(text);
  if (read === null || isNoCost(read)) throw new Error(`“${text}” is no cost`);
  return read;
}

describe('mana costs', () => {
  it('[MC-CARD-03] [MC-GR-12] each symbol is one part of the cost', () => {
    expect(costOf('{2}{U}{U}')).toEqual({ ...noMana, generic: 2, U: 2 });
  });

  it('[MC-GR-13] {X} counts beside the other symbols', () => {
    expect(costOf('{X}{X}{R}')).toEqual({ ...noMana, x: 2, R: 1 });
  });

  it.each([
    ['2UU', '{2}{U}{U}'],
    ['{2}{u}', '{2}{U}'],
    ['XR', '{X}{R}'],
    ['x1g', '{X}{1}{G}'],
    [' { 2 } W ', '{2}{W}'],
    ['gruwb10', '{10}{W}{U}{B}{R}{G}'],
    ['{R}{X}', '{X}{R}'],
    ['{0}{G}', '{G}'],
    ['0', '{0}'],
  ])('%s is written %s', (typed, canonical) => {
    expect(writeManaCost(costOf(typed))).toBe(canonical);
    expect(writeManaCost(costOf(canonical))).toBe(canonical);
  });

  it.each([
    ['4B', 'four and one black'],
    ['XRR', 'X and two red'],
    ['xx2wu', 'two X, two, one white and one blue'],
    ['0', 'zero'],
    ['30', '30'],
  ])('%s is read aloud “%s”', (typed, said) => {
    expect(sayManaCost(costOf(typed))).toBe(said);
  });

  it('a blank is no cost, which {0} is', () => {
    expect(readManaCost('  ')).toBeNull();
    expect(writeManaCost(null)).toBe('');
    expect(costOf('{0}')).toEqual(noMana);
  });

  it.each([
    ['{C}', '“{C}” is no mana symbol'],
    ['{T}', '{T} is no mana'],
    ['2U!', '“!” is no mana symbol'],
    ['{2}{3}', 'one number'],
    ['{1000}', 'at most 99'],
    ['{2', '“{” is no mana symbol'],
    ['{white}', '“{white}” is no mana symbol'],
  ])('%s is refused with what is wrong', (typed, because) => {
    const read = readManaCost(typed);
    expect(read !== null && isNoCost(read) ? read.because : null).toContain(because);
  });

  it('[MC-CARD-24] [MC-CARD-25] a card has each color in its cost', () => {
    expect(colorsOfCost(costOf('{2}{U}'))).toEqual(['U']);
    expect(colorsOfCost(costOf('{G}{W}'))).toEqual(['W', 'G']);
  });

  it('[MC-CARD-27] no colored symbol, no color', () => {
    expect(colorsOfCost(costOf('{4}'))).toEqual([]);
    expect(colorsOfCost(null)).toEqual([]);
    expect(colorsInWords([])).toBe('colorless');
    expect(colorsInWords(['R', 'W', 'U'])).toBe('white, blue, and red');
  });

  it('[MC-Q-33] {X} counts 0 in the total mana cost', () => {
    expect(totalManaCost(costOf('{X}{2}{R}'))).toBe(3);
    expect(totalManaCost(null)).toBe(0);
  });
});
