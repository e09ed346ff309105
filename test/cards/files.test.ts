import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FORMAT_VERSION,
  readCardFile,
  readDeckFile,
  writeCardFile,
  writeDeckFile,
} from '../../src-main/games/card-files.js';
import { cards, decks, someCard } from './samples.js';

const runs = { numRuns: 200 };
const file = (outer: Record<string, unknown>): string =>
  JSON.stringify({ format: 'cardwright-card', version: FORMAT_VERSION, card: someCard(), ...outer });

describe('card and deck files', () => {
  test('read back as what was written, whatever was in it', () => {
    fc.assert(
      fc.property(cards, (content) => {
        expect(readCardFile(writeCardFile(content))).toEqual({ kind: 'good', content });
      }),
      runs,
    );
    fc.assert(
      fc.property(decks, (content) => {
        expect(readDeckFile(writeDeckFile(content))).toEqual({ kind: 'good', content });
      }),
      runs,
    );
  });

  test('are made for version control: the same bytes again, indented, ending in a newline', () => {
    const written = writeCardFile(someCard({ name: 'Moth' }));
    const reading = readCardFile(written);
    expect(reading.kind === 'good' && writeCardFile(reading.content)).toBe(written);
    expect(written.endsWith('}\n')).toBe(true);
    expect(written).toContain('\n    "name": "Moth",\n');
  });

  test('may leave out what has a usual value', () => {
    const { tags: _, ...bare } = someCard({ name: 'Moth' });
    const reading = readCardFile(file({ card: { ...bare, picture: { id: `${'0f'.repeat(16)}.png` } } }));
    expect(reading).toMatchObject({
      kind: 'good',
      content: { tags: [], picture: { fit: 'cover', zoom: 1, x: 0, y: 0, crop: { left: 0 } } },
    });
  });

  test('of the first version are cards of no set, set out as the rulebooks show', () => {
    const {
      game: _game,
      look: _look,
      set: _set,
      favourite: _favourite,
      ...first
    } = someCard({ name: 'Moth' });
    expect(readCardFile(file({ version: 1, card: first }))).toEqual({
      kind: 'good',
      content: someCard({ name: 'Moth' }),
    });
  });
});

describe('a file of the time of one game', () => {
  const former = { ...someCard({ name: 'Moth' }), game: undefined };
  const formerDeck = (edition: unknown): string => {
    const deck = { id: former.id, name: 'Den', edition, entries: [], back: 'standard', notes: '' };
    return JSON.stringify({ format: 'cardwright-deck', version: 2, deck });
  };

  test('holds cards and decks of Keeper of the Cards, and names editions by numbers', () => {
    expect(readCardFile(file({ version: 2, card: former }))).toEqual({
      kind: 'good',
      content: someCard({ name: 'Moth' }),
    });
    expect([14, 6, 12, null].map((edition) => readDeckFile(formerDeck(edition)))).toMatchObject(
      ['kotc-14', 'kotc-06', 'kotc-12', null].map((edition) => ({ content: { game: 'kotc', edition } })),
    );
    expect(readDeckFile(formerDeck(99))).toMatchObject({
      kind: 'damaged',
      because: 'edition: it is no edition of Keeper of the Cards.',
    });
  });

  test('is of the third version once it is written, which names the game', () => {
    const read = readCardFile(file({ version: 2, card: former }));
    const written = read.kind === 'good' ? JSON.parse(writeCardFile(read.content)) : null;
    expect(written).toMatchObject({ version: 3, card: { game: 'kotc' } });
    expect(readCardFile(file({ card: former }))).toMatchObject({ kind: 'damaged' });
  });
});

describe('a file of a game that is not known', () => {
  const card = { ...someCard(), game: 'chess', rank: 3 };

  test('is read as far as every card goes, and not called damaged, of whichever version', () => {
    const { id, name, text } = card;
    for (const version of [2, FORMAT_VERSION, FORMAT_VERSION + 1]) {
      const read = readCardFile(file({ version, card }));
      expect(read).toMatchObject({ kind: 'foreign', game: 'chess', content: { id, name, text } });
      expect(read.kind === 'foreign' && read.content).not.toHaveProperty('rank');
    }
    const nameless = file({ card: { ...card, name: 3 } });
    expect(readCardFile(nameless)).toEqual({ kind: 'foreign', game: 'chess', content: null });
  });
});

describe('a file of a later program', () => {
  test('is shown when its content is understood', () => {
    const content = someCard({ name: 'Moth' });
    expect(readCardFile(file({ version: FORMAT_VERSION + 1, card: content, further: [] }))).toEqual({
      kind: 'newer',
      version: FORMAT_VERSION + 1,
      content,
    });
  });

  test('is newer, not damaged, when its content is not', () => {
    const card = { ...someCard(), components: [] };
    expect(readCardFile(file({ version: 7, card }))).toEqual({ kind: 'newer', version: 7, content: null });
  });
});

describe('a damaged file', () => {
  const because = (json: string): string => {
    const reading = readCardFile(json);
    return reading.kind === 'damaged' ? reading.because : `not damaged but ${reading.kind}`;
  };

  test('says what is wrong in a sentence', () => {
    expect(because('')).toMatch(/^It is not valid JSON: .+\.$/);
    expect(because(file({}).slice(0, -4))).toMatch(/^It is not valid JSON/);
    for (const json of [
      'null',
      '[]',
      '"card"',
      '{}',
      file({ format: 'cardwright-deck' }),
      file({ version: 0 }),
    ]) {
      expect(because(json)).toBe('It is not a Cardwright card.');
    }
  });

  test('names the place', () => {
    expect(because(file({ card: { ...someCard(), cost: -1 } }))).toMatch(/^cost: /);
    expect(because(file({ card: { ...someCard(), tags: ['a', 3] } }))).toMatch(/^tags\.1: /);
    expect(because(file({ card: { ...someCard(), colour: 'red' } }))).toContain('colour');
    expect(because(file({ card: undefined }))).toMatch(/^its content: /);
  });

  test('is what a deck is to the reader of cards, and the other way round', () => {
    expect(readDeckFile(file({})).kind).toBe('damaged');
  });

  test('never makes the reader throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        expect(['good', 'newer', 'foreign', 'damaged']).toContain(readCardFile(json).kind);
        expect(['good', 'newer', 'foreign', 'damaged']).toContain(readDeckFile(json).kind);
      }),
      runs,
    );
  });
});
