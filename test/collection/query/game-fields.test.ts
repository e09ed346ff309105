import { describe, expect, test } from 'vitest';
import type { KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import type { Choice, Field } from '../../../src-main/collection/query/field.js';
import { choicesOf, fieldsIn, rowOf } from '../../../src-main/collection/query/game-fields.js';
import type { Subject } from '../../../src-main/collection/query/subject.js';
import type { CardField, FieldChoice, FieldSearch, NamedValue } from '../../../src-main/games/card-fields.js';
import type { Game } from '../../../src-main/games/game.js';
import { subjectOf, worldOf } from './support.js';

interface Facts {
  readonly sum?: number;
}
type Search = FieldSearch<Card, Facts>;

const head = (name: string, examples: readonly string[]) => ({
  names: [name, `${name}s`],
  title: name,
  meaning: `It asks for ${name}.`,
  examples,
  place: 'printed' as const,
});
const number = (
  name: string,
  read: (card: Card, facts: Facts) => number | null,
  more: Partial<Search> = {},
): CardField =>
  row(name, {
    ...head(name, [`${name}:1`]),
    kind: 'number',
    needsFacts: false,
    blank: 'blank',
    offered: [],
    read,
    ...more,
  } as Search);
const row = (key: string, search: Search): CardField => ({ key, search }) as unknown as CardField;
const choice = (names: string, fits: FieldChoice['fits'], needsFacts = false): FieldChoice => ({
  names: names.split(' '),
  meaning: `that are ${names}`,
  needsFacts,
  fits,
});
const named = (id: string): NamedValue => ({ id, name: id, wordings: [id] });

const game = (id: string, fields: readonly CardField[], has: readonly FieldChoice[] = []): Game =>
  ({ id, cardFields: { fields, has } }) as unknown as Game;
const cardOf = (id: string, cost: number, facts: object | null = {}): Subject =>
  ({
    ...subjectOf({ cost }),
    card: { ...subjectOf({ cost, name: id }).card, game: id },
    facts,
  }) as unknown as Subject;
const world = worldOf([]);

function fieldOf(key: string, ...all: readonly Game[]): Field {
  const found = fieldsIn('printed', all).find(([one]) => one === key)?.[1];
  if (!found) throw new Error(`There is no field “${key}”.`);
  return found;
}
function numberOf(key: string, ...all: readonly Game[]) {
  const field = fieldOf(key, ...all);
  if (field.kind !== 'number') throw new Error(`“${key}” is no number.`);
  return field;
}
const fitting = (choices: readonly Choice[], subject: Subject): string =>
  choices.flatMap(({ names, fits }) => (fits(subject, world) ? [names[0]] : [])).join(' ');

const moons = cardOf('moons', 3);
const suns = cardOf('suns', 4);

describe('fields of one game', () => {
  test('are asked of all cards, in the order of its rows, where they are listed', () => {
    const law = { ...number('law', () => 1).search!, place: 'law' as const };
    const only = game('moons', [
      number('cost', ({ cost }) => cost),
      row('law', law),
      { key: 'unsearched' },
      number('size', () => 7),
    ]);
    expect(fieldsIn('printed', [only]).map(([key]) => key)).toEqual(['cost', 'size']);
    expect(fieldsIn('law', [only]).map(([key]) => key)).toEqual(['law']);
    expect(numberOf('cost', only).read(suns)).toBe(4);
    expect(rowOf(only.cardFields, 'size')?.key).toBe('size');
    expect(rowOf(only.cardFields, 'none')).toBeUndefined();
  });

  test('that need facts are blank as long as these are not known', () => {
    const sum = (_: Card, { sum: known = -1 }: Facts): number => known;
    const only = game('moons', [
      number('sum', sum, { needsFacts: true }),
      row('big', { ...head('big', []), kind: 'choice', choices: [choice('big', () => true, true)] }),
      row('part', {
        ...head('part', []),
        kind: 'names',
        values: { noun: 'part', known: () => [], of: () => ['a'] },
      }),
    ]);
    const unknown = cardOf('moons', 1, null);
    const known = cardOf('moons', 1, { sum: 5 });
    expect([unknown, known].map((card) => numberOf('sum', only).read(card))).toEqual([null, 5]);
    const [big, part] = [fieldOf('big', only), fieldOf('part', only)];
    if (big.kind !== 'choice' || part.kind !== 'names' || typeof part.source === 'string') throw new Error();
    expect([unknown, known].map((card) => fitting(big.choices, card))).toEqual(['', 'big']);
    const { of } = part.source;
    expect([unknown, known].map((card) => of(card))).toEqual([null, ['a']]);
  });

  test('that need none are told without facts', () => {
    const only = game('moons', [number('cost', ({ cost }, { sum: known = 9 }) => (cost ?? 0) + known)]);
    expect(numberOf('cost', only).read(cardOf('moons', 1, null))).toBe(10);
    const choices = choicesOf([only], () => [choice('any', () => true)]);
    expect(fitting(choices, cardOf('moons', 1, null))).toBe('any');
  });
});

describe('rows of two games with one key are one field', () => {
  test('a number: each game’s cards by its own row, names, examples and offers of both', () => {
    const offer = (value: string) => ({ value, name: `No. ${value}` });
    const [one, other] = [
      game('moons', [
        number('cost', ({ cost }) => cost, { offered: [offer('1'), offer('2')] }),
        number('size', () => 1),
      ]),
      game('suns', [
        number('cost', ({ cost }) => 10 * (cost ?? 0), {
          offered: [offer('2'), offer('3')],
          needsFacts: true,
          names: ['cost', 'price'],
          examples: ['price:2'],
        }),
      ]),
    ];
    const field = numberOf('cost', one, other);
    expect([moons, suns, cardOf('stars', 1)].map((card) => field.read(card))).toEqual([3, 40, null]);
    expect(field).toMatchObject({
      names: ['cost', 'costs', 'price'],
      examples: ['cost:1', 'price:2'],
      needsFacts: true,
      offered: [offer('1'), offer('2'), offer('3')],
    });
    expect(
      numberOf('cost', game('a', [number('cost', () => 1)]), game('b', [number('cost', () => 1)])).needsFacts,
    ).toBe(false);
    expect(numberOf('cost', other, one).needsFacts).toBe(true);
    expect(numberOf('size', one, other).read(suns)).toBeNull();
  });

  test('a text', () => {
    const text = (read: (card: Card) => string): CardField =>
      row('motto', { ...head('motto', []), kind: 'text', read });
    const field = fieldOf(
      'motto',
      game('moons', [text(() => 'Ébb')]),
      game('suns', [text(({ name }) => `Of ${name}`)]),
    );
    if (field.kind !== 'text') throw new Error();
    expect([moons, suns, cardOf('stars', 1)].map((card) => field.read(card))).toEqual(['ebb', 'of suns', '']);
  });

  test('a choice: values of one name are one, and say something of either game’s cards', () => {
    const kinds = (...choices: readonly FieldChoice[]): CardField =>
      row('kind', { ...head('kind', []), kind: 'choice', choices });
    const cheap = ({ cost }: Card): boolean => (cost ?? 0) < 4;
    const field = fieldOf(
      'kind',
      game('moons', [
        kinds(
          choice('new', () => true),
          choice('cheap low', cheap),
          choice('full', () => true),
        ),
      ]),
      game('suns', [
        kinds(
          choice('red', () => true),
          choice('cheap small', () => true, true),
        ),
      ]),
    );
    if (field.kind !== 'choice') throw new Error();
    expect(field.choices.map(({ names, needsFacts }) => [...names, needsFacts])).toEqual([
      ['new', false],
      ['cheap', 'low', 'small', true],
      ['full', false],
      ['red', false],
    ]);
    const of = (card: Subject): string => fitting(field.choices, card);
    expect(of(moons)).toBe('new cheap full');
    expect(of(cardOf('moons', 5))).toBe('new full');
    expect(of(suns)).toBe('cheap red');
    expect(of(cardOf('stars', 1))).toBe('');
  });

  test('names: those that either has', () => {
    const parts = (id: string): CardField =>
      row('part', {
        ...head('part', []),
        kind: 'names',
        values: { noun: `${id} part`, known: () => [named(id)], of: ({ cost }) => [`${id}-${cost}`] },
      });
    const field = fieldOf('part', game('moons', [parts('moon')]), game('suns', [parts('sun')]));
    if (field.kind !== 'names' || typeof field.source === 'string') throw new Error();
    const { noun, known, of } = field.source;
    expect(noun).toBe('moon part');
    expect(known()).toEqual([named('moon'), named('sun')]);
    expect([moons, suns, cardOf('suns', 1, null)].map((card) => of(card))).toEqual([
      ['moon-3'],
      ['sun-4'],
      [],
    ]);
  });

  test('three games', () => {
    const all = ['moons', 'suns', 'stars'].map((id, place) =>
      game(id, [number('cost', ({ cost }) => 10 * place + (cost ?? 0))]),
    );
    const field = numberOf('cost', ...all);
    expect(['moons', 'suns', 'stars'].map((id) => field.read(cardOf(id, 1)))).toEqual([1, 11, 21]);
  });

  test('fields of different kinds cannot be one', () => {
    const rows: CardField[] = [
      number('x', () => 1),
      row('x', { ...head('x', []), kind: 'text', read: () => '' }),
      row('x', { ...head('x', []), kind: 'choice', choices: [] }),
      row('x', { ...head('x', []), kind: 'names', values: { noun: 'x', known: () => [], of: () => [] } }),
    ];
    for (const a of rows)
      for (const b of rows) {
        const both = (): Field => fieldOf('x', game('moons', [a]), game('suns', [b]));
        if (a === b) expect(both().kind).toBe(a.search!.kind);
        else expect(both).toThrow(RangeError);
      }
  });

  test('values of “has”', () => {
    const has = choicesOf(
      [
        game('moons', [], [choice('cost', () => true)]),
        game('suns', [], [choice('cost', () => false), choice('glow', () => true)]),
      ],
      (fields) => fields.has,
    );
    expect([moons, suns].map((card) => fitting(has, card))).toEqual(['cost', 'glow']);
    expect(has.map(({ meaning }) => meaning)).toEqual(['that are cost', 'that are glow']);
  });
});
