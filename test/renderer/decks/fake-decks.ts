import type { SaveOutcome, Stored } from '../../../src-main/api/answers/answers.js';
import type { DeckReading } from '../../../src-main/api/answers/deck-answers.js';
import type { Deck, DeckEntry } from '../../../src-main/cards/deck.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { fakeLibrary } from '../editing/fake-library.js';
import { rowOf } from './rows.js';

export { settle } from '../editing/fake-library.js';

export const DECK_ID = '00000000-0000-4000-8000-00000000000d';

/** A body of the app with one deck on its disk. It saves what is built on what lies there, and answers a conflict otherwise. */
export function fakeDecks(entries: readonly DeckEntry[] = []) {
  const content: Deck = {
    id: DECK_ID,
    game: 'kotc',
    name: 'Foxes',
    edition: 'kotc-09',
    entries: [...entries],
    back: 'standard',
    notes: '',
  };
  const disk: { stored: Stored<Deck> | null; failure: string | null } = {
    stored: { content, revision: 'r1', readOnly: null },
    failure: null,
  };
  const saved: Deck[] = [];
  const read: (readonly DeckEntry[])[] = [];
  const { library, tell } = fakeLibrary();
  const there = (): Stored<Deck> => {
    if (!disk.stored)
      throw Object.assign(new Error('This deck is not in the library.'), { code: 'NOT_FOUND' });
    return disk.stored;
  };
  const client = {
    decks: {
      get: async () => there(),
      list: async () => [],
      save: async ({ deck, base }: { deck: Deck; base: string }): Promise<SaveOutcome<Deck>> => {
        if (disk.failure !== null) throw new Error(disk.failure);
        const current = there();
        if (current.revision !== base) return { kind: 'conflict', current };
        saved.push(deck);
        const revision = `${base}+`;
        disk.stored = { content: deck, revision, readOnly: null };
        return { kind: 'saved', revision };
      },
      read: async ({ entries: asked }: { entries: readonly DeckEntry[] }): Promise<DeckReading> => {
        read.push(asked);
        return {
          rows: asked
            .filter(({ card }) => card !== 'gone')
            .map(({ card }) => rowOf(card, { name: card.toUpperCase() })),
          lost: asked.flatMap(({ card }) => (card === 'gone' ? [card] : [])),
          law: [{ edition: 'kotc-09', legal: asked.length > 0, playable: true, counted: [], reasons: [] }],
          figures: null,
          measures: [
            {
              edition: 'kotc-09',
              least: 40,
              most: 40,
              reserves: 10,
              hand: 5,
              redraw: false,
              draws: { least: 0, most: 2 },
              firstDraws: { least: 0, most: 1 },
            },
          ],
        };
      },
    },
    library,
  };
  return {
    client: client as unknown as Client,
    disk,
    saved,
    read,
    /** Somebody else writes the deck. */
    write: (change: Partial<Deck>, revision: string) => {
      disk.stored = { content: { ...content, ...change }, revision, readOnly: null };
      tell({ kind: 'changed', cards: [], decks: [DECK_ID], sets: [] });
    },
    tell,
  };
}
