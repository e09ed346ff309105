import { describe, expect, test, vi } from 'vitest';
import type { BatchRow, CardRow } from '../../../src-main/api/answers/answers.js';
import type { TrashRow } from '../../../src-main/api/answers/keeping-answers.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { History } from '../../../src-renderer/shared/history/undo.svelte.js';
import { KeepingActions } from '../../../src-renderer/rooms/keeping/keeping-actions.js';
import { notices } from '../../../src-renderer/shared/notices/notices.svelte.js';

const inTrash = (kind: TrashRow['kind'], trash: string): TrashRow =>
  ({ kind, trash, name: trash, removed: '2026-01-01T00:00:00.000Z' }) as unknown as TrashRow;
const card = (id: string): CardRow => ({ id, name: id }) as unknown as CardRow;

/** A library with a trash: what is removed lies there under a new name each time. */
function actionsWith() {
  let removals = 0;
  const trash = new Map([
    ['t-card', 'c1'],
    ['t-deck', 'd1'],
  ]);
  const there = new Set<string>();
  const remove = ({ ids }: { ids: readonly string[] }) =>
    Promise.resolve({
      trash: ids.map((id) => {
        there.delete(id);
        const name = `removed-${(removals += 1)}`;
        trash.set(name, id);
        return name;
      }),
    });
  const restore = vi.fn(async ({ trash: names }: { trash: readonly string[] }) =>
    names.map((name) => {
      const id = trash.get(name);
      if (id === undefined) throw new Error(`“${name}” is not in the trash any more.`);
      trash.delete(name);
      there.add(id);
      return id;
    }),
  );
  const erase = vi.fn(async () => undefined);
  let batches = 1;
  const undo = vi.fn(async () => ({
    batch: `b${(batches += 1)}`,
    changed: 2,
    removed: 0,
    created: 0,
    passedOver: 1,
    left: [{ kind: 'cards', id: 'c', name: 'Owl', because: 'Its name changed elsewhere at the same time.' }],
  }));
  const merge = vi.fn(async () => ({
    batch: 'b1',
    changed: 1,
    removed: 2,
    created: 0,
    passedOver: 0,
    left: [],
  }));
  let stands = 'v3';
  const versions = {
    restore: vi.fn(async ({ version }: { version: string }) => void (stands = version)),
    list: async () => ({ damaged: false, versions: [{ version: 'v3' }] }),
  };
  const client = {
    trash: { restore, erase },
    cards: { remove },
    decks: { remove },
    batches: { undo },
    duplicates: { merge },
    versions: { cards: versions },
  } as unknown as Client;
  const history = new History();
  const said: string[] = [];
  vi.spyOn(notices, 'say').mockImplementation((text) => void said.push(text));
  vi.spyOn(notices, 'complain').mockImplementation((text) => said.push(text));
  return {
    actions: new KeepingActions(client, history),
    history,
    there,
    said,
    undo,
    erase,
    stands: () => stands,
  };
}

describe('what is brought back from the trash', () => {
  test('goes there again with undo and comes back with redo, whatever its name in the trash is then', async () => {
    const { actions, history, there } = actionsWith();
    await actions.restore([inTrash('deck', 't-deck'), inTrash('card', 't-card')]);
    expect([...there].toSorted()).toEqual(['c1', 'd1']);
    for (let turn = 0; turn < 2; turn += 1) {
      await history.undo();
      expect([...there]).toEqual([]);
      await history.redo();
      expect([...there].toSorted()).toEqual(['c1', 'd1']);
    }
  });

  test('is told in a sentence where it is not there any more, and nothing can be undone', async () => {
    const { actions, history, said } = actionsWith();
    await actions.restore([inTrash('card', 'gone')]);
    expect(said).toEqual(['“gone” is not in the trash any more.']);
    expect(history.canUndo).toBe(false);
  });

  test('can not be undone when it is deleted for good', async () => {
    const { actions, history, erase } = actionsWith();
    await actions.erase([inTrash('card', 't-card')]);
    expect(erase).toHaveBeenCalledWith({ trash: ['t-card'] });
    expect(history.canUndo).toBe(false);
  });
});

test('an older version can be left again for the one that stood, and gone back to', async () => {
  const { actions, history, stands } = actionsWith();
  const subject = { kind: 'cards', id: 'c1', name: 'Wolf' } as const;
  expect(await actions.restoreVersion(subject, 'v1', 'yesterday')).toBe(true);
  expect(stands()).toBe('v1');
  await history.undo();
  expect(stands()).toBe('v3');
  await history.redo();
  expect(stands()).toBe('v1');
});

test('duplicates put together come apart by undoing the change, and together by undoing that', async () => {
  const { actions, history, said, undo } = actionsWith();
  await actions.merge(card('keep'), [card('a'), card('b')]);
  expect(said).toEqual(['Kept “keep”, removed 2. 1 deck names the one that stays.']);
  await history.undo();
  await history.redo();
  expect(undo.mock.calls).toEqual([[{ batch: 'b1' }], [{ batch: 'b2' }]]);
});

test('a large change that is taken back says what was left alone', async () => {
  const { actions, history, said } = actionsWith();
  await actions.takeBack({ batch: 'b9', title: 'tag 3 cards' } as unknown as BatchRow);
  expect(said).toEqual([
    'Taken back: tag 3 cards. “Owl” was left alone: its name changed elsewhere at the same time.',
  ]);
  expect(history.undoName).toBe('undo of tag 3 cards');
});
