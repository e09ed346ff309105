import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import { CardEditor } from '../../../src-renderer/rooms/designer/editor/card-editor.svelte.js';
import { CARD_ID, emptyList, fakeClient, settle } from './fake-client.js';

beforeEach(() => void vi.useFakeTimers());

async function opened(start: Partial<Card> = {}) {
  const fake = fakeClient(start);
  const editor = new CardEditor(fake.client, CARD_ID);
  await editor.open();
  await settle();
  return { ...fake, editor };
}

const rename = (editor: CardEditor, name: string) =>
  editor.change('edit name', (draft) => void (draft.name = name), 'field name');

describe('layout', () => {
  it('asks one layout at a time, and always for the last state', async () => {
    const { editor, layouts } = await opened();
    rename(editor, 'a');
    rename(editor, 'ab');
    rename(editor, 'abc');
    await settle();
    expect(layouts).toHaveLength(1);
    layouts[0]?.answer(emptyList);
    await settle();
    expect(layouts.map(({ input }) => input.card.name)).toEqual(['', 'abc']);
    layouts[1]?.answer({ ...emptyList, width: 70 });
    await settle();
    expect(layouts).toHaveLength(2);
    expect(editor.list?.width).toBe(70);
  });

  it('keeps the last picture of the card and says why when a layout fails, and recovers', async () => {
    const { editor, layouts } = await opened();
    layouts[0]?.answer(emptyList);
    await settle();
    rename(editor, 'x');
    await settle();
    layouts[1]?.fail(new Error('The fonts could not be read.'));
    await settle();
    expect(editor.list).toBe(emptyList);
    expect(editor.layoutFailure).toBe('The fonts could not be read.');
    rename(editor, 'xy');
    await settle();
    layouts[2]?.answer(emptyList);
    await settle();
    expect(editor.layoutFailure).toBeNull();
  });
});

describe('undo', () => {
  it('merges a burst of typing into one named step, and parts it by a pause and by seal', async () => {
    const { editor } = await opened();
    rename(editor, 'a');
    rename(editor, 'ab');
    vi.advanceTimersByTime(5000);
    rename(editor, 'abc');
    editor.seal();
    rename(editor, 'abcd');
    expect(editor.history.undoName).toBe('edit name');
    await editor.history.undo();
    expect(editor.card?.name).toBe('abc');
    await editor.history.undo();
    expect(editor.card?.name).toBe('ab');
    await editor.history.undo();
    expect(editor.card?.name).toBe('');
    expect(editor.history.canUndo).toBe(false);
    await editor.history.redo();
    expect(editor.card?.name).toBe('ab');
  });

  it('takes back only the fields that the step changed, not what came from elsewhere since', async () => {
    const { editor, disk, saves, tellChanged } = await opened();
    rename(editor, 'mine');
    void editor.flush();
    await settle();
    saves[0]?.answer({ kind: 'saved', revision: 'r2' });
    await settle();
    disk.stored = {
      content: { ...disk.stored!.content, name: 'mine', flavor: 'theirs' },
      revision: 'r3',
      readOnly: null,
    };
    tellChanged();
    await settle();
    await editor.history.undo();
    expect(editor.card).toMatchObject({ name: '', flavor: 'theirs' });
  });

  it('pushes no step for a change that changes nothing', async () => {
    const { editor } = await opened({ name: 'a' });
    rename(editor, 'a');
    expect(editor.history.canUndo).toBe(false);
    expect(editor.unsaved).toBe(false);
  });
});

describe('saving', () => {
  it('waits for a pause, then saves the last state on the revision it began from', async () => {
    const { editor, saves } = await opened();
    rename(editor, 'a');
    await vi.advanceTimersByTimeAsync(400);
    rename(editor, 'ab');
    await vi.advanceTimersByTimeAsync(400);
    expect(saves).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(400);
    expect(saves.map(({ input }) => [input.card.name, input.base])).toEqual([['ab', 'r1']]);
    saves[0]?.answer({ kind: 'saved', revision: 'r2' });
    await settle();
    expect(editor.unsaved).toBe(false);
    rename(editor, 'abc');
    await vi.advanceTimersByTimeAsync(1000);
    expect(saves[1]?.input.base).toBe('r2');
  });

  it('never has two saves under way: flush waits, and writes what came in between', async () => {
    const { editor, saves } = await opened();
    rename(editor, 'a');
    const first = editor.flush();
    await settle();
    rename(editor, 'ab');
    const second = editor.flush();
    await settle();
    expect(saves).toHaveLength(1);
    saves[0]?.answer({ kind: 'saved', revision: 'r2' });
    await settle();
    expect(saves[1]?.input).toMatchObject({ card: { name: 'ab' }, base: 'r2' });
    saves[1]?.answer({ kind: 'saved', revision: 'r3' });
    await Promise.all([first, second]);
    expect(editor.unsaved).toBe(false);
  });

  it('keeps what could not be saved, says why, and saves it on the next try', async () => {
    const { editor, saves } = await opened();
    rename(editor, 'a');
    void editor.flush();
    await settle();
    saves[0]?.fail(new Error('The disk is full. Make room and try again.'));
    await settle();
    expect(editor.saveFailure).toBe('The disk is full. Make room and try again.');
    expect(editor.unsaved).toBe(true);
    void editor.flush();
    await settle();
    saves[1]?.answer({ kind: 'saved', revision: 'r2' });
    await settle();
    expect(editor.saveFailure).toBeNull();
    expect(editor.unsaved).toBe(false);
  });

  it('writes what is pending when it is disposed', async () => {
    const { editor, saves } = await opened();
    rename(editor, 'last words');
    void editor.dispose();
    await settle();
    expect(saves[0]?.input.card.name).toBe('last words');
  });
});

describe('changes from elsewhere', () => {
  async function inConflict() {
    const all = await opened();
    rename(all.editor, 'mine');
    void all.editor.flush();
    await settle();
    const theirs = {
      content: { ...all.disk.stored!.content, name: 'theirs' },
      revision: 'r9',
      readOnly: null,
    };
    all.disk.stored = theirs;
    all.saves[0]?.answer({ kind: 'conflict', current: theirs });
    await settle();
    return all;
  }

  it('stops saving at a conflict until a person has chosen', async () => {
    const { editor, saves } = await inConflict();
    expect(editor.conflict?.content.name).toBe('theirs');
    rename(editor, 'mine too');
    await vi.advanceTimersByTimeAsync(5000);
    expect(saves).toHaveLength(1);
  });

  it('"Keep mine" saves one\'s own on the new base', async () => {
    const { editor, saves } = await inConflict();
    void editor.keepMine();
    await settle();
    expect(saves[1]?.input).toMatchObject({ card: { name: 'mine' }, base: 'r9' });
    saves[1]?.answer({ kind: 'saved', revision: 'r10' });
    await settle();
    expect(editor.conflict).toBeNull();
    expect(editor.unsaved).toBe(false);
  });

  it('"Take theirs" shows theirs, and undo brings one\'s own back', async () => {
    const { editor, saves } = await inConflict();
    editor.takeTheirs();
    expect(editor.card?.name).toBe('theirs');
    expect(editor.unsaved).toBe(false);
    await editor.history.undo();
    expect(editor.card?.name).toBe('mine');
    await vi.advanceTimersByTimeAsync(1000);
    expect(saves[1]?.input.base).toBe('r9');
  });

  it('takes over what changed on disk when nothing of its own is pending', async () => {
    const { editor, disk, tellChanged, layouts } = await opened();
    layouts[0]?.answer(emptyList);
    disk.stored = { content: { ...disk.stored!.content, name: 'theirs' }, revision: 'r2', readOnly: null };
    tellChanged();
    await settle();
    expect(editor.card?.name).toBe('theirs');
    expect(layouts[1]?.input.card.name).toBe('theirs');
    expect(editor.conflict).toBeNull();
  });

  it('leaves own unsaved changes alone when the card changes on disk', async () => {
    const { editor, disk, tellChanged } = await opened();
    rename(editor, 'mine');
    disk.stored = { content: { ...disk.stored!.content, name: 'theirs' }, revision: 'r2', readOnly: null };
    tellChanged();
    await settle();
    expect(editor.card?.name).toBe('mine');
  });

  it('does not mistake its own save for a change from elsewhere', async () => {
    const { editor, disk, tellChanged, saves } = await opened();
    rename(editor, 'mine');
    void editor.flush();
    await settle();
    tellChanged();
    await settle();
    disk.stored = { content: { ...disk.stored!.content, name: 'mine' }, revision: 'r2', readOnly: null };
    saves[0]?.answer({ kind: 'saved', revision: 'r2' });
    await settle();
    expect(editor.card?.name).toBe('mine');
    expect(editor.conflict).toBeNull();
  });

  it('says when the file is gone, and when it is back', async () => {
    const { editor, disk, tellChanged } = await opened({ name: 'a' });
    const { stored } = disk;
    disk.stored = null;
    tellChanged();
    await settle();
    expect(editor.gone).toBe(true);
    expect(editor.card?.name).toBe('a');
    disk.stored = stored;
    tellChanged();
    await settle();
    expect(editor.gone).toBe(false);
  });
});

describe('opening', () => {
  it('does not change a card that is not to be written', async () => {
    const fake = fakeClient();
    fake.disk.stored = { ...fake.disk.stored!, readOnly: 'This card was made by a newer Cardwright.' };
    const editor = new CardEditor(fake.client, CARD_ID);
    await editor.open();
    rename(editor, 'x');
    expect(editor.card?.name).toBe('');
    expect(editor.history.canUndo).toBe(false);
    expect(editor.readOnly).toBe('This card was made by a newer Cardwright.');
  });

  it('misses no change while it opens: not before it follows the library, nor while the card is on its way', async () => {
    const { client, disk, tellChanged } = fakeClient({ name: 'first' });
    const changeTo = (name: string): void => {
      const { content } = disk.stored!;
      disk.stored = { content: { ...content, name }, revision: name, readOnly: null };
    };
    const [{ changes }, { get }] = [client.library, client.cards];
    client.library.changes = (...args) => {
      changeTo('second');
      return changes(...args);
    };
    let arrive: () => void = () => undefined;
    client.cards.get = async (...args) => {
      const stored = await get(...args);
      await new Promise<void>((done) => (arrive = done));
      return stored;
    };
    const editor = new CardEditor(client, CARD_ID);
    const opening = editor.open();
    await settle();
    changeTo('third');
    tellChanged();
    await settle();
    arrive();
    await opening;
    expect(editor.card?.name).toBe('second');
    await settle();
    arrive();
    await settle();
    expect(editor.card?.name).toBe('third');
  });

  it('says why a card cannot be opened', async () => {
    const fake = fakeClient();
    fake.disk.stored = null;
    const editor = new CardEditor(fake.client, CARD_ID);
    await editor.open();
    expect(editor.failure).toBe('This card is not in the library.');
    expect(editor.card).toBeNull();
  });
});
