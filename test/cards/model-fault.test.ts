import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { card } from '../../src-main/games/cards.js';
import { faultIn } from '../../src-main/cards/model-fault.js';
import { scenario } from '../../src-main/games/kotc/scenario/format.js';
import { someCard } from './samples.js';

function faultOf(model: z.ZodType, content: unknown): string {
  const { error } = model.safeParse(content);
  if (!error) throw new Error('The content fits.');
  return faultIn(error);
}

describe('what a model has against a content is said with the field and the values allowed', () => {
  const ofCard = (fields: object): string => faultOf(card, { ...someCard(), ...fields });

  test.each([
    [{ edition: 18 }, 'edition: it has to be 1 to 17 or null.'],
    [{ type: 'minion' }, 'type: it has to be “creature” or “spell”.'],
    [{ name: 7 }, 'name: it has to be text.'],
    [{ cost: 1000 }, 'cost: it has to be at most 999.'],
    [{ flavor: 'x'.repeat(1001) }, 'flavor: it has to be at most 1,000 characters long.'],
    [{ id: 'x' }, 'id: it is no id (a UUID).'],
    [{ name: undefined }, 'name: it is missing.'],
    [{ colour: 'red' }, 'its content: it has “colour”, which Cardwright does not know.'],
    [{ set: { id: 'x', number: 0 } }, 'set.id: it is no id (a UUID).'],
  ])('%o', (fields, sentence) => expect(ofCard(fields)).toBe(sentence));

  const ofScenario = (source: object): string => {
    const player = { name: 'Ann', hand: [] };
    return faultOf(scenario, {
      format: 'cardwright-scenario',
      version: 2,
      rules: 'kotc-14',
      name: 'x',
      cards: { Fox: source },
      players: [player, player],
    });
  };

  test('of a union, by the form that was most likely meant', () => {
    expect(ofScenario({ type: 'dragon' })).toContain(
      'cards.Fox.type: it has to be “minion”, “creature” or “spell”',
    );
    expect(ofScenario({ type: 'minion', edition: 18 })).toContain(
      'cards.Fox.edition: it has to be 1 to 17 or null',
    );
    expect(ofScenario({ starter: 7 })).toContain('cards.Fox.starter: it has to be text');
    expect(ofScenario({ file: 'a', sp: 1 })).toContain('cards.Fox');
  });

  test.each([
    [[1, 2], '1 or 2'],
    [[1, 2, 3], '1 to 3'],
    [[1, 2, 3, 5], '1 to 3 or 5'],
    [[1, 3, 5], '1, 3 or 5'],
    [[0.5, 1.5, 2.5], '0.5, 1.5 or 2.5'],
    [[-1, 0, 1, 'many'], '-1 to 1 or “many”'],
    [['a', 'ab', 'b'], '“a”, “ab” or “b”'],
    [['', '1', '11'], '“”, “1” or “11”'],
  ])('of the values %o, with runs of whole numbers by their ends', (values, called) => {
    expect(faultOf(z.literal(values), 'none')).toBe(`its content: it has to be ${called}.`);
  });

  test('of a part that is missing in every form, that it is missing', () => {
    const model = z.strictObject({ one: z.union([z.strictObject({ a: z.string() }), z.string()]) });
    expect(faultOf(model, {})).toBe('one: it is missing.');
    expect(faultOf(model, { one: 7 })).toBe('one: it has to be an object or text.');
  });

  test('of a union of plain values, by all of them', () => {
    expect(faultOf(z.union([z.string(), z.number()]), true)).toBe(
      'its content: it has to be text or a number.',
    );
    const shapes = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('a') }),
      z.strictObject({ kind: z.literal('b') }),
    ]);
    expect(faultOf(z.strictObject({ one: shapes }), { one: { kind: 'c' } })).toBe(
      'one.kind: it has to be “a” or “b”.',
    );
  });

  test.each<[model: z.ZodType, content: unknown, sentence: string]>([
    [z.number().multipleOf(5), 7, 'its content: it has to be a multiple of 5.'],
    [z.number().min(2), 1, 'its content: it has to be at least 2.'],
    [z.string().min(2), 'a', 'its content: it has to be at least 2 characters long.'],
    [
      z.array(z.number()).max(2000),
      Array.from({ length: 2001 }, () => 1),
      'its content: it has to be at most 2,000 entries long.',
    ],
    [z.record(z.enum(['a']), z.number()), { b: 1 }, 'a: it is missing.'],
    [z.record(z.string().max(1), z.number()), { bb: 1 }, 'bb: it may not be called so.'],
    [
      z.map(z.object({}), z.number()),
      new Map([[{}, 'b']]),
      'its content: an entry of it is not as expected.',
    ],
    [z.string().regex(/^a$/), 'b', 'its content: it is not written as it has to be.'],
    [z.string().regex(/^a$/, 'Write a.'), 'b', 'its content: Write a.'],
    [z.int(), 1.5, 'its content: it has to be a whole number.'],
    [z.boolean(), 1, 'its content: it has to be true or false.'],
    [z.array(z.string()), 1, 'its content: it has to be a list.'],
    [z.strictObject({}), 1, 'its content: it has to be an object.'],
    [z.record(z.string(), z.string()), 1, 'its content: it has to be an object.'],
    [z.bigint(), 1, 'its content: it has to be bigint.'],
    [z.strictObject({}), { a: 1, b: 2 }, 'its content: it has “a”, “b”, which Cardwright does not know.'],
    [z.strictObject({ a: z.array(z.string()) }), { a: ['b', 2] }, 'a.1: it has to be text.'],
    [z.never(), 1, 'its content: it has to be never.'],
  ])('of other kinds, case %#', (model, content, sentence) => expect(faultOf(model, content)).toBe(sentence));

  test.each<[content: unknown, sentence: string]>([
    // Of the forms { kind: "a", one, two }, { kind: "b", three } and a text, the nearest.
    [{ kind: 'a', one: 1 }, 'two: it is missing.'],
    [{ kind: 'b' }, 'three: it is missing.'],
    [{ kind: 'b', three: 'x' }, 'three: it has to be a number.'],
    [
      { kind: 'b', three: 1, one: 1, two: 1 },
      'its content: it has “one”, “two”, which Cardwright does not know.',
    ],
    [{ kind: 'b', three: 'x', four: 1 }, 'three: it has to be a number.'],
    [{ kind: 'c', one: 1, two: 2 }, 'kind: it has to be “a”.'],
    [{ kind: 'c', three: 1 }, 'kind: it has to be “b”.'],
    [7, 'its content: it has to be an object or text.'],
  ])('of several forms: %o', (content, sentence) => {
    const forms = z.union([
      z.strictObject({ kind: z.literal('a'), one: z.number(), two: z.number() }),
      z.strictObject({ kind: z.literal('b'), three: z.number() }),
      z.string(),
    ]);
    expect(faultOf(forms, content)).toBe(sentence);
  });

  test('of forms, the one with another tag is further away than one with fields too few or too many', () => {
    const tagged = z.union([
      z.strictObject({ kind: z.literal('a'), one: z.number(), two: z.number() }),
      z.strictObject({ kind: z.literal('b'), three: z.number() }),
    ]);
    expect(faultOf(tagged, { kind: 'b', one: 1, two: 2 })).toBe('three: it is missing.');
  });

  test('of plain forms, all that may stand there, unless one has more against it than its kind', () => {
    const word = z.union([z.literal('a'), z.number()]);
    expect(faultOf(word, true)).toBe('its content: it has to be “a” or a number.');
    expect(faultOf(word, undefined)).toBe('its content: it has to be “a” or a number.');
    const short = z.union([z.string().min(2), z.number()]);
    expect(faultOf(short, 'a')).toBe('its content: it has to be at least 2 characters long.');
    expect(faultOf(z.union([z.string(), z.string(), z.number()]), true)).toBe(
      'its content: it has to be text or a number.',
    );
  });

  test('what a model says itself stays as it is', () => {
    const model = z.number().refine((n) => n > 1, { message: 'A range ends before it begins.' });
    expect(faultOf(model, 0)).toBe('its content: A range ends before it begins.');
  });
});
