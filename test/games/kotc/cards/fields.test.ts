import { describe, expect, it, test } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../../../src-main/games/kotc/cards/card.js';
import { kotcFactsOf } from '../../../../src-main/games/kotc/cards/facts.js';
import { kotcFields } from '../../../../src-main/games/kotc/cards/fields/card-fields.js';
import { componentName } from '../../../../src-main/games/kotc/cards/fields/components.js';
import type { FieldChoice, FieldValue } from '../../../../src-main/games/card-fields.js';

const creature = (edition: Card['edition'], fields: Partial<Card>): Card => ({
  ...blankCard('x', edition),
  ...fields,
});
const spell = (edition: Card['edition'], cost: number, text: string): Card =>
  creature(edition, { type: 'spell', cost, text });

const drawsTwo = { offense: 3, defense: 4, text: 'GREED: Draw 2 cards.' };
const cards = {
  blank: blankCard('x', 14),
  everywhere: creature(14, { name: 'Moon Gate', cost: 3, offense: 2, defense: 1 }),
  right: creature(14, { name: 'Fox', cost: 9, ...drawsTwo }),
  cheap: creature(14, { name: 'Fox', cost: 5, ...drawsTwo }),
  unread: spell(14, 1, 'Paint the moon.'),
  old: spell(6, 8, 'Target up to 1 card in play. Destroy all targets.'),
  barred: creature(6, {
    cost: 3,
    offense: 0,
    defense: 7,
    text: 'A41: Remove 1 counter from this card. Inflict 3 damage to any one player.',
  }),
  third: creature(3, { offense: 1, defense: 1 }),
  unmarked: creature(null, { cost: 1, offense: 0, defense: 4, text: 'This card has no abilities.' }),
};
type Name = keyof typeof cards;
const names = Object.keys(cards) as Name[];
const each = <T>(of: (card: Card) => T): Record<Name, T> =>
  Object.fromEntries(names.map((name) => [name, of(cards[name])])) as Record<Name, T>;

const field = (key: string) => {
  const row = kotcFields.fields.find((one) => one.key === key);
  if (!row) throw new Error(`There is no field “${key}”.`);
  return row;
};

const order = (key: string) => field(key).order!;
const cells = (key: string) => each((card) => order(key).cell!(card, kotcFactsOf(card)));
const having = ({ fits }: FieldChoice): string =>
  names.filter((name) => fits(cards[name], kotcFactsOf(cards[name]))).join(' ');
const chosen = (key: string): Record<string, string> => {
  const { search } = field(key);
  if (search?.kind !== 'choice') throw new Error(`“${key}” is no choice.`);
  return Object.fromEntries(search.choices.map((one) => [one.names[0], having(one)]));
};

const figures: Record<string, Partial<Record<Name, number>>> = {
  edition: { blank: 14, everywhere: 14, right: 14, cheap: 14, unread: 14, old: 6, barred: 6, third: 3 },
  cost: { everywhere: 3, right: 9, cheap: 5, unread: 1, old: 8, barred: 3, unmarked: 1 },
  offense: { everywhere: 2, right: 3, cheap: 3, barred: 0, third: 1, unmarked: 0 },
  defense: { everywhere: 1, right: 4, cheap: 4, barred: 7, third: 1, unmarked: 4 },
  price: { everywhere: 3, right: 9, cheap: 9, old: 8, barred: 3, unmarked: 1 },
  parts: {
    blank: 0,
    everywhere: 0,
    right: 1,
    cheap: 1,
    unread: 0,
    old: 2,
    barred: 2,
    third: 0,
    unmarked: 0,
  },
  spare: { everywhere: 0.5, right: 0, cheap: 0, old: 0, barred: 2.1, unmarked: 0.2 },
};

describe('what is searched and sorted by figures', () => {
  it.each(Object.keys(figures))('%s', (key) => {
    const { search } = field(key);
    const wanted = { ...each(() => null), ...figures[key] };
    expect(each((card) => search?.kind === 'number' && search.read(card, kotcFactsOf(card)))).toEqual(wanted);
    const sorting = field(key === 'parts' ? 'components' : key).order;
    if (sorting) expect(each((card) => sorting.read(card, kotcFactsOf(card)))).toEqual(wanted);
  });

  test('the type; in how many editions it is legal; the seal and play', () => {
    const sorted = (key: string) => each((card) => order(key).read(card, kotcFactsOf(card)));
    expect(sorted('type')).toEqual({ ...each(() => 'creature'), unread: 'spell', old: 'spell' });
    expect(sorted('legal')).toEqual({ ...each(() => 0), everywhere: 8, right: 4, old: 3, unmarked: 4 });
    const play = { blank: 2, everywhere: 1, unread: 3, third: 3 };
    expect(sorted('playable')).toEqual({ ...each(() => 0), ...play });
  });
});

describe('what is searched by choices', () => {
  const creatures = 'blank everywhere right cheap barred third unmarked';

  test('the type, and what is and has', () => {
    expect(chosen('type')).toEqual({ minion: creatures, spell: 'unread old' });
    const { kind, more } = kotcFields.is;
    const found = [...kind, ...more, ...kotcFields.has].map((one) => [one.names[0], having(one)]);
    expect(Object.fromEntries(found)).toEqual({
      minion: creatures,
      spell: 'unread old',
      playable: 'everywhere right old unmarked',
      legal: 'everywhere right old unmarked',
      illegal: 'blank cheap unread barred',
      sealed: 'right cheap old barred unmarked',
      understood: 'blank everywhere right cheap old barred unmarked',
      mispriced: 'cheap',
      level: 'everywhere right cheap unread old barred unmarked',
    });
  });

  test.each([
    [
      'legal',
      {
        17: 'everywhere right',
        16: 'everywhere right',
        15: 'everywhere right',
        14: 'everywhere right',
        13: '',
        12: '',
        11: 'everywhere unmarked',
        10: 'everywhere old unmarked',
        9: 'everywhere old unmarked',
        6: 'everywhere old unmarked',
        own: 'everywhere right old unmarked',
        any: 'everywhere right old unmarked',
      },
    ],
    [
      'banned',
      {
        17: '',
        16: '',
        15: '',
        14: '',
        13: '',
        12: 'old barred third unmarked',
        11: 'old barred',
        10: 'barred',
        9: 'barred',
        6: 'barred',
        own: 'barred',
        any: 'old barred third unmarked',
      },
    ],
    [
      'pruned',
      {
        17: 'old barred third',
        16: 'old barred third',
        15: 'old barred third',
        14: 'old barred third',
        13: 'old barred third',
        12: '',
        11: '',
        10: '',
        9: '',
        6: '',
        own: '',
        any: 'old barred third',
      },
    ],
    [
      'refurbished',
      { 17: '', 16: '', 15: '', 14: '', 13: '', 12: '', 11: '', 10: '', 9: '', 6: '', own: '', any: '' },
    ],
  ])('%s, by edition', (key, found) => expect(chosen(key)).toEqual(found));

  test('a card that a newer edition words anew is refurbished there, and legal', () => {
    const status = { ...kotcFactsOf(cards.old).status, 11: 'refurbished' as const };
    const facts = { ...kotcFactsOf(cards.old), status };
    const fits = (key: string): string[] => {
      const { search } = field(key);
      if (search?.kind !== 'choice') return [];
      return search.choices.filter((one) => one.fits(cards.old, facts)).map((one) => one.names[0]!);
    };
    expect(fits('refurbished')).toEqual(['11', 'any']);
    expect(fits('legal')).toEqual(['11', '10', '9', '6', 'own', 'any']);
    expect(fits('banned')).toEqual(['12', 'any']);
  });
});

describe('what columns say', () => {
  const nowhere = { text: 'nowhere', tone: 'faint' };

  test('where it is legal, the newest edition first', () =>
    expect(cells('legal')).toEqual({
      ...each(() => nowhere),
      everywhere: { text: '17 16 15 14 11 10 9 6' },
      right: { text: '17 16 15 14' },
      old: { text: '10 9 6' },
      unmarked: { text: '11 10 9 6' },
    }));

  test('seal and play', () => {
    const seal = { icon: 'seal', name: 'Sealed', note: 'It bears the seal' };
    const play = { icon: 'play', name: 'Playable', note: 'It can be played' };
    const unknown = {
      icon: 'unknown',
      name: 'Text not understood',
      note: 'Its text is not all in the guide',
    };
    const signs: Record<Name, unknown[]> = {
      blank: [],
      everywhere: [play],
      right: [seal, play],
      cheap: [seal],
      unread: [unknown],
      old: [seal, play],
      barred: [seal],
      third: [unknown],
      unmarked: [seal, play],
    };
    expect(cells('playable')).toEqual(
      Object.fromEntries(names.map((name) => [name, { text: '', signs: signs[name] }])),
    );
  });

  test('the price, and where another is printed', () => {
    expect(cells('price')).toEqual({
      ...each(() => null),
      everywhere: { text: '3' },
      right: { text: '9' },
      cheap: { text: '≠\u00a09', note: 'Printed: 5', tone: 'differs' },
      old: { text: '8' },
      barred: { text: '3' },
      unmarked: { text: '1' },
    });
    const free = { ...cards.right, cost: null };
    expect(order('price').cell!(free, kotcFactsOf(free))).toMatchObject({ note: 'Printed: nothing' });
  });

  test('components, as the newest guide prints them', () => {
    expect(cells('components')).toEqual({
      ...each(() => ({ text: '0', note: '' })),
      right: { text: '1', note: 'Draw x cards' },
      cheap: { text: '1', note: 'Draw x cards' },
      old: { text: '2', note: 'Target up to x on-field minions\nDestroy all targets' },
      barred: { text: '2', note: 'Remove x counters on this card\nInflict x damage to any one player' },
    });
    expect(componentName('no-such-thing')).toBe('no-such-thing');
  });
});

test('words that a card is found by', () => {
  expect(each((card) => kotcFields.labelOf(card))).toEqual({
    ...each(() => 'creature minion 14th Edition'),
    unread: 'spell 14th Edition',
    old: 'spell 6th Edition',
    barred: 'creature minion 6th Edition',
    third: 'creature minion 3rd Edition',
    unmarked: 'creature minion No edition',
  });
});

describe('what is printed and can be written', () => {
  const printed = (key: string) => field(key).printed!;
  const most = printed('cost').most!;

  it.each<[key: string, good: FieldValue[], bad: FieldValue[]]>([
    ['type', ['creature', 'spell'], ['minion', '', null, 1]],
    ['edition', [1, 6, 12, 17, null], [0, 18, 2.5, '6', '']],
    ['cost', [null, 0, 3, most], [-1, most + 1, '3']],
    ['offense', [null, 0, 3, most], [-1, most + 1, '3']],
    ['defense', [null, 0, 3, most], [-1, most + 1, '3']],
  ])('%s', (key, good, bad) => {
    for (const value of good) {
      const written = printed(key).write(cards.right, value);
      expect(written).toEqual({ ...cards.right, [key]: value });
      expect(printed(key).read(written)).toBe(value);
    }
    for (const value of bad) expect(() => printed(key).write(cards.right, value)).toThrow(RangeError);
  });

  it.each<[key: string, value: FieldValue, now: string, once: string]>([
    ['type', 'creature', 'Minion', 'Creature'],
    ['type', 'spell', 'Spell', 'Spell'],
    ['edition', 9, '9th Edition', '9th Edition'],
    ['edition', null, 'No edition', 'No edition'],
    ['cost', 3, '3', '3'],
    ['cost', 0, '0', '0'],
    ['cost', null, '', ''],
  ])('%s %s in the words of the card’s edition', (key, value, now, once) => {
    expect(printed(key).wordsFor(value, cards.right)).toBe(now);
    expect(printed(key).wordsFor(value, cards.old)).toBe(once);
  });

  it.each([
    ['type', 'Type', 'Type'],
    ['edition', 'Edition', 'Edition'],
    ['cost', 'Level', 'Resource cost'],
    ['offense', 'SP', 'Offense'],
    ['defense', 'HP', 'Defense'],
  ])('%s is called by the card’s edition', (key, now, once) =>
    expect([cards.right, cards.old].map((card) => printed(key).titleOn(card))).toEqual([now, once]),
  );

  test('a card comes over into another edition with what it costs there', () => {
    const moved = printed('edition').move!(cards.unmarked, 14);
    expect(moved).toMatchObject({ kind: 'reworded', notes: [], card: { edition: 14, text: '' } });
    expect(printed('edition').move!(cards.old, 9)).toMatchObject({ kind: 'unchanged', notes: [] });
  });
});
