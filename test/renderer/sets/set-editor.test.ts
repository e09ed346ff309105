import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardRow, SaveOutcome, Stored } from '../../../src-main/api/answers/answers.js';
import type { CardSet } from '../../../src-main/cards/card-set.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { SetEditor } from '../../../src-renderer/rooms/sets/set-editor.svelte.js';
import { rowOf } from '../decks/rows.js';
import { fakeLibrary, settle } from '../editing/fake-library.js';

beforeEach(() => void vi.useFakeTimers());

const ID = '00000000-0000-4000-8000-00000000005e';
const NEW = '00000000-0000-4000-8000-00000000005f';
const start: CardSet = { id: ID, name: 'Foxes', code: '', symbol: null, mark: 'none', notes: '' };

/** A body of the app with one set on its disk, of the cards in `rows`. It saves what is built on what lies there. */
function fakeSets(rows: readonly CardRow[]) {
  const disk: { stored: Stored<CardSet> | null; rows: readonly CardRow[] } = {
    stored: { content: start, revision: 'r1', readOnly: null },
    rows,
  };
  const edits: unknown[] = [];
  const { library, tell } = fakeLibrary();
  const there = (): Stored<CardSet> => {
    if (!disk.stored)
      throw Object.assign(new Error('This set is not in the library.'), { code: 'NOT_FOUND' });
    return disk.stored;
  };
  const client = {
    library,
    collection: {
      rows: async ({ ids }: { ids: readonly string[] }) => disk.rows.filter(({ id }) => ids.includes(id)),
    },
    edits: {
      apply: async (input: unknown) => {
        edits.push(input);
        return [];
      },
    },
    sets: {
      get: async () => there(),
      cards: async () => ({
        rows: there() && disk.rows.filter(({ set }) => set?.id === ID),
        report: { total: 0, without: 0, gaps: [], doubles: [] },
      }),
      create: async ({ set }: { set: Omit<CardSet, 'id'> }) => ({
        content: { ...set, id: NEW },
        revision: 'n1',
        readOnly: null,
      }),
      save: async ({ set, base }: { set: CardSet; base: string }): Promise<SaveOutcome<CardSet>> => {
        const current = there();
        if (current.revision !== base) return { kind: 'conflict', current };
        disk.stored = { content: set, revision: `${base}+`, readOnly: null };
        return { kind: 'saved', revision: `${base}+` };
      },
    },
  };
  return { client: client as unknown as Client, disk, edits, tell };
}

const inSet = (id: string, number: number): CardRow => rowOf(id, { set: { id: ID, number } });

async function opened(rows: readonly CardRow[] = [inSet('ant', 1), inSet('fox', 2)]) {
  const fake = fakeSets(rows);
  const editor = new SetEditor(fake.client, ID);
  await editor.open();
  await settle();
  return { ...fake, editor };
}

const shown = (editor: SetEditor) => editor.cards?.rows.map(({ id }) => id);

describe('a set on its page', () => {
  it('reads its cards anew when any card changes, and not for a deck', async () => {
    const { editor, disk, tell } = await opened();
    disk.rows = [inSet('moth', 1)];
    tell({ kind: 'changed', cards: [], decks: ['d'], sets: [] });
    await settle();
    expect(shown(editor)).toEqual(['ant', 'fox']);
    tell({ kind: 'changed', cards: ['moth'], decks: [], sets: [] });
    await settle();
    expect(shown(editor)).toEqual(['moth']);
  });

  it('takes back only what a step changed, in bursts', async () => {
    const { editor, disk, tell } = await opened();
    editor.change('rename set', { name: 'W' }, 'name');
    editor.change('rename set', { name: 'Wolves' }, 'name');
    await vi.advanceTimersByTimeAsync(1000);
    disk.stored = { content: { ...start, name: 'Wolves', notes: 'theirs' }, revision: 'r3', readOnly: null };
    tell({ kind: 'changed', cards: [], decks: [], sets: [ID] });
    await settle();
    await editor.history.undo();
    expect(editor.set).toMatchObject({ name: 'Foxes', notes: 'theirs' });
    expect(editor.history.canUndo).toBe(false);
  });

  it('whose other version was taken can be had back', async () => {
    const { editor, disk } = await opened();
    editor.change('rename set', { name: 'mine' });
    disk.stored = { content: { ...start, name: 'theirs' }, revision: 'r9', readOnly: null };
    await vi.advanceTimersByTimeAsync(1000);
    expect(editor.conflict?.content.name).toBe('theirs');
    editor.takeTheirs();
    expect(editor.set?.name).toBe('theirs');
    await editor.history.undo();
    expect(editor.set?.name).toBe('mine');
  });
});

describe('a set that was deleted elsewhere', () => {
  it('is kept as a new one with the cards that have come into no other since', async () => {
    const { editor, disk, tell, edits } = await opened();
    disk.stored = null;
    disk.rows = [rowOf('ant'), rowOf('fox', { set: { id: NEW.replace('5f', '60'), number: 1 } })];
    tell({ kind: 'changed', cards: ['ant', 'fox'], decks: [], sets: [ID] });
    await settle();
    expect(editor.gone).toBe(true);
    expect(editor.cardsFailure).toBeNull();
    expect(shown(editor)).toEqual(['ant', 'fox']);
    expect(await editor.keepAsNew()).toBe(NEW);
    expect(edits).toEqual([
      { cards: { ids: ['ant'] }, edit: { set: { id: NEW, numbers: 'next' } }, title: 'keep as a new set' },
    ]);
  });
});
