import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CardEdit, EditPreview } from '../../../src-main/api/answers/edit-answers.js';
import { BulkEdit } from '../../../src-renderer/rooms/bulk/bulk-edit.svelte.js';
import { editAtOnce } from '../../../src-renderer/rooms/bulk/edit-at-once.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { History } from '../../../src-renderer/shared/history/undo.svelte.js';
import { notices } from '../../../src-renderer/shared/notices/notices.svelte.js';

const cards = { ids: ['a', 'b'] };
const edit = (cost: number) => ({ cost: { set: cost } }) as unknown as CardEdit;
const batch = { batch: 'b1', changed: 2, created: 0, removed: 0, passedOver: 0, left: [] };
const previewOf = (changing: number) => ({ changing }) as unknown as EditPreview;

async function* events(...list: readonly object[]) {
  yield* list;
}

function workWith(edits: Record<string, unknown>) {
  const undo = vi.fn(async () => ({ ...batch, batch: 'b2' }));
  const client = { edits, batches: { undo } } as unknown as Client;
  return { work: new BulkEdit(client, cards), client, undo };
}

describe('what an edit of many cards would do', () => {
  beforeEach(() => void vi.useFakeTimers());

  test('is asked once nothing has been changed for a moment, and only of the last state', async () => {
    const preview = vi.fn(async () => previewOf(2));
    const { work } = workWith({ preview });
    work.show(edit(1));
    work.show(edit(2));
    expect(work.stale).toBe(true);
    await vi.runAllTimersAsync();
    expect(preview.mock.calls).toEqual([[{ cards, edit: edit(2) }, expect.anything()]]);
    expect(work.preview).toEqual(previewOf(2));
    expect(work.stale).toBe(false);
  });

  test('is not what an earlier question says when that is answered late', async () => {
    let late: (answer: EditPreview) => void = () => undefined;
    const answers = [new Promise<EditPreview>((keep) => (late = keep)), Promise.resolve(previewOf(2))];
    const { work } = workWith({ preview: () => answers.shift() });
    work.show(edit(1));
    await vi.runAllTimersAsync();
    work.show(edit(2));
    await vi.runAllTimersAsync();
    late(previewOf(1));
    await vi.runAllTimersAsync();
    expect(work.preview).toEqual(previewOf(2));
  });

  test('is nothing without an edit, also while a question is under way', async () => {
    const { work } = workWith({ preview: async () => previewOf(2) });
    work.show(edit(1));
    work.show(null);
    await vi.runAllTimersAsync();
    expect(work.preview).toBeNull();
    expect(work.stale).toBe(false);
  });
});

describe('an edit of many cards', () => {
  test('answers what was done; a failure is told, being cancelled is none', async () => {
    const done = workWith({
      apply: async () =>
        events({ kind: 'progress', done: 1, total: 2, doing: 'Writing' }, { kind: 'done', batch }),
    });
    expect(await done.work.apply(edit(1), 'set cost')).toEqual(batch);
    expect(done.work.progress).toBeNull();

    const failing = workWith({ apply: () => Promise.reject(new Error('The disk is full.')) });
    expect(await failing.work.apply(edit(1), 'set cost')).toBeNull();
    expect(failing.work.failure).toBe('The disk is full.');

    const cancelled = workWith({
      apply: (_: unknown, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('Aborted'))),
        ),
    });
    const applying = cancelled.work.apply(edit(1), 'set cost');
    cancelled.work.cancel();
    expect(await applying).toBeNull();
    expect(cancelled.work.failure).toBeNull();
  });

  test('that needs no look is one step back, and none where nothing was to be changed', async () => {
    const say = vi.spyOn(notices, 'say').mockImplementation(() => undefined);
    const history = new History();
    const wanted = { cards: ['a', 'b'], edit: edit(1), title: 'tag 2 cards', done: 'Tagged 2 cards.' };
    const nothing = workWith({ apply: async () => events({ kind: 'done', batch: null }) });
    await editAtOnce(nothing.client, history, wanted);
    expect(history.canUndo).toBe(false);
    expect(say.mock.calls[0]?.[0]).toBe('They are like that already; nothing was changed.');
    const { client, undo } = workWith({ apply: async () => events({ kind: 'done', batch }) });
    await editAtOnce(client, history, wanted);
    expect(history.undoName).toBe('tag 2 cards');
    await history.undo();
    expect(undo).toHaveBeenCalledWith({ batch: 'b1' });
  });
});
