import { describe, expect, test } from 'vitest';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { card } from '../../src-main/games/cards.js';
import { countCards, deck } from '../../src-main/cards/deck.js';
import { designEditions, editionOf, editions } from '../../src-main/games/kotc/cards/editions.js';
import { pictureId, picturePlacement } from '../../src-main/cards/picture.js';
import { someCard } from './samples.js';

const id = `${'0123456789abcdef'.repeat(2)}.jpg`;
const accepts = (fields: object): boolean => card.safeParse({ ...someCard(), ...fields }).success;

describe('a card', () => {
  test('is good when it is blank, in every edition', () => {
    for (const { number } of editions) {
      expect(card.safeParse(blankCard('11111111-1111-4111-8111-111111111111', number)).success).toBe(true);
    }
  });

  test('prints whole numbers from 0 to 999, or none', () => {
    for (const cost of [0, 999, null]) expect(accepts({ cost })).toBe(true);
    for (const cost of [-1, 1000, 1.5, '3', Number.NaN, undefined]) expect(accepts({ cost })).toBe(false);
  });

  test('holds texts up to their limits', () => {
    for (const [field, limit] of [
      ['name', 200],
      ['text', 5000],
      ['flavor', 1000],
      ['licence', 500],
    ] as const) {
      expect(accepts({ [field]: 'x'.repeat(limit) })).toBe(true);
      expect(accepts({ [field]: 'x'.repeat(limit + 1) })).toBe(false);
    }
    expect(accepts({ tags: Array.from({ length: 51 }, String) })).toBe(false);
  });

  test('is of an edition that exists, of a type that exists, and has an id', () => {
    for (const edition of [...designEditions, null]) expect(accepts({ edition })).toBe(true);
    for (const edition of [0, 18, 13.5, '9', undefined]) expect(accepts({ edition })).toBe(false);
    expect(accepts({ type: 'minion' })).toBe(false);
    expect(accepts({ id: '../../etc/passwd' })).toBe(false);
  });

  test('refuses fields that it does not know, so that none is lost on saving', () => {
    expect(accepts({ components: [] })).toBe(false);
  });
});

describe('a picture', () => {
  test('is named by 32 hexadecimal digits and its kind, never by a path', () => {
    expect(pictureId.safeParse(id).success).toBe(true);
    for (const wrong of [
      `../${id}`,
      id.toUpperCase(),
      id.slice(1),
      `${id}\n`,
      id.replace('jpg', 'svg'),
      `${id}/..`,
      '',
    ]) {
      expect(pictureId.safeParse(wrong).success, wrong).toBe(false);
    }
  });

  test('keeps something of itself when cropped', () => {
    const crop = (left: number, right: number) =>
      picturePlacement.safeParse({ id, crop: { left, right, top: 0, bottom: 0 } }).success;
    expect(crop(0.5, 0.4)).toBe(true);
    expect(crop(0.6, 0.4)).toBe(false);
    expect(crop(0, 0.96)).toBe(false);
    expect(crop(-0.1, 0)).toBe(false);
    const high = (top: number, bottom: number) =>
      picturePlacement.safeParse({ id, crop: { left: 0, right: 0, top, bottom } }).success;
    expect([high(0.5, 0.4), high(0.6, 0.4), high(0.49, 0.5)]).toEqual([true, false, false]);
  });

  test('is zoomed and shifted within reason', () => {
    const placed = (fields: object) => picturePlacement.safeParse({ id, ...fields }).success;
    expect(placed({ zoom: 20, x: -3, y: 3 })).toBe(true);
    for (const fields of [{ zoom: 0 }, { zoom: 21 }, { x: 3.1 }, { y: Number.NaN }, { fit: 'stretch' }]) {
      expect(placed(fields)).toBe(false);
    }
  });
});

describe('a deck', () => {
  const entry = { card: '11111111-1111-4111-8111-111111111111', name: 'Moth', copies: 3 };
  const whole = {
    id: entry.card,
    game: 'kotc',
    name: 'Deck',
    edition: 'kotc-09',
    entries: [entry, { ...entry, copies: 4 }],
  };

  test('has Cardwright’s back unless it says otherwise, and counts its copies', () => {
    const read = deck.parse(whole);
    expect(read.back).toBe('standard');
    expect(read.notes).toBe('');
    expect(countCards(read.entries)).toBe(7);
    expect(countCards([])).toBe(0);
  });

  test('refuses backs that are no pictures and entries without copies', () => {
    expect(deck.safeParse({ ...whole, back: 'back.png' }).success).toBe(false);
    expect(deck.safeParse({ ...whole, back: id }).success).toBe(true);
    for (const copies of [0, 1000, 1.5]) {
      expect(deck.safeParse({ ...whole, entries: [{ ...entry, copies }] }).success).toBe(false);
    }
  });
});

describe('the editions', () => {
  test('say creature up to the 11th and minion in the 14th', () => {
    expect(editionOf(11).terms).toMatchObject({
      creature: 'Creature',
      offense: 'Offense',
      cost: 'Resource cost',
    });
    expect(editionOf(14).terms).toMatchObject({
      creature: 'Minion',
      offense: 'SP',
      defense: 'HP',
      cost: 'Level',
    });
    expect(editionOf(null).indicator).toBeNull();
  });

  test('are refused when there is none of that number', () => {
    expect(() => editionOf(18 as 17)).toThrow(RangeError);
  });
});
