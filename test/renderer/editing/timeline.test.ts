import { beforeEach, expect, test, vi } from 'vitest';
import type { KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import { CardEditor } from '../../../src-renderer/rooms/designer/editor/card-editor.svelte.js';
import { takeBack } from '../../../src-renderer/shared/history/take-back.js';
import { History } from '../../../src-renderer/shared/history/undo.svelte.js';
import { notices } from '../../../src-renderer/shared/notices/notices.svelte.js';
import { CARD_ID, fakeClient, settle } from '../designer/fake-client.js';

beforeEach(() => void vi.useFakeTimers());

/** A library of one card, whose saves are written at once; rooms of the card share one history. */
function library(start: Partial<Card> = {}) {
  const fake = fakeClient(start);
  const history = new History();
  let revision = 1;
  const write = async (input: { card: Card; base: string }) => {
    const stored = fake.disk.stored;
    if (!stored) throw Object.assign(new Error('This card is not in the library.'), { code: 'NOT_FOUND' });
    if (stored.revision !== input.base) return { kind: 'conflict', current: stored };
    fake.disk.stored = { content: input.card, revision: `r${(revision += 1)}`, readOnly: null };
    return { kind: 'saved', revision: `r${revision}` };
  };
  Object.assign(fake.client.cards, { save: write });
  const opened = async () => {
    const editor = new CardEditor(fake.client, CARD_ID, history);
    await editor.open();
    await settle();
    return editor;
  };
  return { ...fake, history, opened, onDisk: () => fake.disk.stored?.content };
}

const rename = (editor: CardEditor, name: string) =>
  editor.change('edit name', (draft) => void (draft.name = name), 'name');

test('an edit is taken back after its room was left, on the disk, by its own name and that of the card', async () => {
  const { history, opened, onDisk } = library({ name: 'Old' });
  history.push({ name: 'edit 12 cards', undo: () => expect.unreachable(), redo: () => undefined });
  const editor = await opened();
  rename(editor, 'Stone');
  rename(editor, 'Stone Titan');
  expect(history.undoName).toBe('edit name');
  await editor.dispose();
  expect(onDisk()?.name).toBe('Stone Titan');
  expect(history.undoName).toBe('edit name in “Stone Titan”');
  await takeBack(history);
  expect(onDisk()?.name).toBe('Old');
  expect(notices.current?.text).toBe('Undone: edit name in “Stone Titan”.');
  expect(notices.current?.action?.label).toBe('Redo');
  expect(history.undoName).toBe('edit 12 cards');
  await notices.current?.action?.run();
  expect(onDisk()?.name).toBe('Stone Titan');
  expect(notices.current?.text).toMatch(/^Done again: edit name in “/);
});

test('it is taken back in the room where that stands again, and goes to the disk from there', async () => {
  const { history, opened, onDisk } = library({ name: 'Old' });
  const first = await opened();
  rename(first, 'New');
  await first.dispose();
  const second = await opened();
  expect(history.undoName).toBe('edit name');
  await history.undo();
  expect(second.card?.name).toBe('Old');
  await second.dispose();
  expect(onDisk()?.name).toBe('Old');
});

test('the cost that followed from a step goes back with it, also after the room was left', async () => {
  const { history, opened, onDisk } = library({ text: 'Draw a card.', cost: 2 });
  const editor = await opened();
  editor.costField = 'cost';
  editor.change('edit text', (draft) => void (draft.text = 'Draw 2 cards.'), 'text');
  editor.fillCost(4);
  editor.change('edit text', (draft) => void (draft.text = 'Draw 3 cards.'), 'text');
  editor.fillCost(6);
  await editor.dispose();
  expect(onDisk()).toMatchObject({ text: 'Draw 3 cards.', cost: 6 });
  await history.undo();
  expect(onDisk()).toMatchObject({ text: 'Draw a card.', cost: 2 });
  await history.redo();
  expect(onDisk()).toMatchObject({ text: 'Draw 3 cards.', cost: 6 });
});

test('what changed elsewhere in other fields since stays', async () => {
  const { history, opened, onDisk, disk } = library({ name: 'Old' });
  const editor = await opened();
  rename(editor, 'New');
  await editor.dispose();
  if (disk.stored)
    disk.stored = { ...disk.stored, content: { ...disk.stored.content, flavor: 'theirs' }, revision: 'r77' };
  await history.undo();
  expect(onDisk()).toMatchObject({ name: 'Old', flavor: 'theirs' });
});

test('a step of a card that is gone says so and lets the one before it be taken back', async () => {
  const { history, opened, disk } = library({ name: 'Old' });
  const before = vi.fn();
  history.push({ name: 'delete 2 cards', undo: before, redo: () => undefined });
  const editor = await opened();
  rename(editor, 'New');
  await editor.dispose();
  disk.stored = null;
  await expect(history.undo()).rejects.toThrow('This card is not in the library.');
  expect(history.undoName).toBe('delete 2 cards');
  await history.undo();
  expect(before).toHaveBeenCalledOnce();
});

test('typing in one card and then in another is two steps', async () => {
  const { history, opened } = library({ name: 'Old' });
  const first = await opened();
  rename(first, 'A');
  await first.dispose();
  const other = new CardEditor(fakeClient({ name: 'Other' }).client, CARD_ID.replace(/1$/, '2'), history);
  await other.open();
  await settle();
  rename(other, 'B');
  await history.undo();
  expect(other.card?.name).toBe('Other');
  expect(history.undoName).toBe('edit name in “A”');
});
