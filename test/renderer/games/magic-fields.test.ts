import { describe, expect, test } from 'vitest';
import {
  costInWords,
  erasedCost,
  withGeneric,
  withSymbol,
} from '../../../src-renderer/games/magic/designer/cost-edits.js';
import {
  offeredSubtypes,
  partsOfLine,
  withParts,
} from '../../../src-renderer/games/magic/designer/type-edits.js';

describe('a mana cost by clicks', () => {
  test('has a symbol more, in the usual order, however it was typed', () => {
    expect(withSymbol('2UU', 'W')).toBe('{2}{W}{U}{U}');
    expect(withSymbol('rr', 'X')).toBe('{X}{R}{R}');
    expect(withSymbol('', 'G')).toBe('{G}');
    expect(withSymbol('{0}', 'G')).toBe('{G}');
    expect(withSymbol('2Q', 'G')).toBe('2Q{G}');
  });

  test('has a number that counts up and down to nothing', () => {
    expect(withGeneric('', 1)).toBe('{1}');
    expect(withGeneric('1', -1)).toBe('{0}');
    expect(withGeneric('0', -1)).toBe('');
    expect(withGeneric('', -1)).toBeNull();
    expect(withGeneric('{1}{G}', -1)).toBe('{G}');
    expect(withGeneric('G', -1)).toBeNull();
    expect(withGeneric('99', 1)).toBeNull();
    expect(withGeneric('2Q', 1)).toBeNull();
  });

  test('loses its last symbol, whole', () => {
    expect(erasedCost('{2}{U}{U}')).toBe('{2}{U}');
    expect(erasedCost('2UU')).toBe('2U');
    expect(erasedCost('12')).toBe('');
    expect(erasedCost('{10}')).toBe('');
    expect(erasedCost('')).toBe('');
  });

  test('is said in words', () => {
    expect(costInWords('xrr')).toEqual({ printed: '{X}{R}{R}', words: 'X + 2 mana, red' });
    expect(costInWords('3')?.words).toBe('3 mana, no color');
    expect(costInWords('')).toBeNull();
    expect(costInWords('2Q')).toBeNull();
  });
});

describe('a type line by its parts', () => {
  test('is read into them', () => {
    expect(partsOfLine('Token Artifact Creature — Golem Scout')).toMatchObject({
      choice: 'Artifact Creature',
      subtypes: ['Golem', 'Scout'],
      token: true,
    });
    expect(partsOfLine('enchant land')).toMatchObject({ choice: 'Enchant', host: 'Land' });
    expect(partsOfLine('Enchant Forest').host).toBe('Forest');
    expect(partsOfLine('Instant').canBeToken).toBe(false);
    expect(partsOfLine('Planes').choice).toBeNull();
  });

  test('becomes another by one of them, and keeps what still has a place', () => {
    expect(withParts('', { choice: 'Creature' })).toBe('Creature');
    expect(withParts('Creature — Elf', { choice: 'Artifact Creature' })).toBe('Artifact Creature — Elf');
    expect(withParts('Creature — Elf', { choice: 'Instant' })).toBe('Instant');
    expect(withParts('Token Creature — Elf', { choice: 'Sorcery' })).toBe('Sorcery');
    expect(withParts('Creature', { subtypes: ['forest', 'Spirit'] })).toBe('Creature — Forest Spirit');
    expect(withParts('Creature — Elf', { subtypes: [] })).toBe('Creature');
    expect(withParts('Creature — Elf', { token: true })).toBe('Token Creature — Elf');
    expect(withParts('Land', { choice: 'Enchant' })).toBe('Enchant Creature');
    expect(withParts('Enchant Creature', { host: 'Wall' })).toBe('Enchant Wall');
  });

  test('stays as it was typed where it cannot be read', () => {
    expect(withParts('Planes', { token: true })).toBe('Planes');
  });

  test('offers the types of other cards first, the most frequent before others', () => {
    const lines = ['Creature — Elf', 'Creature — Gull Elf', 'Instant', 'no type', 'Creature — Adder'];
    expect(offeredSubtypes(lines, ['Bear', 'Elf'])).toEqual(['Elf', 'Adder', 'Gull', 'Bear']);
  });
});
