import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeckEntry } from '../../../src-main/cards/deck.js';
import { DeckDesk } from '../../../src-renderer/rooms/decks/deck/deck-desk.svelte.js';
import { DeckEditor } from '../../../src-renderer/rooms/decks/deck/deck-editor.svelte.js';
import { pressDeckKey } from '../../../src-renderer/rooms/decks/list/deck-keys.js';
import type { Session } from '../../../src-renderer/shared/session/session.svelte.js';
import { DECK_ID, fakeDecks, settle } from './fake-decks.js';
import { rowOf } from './rows.js';
import { kotcInfo } from '../games/info.js';

beforeEach(() => void vi.useFakeTimers());

const fox: DeckEntry = { card: 'fox', name: 'fox', copies: 4 };
const ant: DeckEntry = { card: 'ant', name: 'ant', copies: 2 };

const session = {
  game: (id: string) => (id === kotcInfo.id ? kotcInfo : undefined),
  settings: { deckRoom: { look: 'list', group: 'none', order: 'name', legalOnly: true } },
} as unknown as Session;

async function opened(entries: readonly DeckEntry[] = [ant, fox]) {
  const fake = fakeDecks(entries);
  const editor = new DeckEditor(fake.client, DECK_ID);
  await editor.open();
  await settle();
  return { ...fake, editor, desk: new DeckDesk(session, editor) };
}

const counts = (editor: DeckEditor) =>
  Object.fromEntries(editor.entries.map(({ card, copies, reserves = 0 }) => [card, [copies, reserves]]));

/** A key on the line where the keyboard is. */
function press(desk: DeckDesk, key: string, shiftKey = false): boolean {
  const line = desk.focused;
  const event = { key, shiftKey, ctrlKey: false, metaKey: false, altKey: false } as KeyboardEvent;
  return line !== undefined && pressDeckKey(event, desk, line, () => undefined);
}

describe('a deck in the making', () => {
  it('is saved some moments after a change, with the names that its cards have now', async () => {
    const { editor, desk, saved } = await opened();
    desk.add([rowOf('moth')]);
    await settle();
    expect(saved).toEqual([]);
    vi.advanceTimersByTime(1000);
    await settle();
    expect(saved.map(({ entries }) => entries.map(({ name }) => name))).toEqual([['ANT', 'FOX', 'MOTH']]);
    expect(editor.unsaved).toBe(false);
  });

  it('is judged anew with every change of its cards, and not with one of its name', async () => {
    const { editor, desk, read } = await opened();
    expect(read).toHaveLength(1);
    editor.change('rename the deck', { name: 'Wolves' });
    await settle();
    expect(read).toHaveLength(1);
    desk.add([rowOf('moth')]);
    await settle();
    expect(read.at(-1)?.map(({ card }) => card)).toEqual(['ant', 'fox', 'moth']);
    expect(desk.ruling).toMatchObject({ edition: 'kotc-09', legal: true });
  });

  it('takes back each step by its name', async () => {
    const { editor, desk } = await opened();
    desk.add([rowOf('moth', { name: 'Moth' })]);
    editor.seal();
    editor.change('edit notes', { notes: 'Fly.' });
    expect(editor.history.undoName).toBe('edit notes');
    await editor.history.undo();
    expect(editor.history.undoName).toBe('add “Moth”');
    await editor.history.undo();
    expect(counts(editor)).toEqual({ ant: [2, 0], fox: [4, 0] });
    await editor.history.redo();
    expect(counts(editor)).toHaveProperty('moth');
  });

  it('makes one step of several copies of one card, added at once', async () => {
    const { editor, desk } = await opened();
    for (let times = 0; times < 3; times += 1) desk.add([rowOf('fox')]);
    expect(counts(editor)).toEqual({ ant: [2, 0], fox: [7, 0] });
    await editor.history.undo();
    expect(counts(editor)).toEqual({ ant: [2, 0], fox: [4, 0] });
  });

  it('shows a card that a file names twice once', async () => {
    const { editor } = await opened([fox, ant, fox]);
    expect(counts(editor)).toEqual({ fox: [8, 0], ant: [2, 0] });
  });
});

describe('keys on a line', () => {
  it('walk, count, and put what is typed', async () => {
    const { editor, desk } = await opened();
    expect(desk.focused?.name).toBe('ANT');
    press(desk, 'ArrowDown');
    press(desk, '+');
    expect(counts(editor)).toEqual({ ant: [2, 0], fox: [5, 0] });
    press(desk, '1');
    press(desk, '2');
    expect(counts(editor)).toEqual({ ant: [2, 0], fox: [12, 0] });
    vi.advanceTimersByTime(5000);
    press(desk, '3');
    expect(counts(editor)).toEqual({ ant: [2, 0], fox: [3, 0] });
    expect(press(desk, 'x')).toBe(false);
  });

  it('take a card out, and the keyboard stays where it stood', async () => {
    const { editor, desk } = await opened([ant, fox, { card: 'moth', name: 'moth', copies: 1 }]);
    press(desk, 'ArrowDown');
    press(desk, 'Delete');
    expect(counts(editor)).toEqual({ ant: [2, 0], moth: [1, 0] });
    expect(desk.focused?.name).toBe('MOTH');
    press(desk, '0');
    expect(counts(editor)).toEqual({ ant: [2, 0] });
    expect(desk.focused?.name).toBe('ANT');
  });

  it('set copies aside as reserves and take them back, where the edition has them', async () => {
    const { editor, desk } = await opened();
    press(desk, 'r');
    expect(counts(editor)).toEqual({ ant: [2, 1], fox: [4, 0] });
    expect(desk.groups.map(({ place, copies }) => [place, copies])).toEqual([
      ['main', 5],
      ['reserves', 1],
    ]);
    press(desk, 'End');
    expect(desk.focused).toMatchObject({ place: 'reserves', copies: 1 });
    press(desk, '+');
    expect(counts(editor)).toEqual({ ant: [3, 2], fox: [4, 0] });
    press(desk, 'r', true);
    expect(counts(editor)).toEqual({ ant: [3, 0], fox: [4, 0] });
    editor.change('change the edition', { edition: 'kotc-14' });
    expect(press(desk, 'r')).toBe(false);
  });
});

describe('a deck that is changed elsewhere', () => {
  it('is taken over where nothing is unsaved', async () => {
    const { editor, write } = await opened();
    write({ name: 'Theirs' }, 'r2');
    await settle();
    expect(editor.deck?.name).toBe('Theirs');
    expect(editor.conflict).toBeNull();
  });

  it('is never overwritten unasked: keep mine', async () => {
    const { editor, disk, write } = await opened();
    editor.change('rename the deck', { name: 'Mine' });
    write({ name: 'Theirs' }, 'r2');
    vi.advanceTimersByTime(1000);
    await settle();
    expect(editor.conflict?.content.name).toBe('Theirs');
    expect(disk.stored?.content.name).toBe('Theirs');
    await editor.keepMine();
    expect(disk.stored?.content.name).toBe('Mine');
    expect(editor.conflict).toBeNull();
  });

  it('can be taken, and one’s own had back', async () => {
    const { editor, write } = await opened();
    editor.change('rename the deck', { name: 'Mine' });
    write({ name: 'Theirs' }, 'r2');
    vi.advanceTimersByTime(1000);
    await settle();
    editor.takeTheirs();
    expect(editor.deck?.name).toBe('Theirs');
    await editor.history.undo();
    expect(editor.deck?.name).toBe('Mine');
  });

  it('says so when it is gone, and reads its law again when a card of it changes', async () => {
    const { editor, disk, read, tell } = await opened();
    tell({ kind: 'changed', cards: ['fox'], decks: [], sets: [] });
    await settle();
    expect(read).toHaveLength(2);
    disk.stored = null;
    tell({ kind: 'changed', cards: [], decks: [DECK_ID], sets: [] });
    await settle();
    expect(editor.gone).toBe(true);
  });
});

it('a save that fails says why, keeps the deck, and succeeds when it can', async () => {
  const { editor, disk, saved } = await opened();
  disk.failure = 'The disk is full.';
  editor.change('rename the deck', { name: 'Mine' });
  vi.advanceTimersByTime(1000);
  await settle();
  expect(editor.saveFailure).toBe('The disk is full.');
  expect(editor.unsaved).toBe(true);
  disk.failure = null;
  await editor.flush();
  expect(saved.map(({ name }) => name)).toEqual(['Mine']);
  expect(editor.saveFailure).toBeNull();
});
