import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deck, DeckEntry } from '../../src-main/cards/deck.js';
import { NAMELESS, RESERVES_HEADING, writeDeckList } from '../../src-main/exchange/list/deck-list.js';

const entry = (name: string, copies: number, reserves?: number): DeckEntry => ({
  card: '00000000-0000-4000-8000-000000000001',
  name,
  copies,
  ...(reserves !== undefined && { reserves }),
});

const deckOf = (
  entries: DeckEntry[],
  name = 'First Steps',
): Pick<Deck, 'game' | 'name' | 'edition' | 'entries'> => ({
  game: 'kotc',
  name,
  edition: 'kotc-09',
  entries,
});

/** Counts by place, read back by the simplest of readers. */
function countsIn(text: string): { main: number; reserves: number } {
  const counts = { main: 0, reserves: 0 };
  let place: keyof typeof counts = 'main';
  for (const line of text.split('\n')) {
    if (line === `// ${RESERVES_HEADING}`) place = 'reserves';
    counts[place] += Number(/^(\d+) \S/.exec(line)?.[1] ?? 0);
  }
  return counts;
}

describe('a deck as text', () => {
  it('says name and edition, then counts and names, then the reserves', () => {
    const text = writeDeckList(deckOf([entry('Ember Fox', 4, 1), entry('Old Oak', 2), entry('Moth', 3, 3)]));
    expect(text).toBe(
      [
        '// Deck: First Steps',
        '// Game: Keeper of the Cards',
        '// Edition: 9th Edition',
        '',
        '3 Ember Fox',
        '2 Old Oak',
        '',
        '// Reserves',
        '1 Ember Fox',
        '3 Moth',
        '',
      ].join('\n'),
    );
  });

  it('leaves out what there is not', () => {
    expect(writeDeckList({ game: 'kotc', name: ' ', edition: null, entries: [] })).toBe(
      '// Deck: Unnamed deck\n// Game: Keeper of the Cards\n',
    );
  });

  it('names what has no name, and keeps a name of several lines in one', () => {
    const lines = writeDeckList(deckOf([entry(' \n', 1), entry('Two\r\n\tlines', 1)])).split('\n');
    expect(lines).toContain(`1 ${NAMELESS}`);
    expect(lines).toContain('1 Two lines');
  });

  it('gives every copy one place, whatever names and counts are', () => {
    const entries = fc.array(
      fc
        .record({
          name: fc.string({ unit: 'grapheme', maxLength: 30 }),
          copies: fc.integer({ min: 1, max: 999 }),
          reserves: fc.option(fc.integer({ min: 0, max: 999 }), { nil: undefined }),
        })
        .map(({ name, copies, reserves }) => entry(name, copies, reserves)),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(entries, fc.string({ maxLength: 30 }), (list, name) => {
        const text = writeDeckList(deckOf(list, name));
        const wanted = list.reduce((sum, { copies }) => sum + copies, 0);
        const aside = list.reduce((sum, { copies, reserves = 0 }) => sum + Math.min(copies, reserves), 0);
        expect(countsIn(text)).toEqual({ main: wanted - aside, reserves: aside });
        expect(text.endsWith('\n')).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
