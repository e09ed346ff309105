import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../src-renderer/connection/client.js';
import { LibraryActions } from '../../../src-renderer/shared/library/library-actions.js';
import { notices } from '../../../src-renderer/shared/notices/notices.svelte.js';

/** A library of card ids with a trash, in which each removal has names of its own. */
function libraryOf(...ids: string[]) {
  const cards = new Set(ids);
  const trash = new Map<string, string>();
  let next = 0;
  let failing = '';
  let chosen = false;
  const make = () => {
    const id = `new${(next += 1)}`;
    cards.add(id);
    return { content: { id }, revision: 'r', readOnly: null };
  };
  const samples = ['s1', 's2'];
  const client = {
    library: {
      addSamples: async () => {
        const missing = samples.filter((id) => !cards.has(id));
        for (const id of missing) cards.add(id);
        return { cards: missing, decks: [], there: { cards: 2 - missing.length, decks: 1 } };
      },
    },
    cards: {
      create: async () => make(),
      duplicate: async ({ id }: { id: string }) => {
        if (id === failing) throw new Error('The disk is full');
        return make();
      },
      remove: async ({ ids: gone }: { ids: string[] }) => {
        if (failing === 'remove') throw new Error('The disk is full');
        return {
          trash: gone.map((id) => {
            cards.delete(id);
            const name = `trash${(next += 1)}`;
            trash.set(name, id);
            return name;
          }),
        };
      },
      restore: async ({ trash: names }: { trash: string[] }) => {
        for (const name of names) {
          const id = trash.get(name);
          if (id === undefined) throw new Error(`${name} is not in the trash`);
          trash.delete(name);
          cards.add(id);
        }
        return [];
      },
    },
  };
  const opened: string[] = [];
  const undoAtReload: (string | null)[] = [];
  const library = {
    reload: async () => void undoAtReload.push(actions.history.undoName),
    refresh: async () => undefined,
    chooseFolder: async () => chosen,
    openFolder: async () => undefined,
  };

  const actions = new LibraryActions(client as unknown as Client, library, (id) => opened.push(id));
  return {
    actions,
    opened,
    /** What undo would have taken back whenever the list was read anew. */
    undoAtReload,
    cards: () => [...cards].toSorted().join(' '),
    chooseNext: () => void (chosen = true),
    fail: (what: string) => void (failing = what),
  };
}

beforeEach(() => notices.dismiss());

describe('what is done to cards', () => {
  test('of a starter set that is there already only what is missing is added, and said', async () => {
    const { actions, cards } = libraryOf('a', 's1');
    await actions.addSamples('magic-classic');
    expect([cards(), notices.current?.text]).toEqual([
      'a s1 s2',
      'Added what was missing of the starter set: 1 card.',
    ]);
    await notices.current?.action?.run();
    expect(cards()).toBe('a s1');
    await actions.addSamples('magic-classic');
    const steps = actions.history.undoName;
    await actions.addSamples('magic-classic');
    expect(notices.current?.text).toBe('The starter set is in your library already: nothing is missing.');
    expect(actions.history.undoName).toBe(steps);
  });

  test('a deletion can be taken back from the moment in which the cards are seen to go', async () => {
    const { actions, undoAtReload } = libraryOf('a', 'b', 'c');
    await actions.remove(['a']);
    expect(undoAtReload).toEqual(['delete 1 card']);
  });

  test('a deletion is said with its way back, and can be undone and redone again and again', async () => {
    const { actions, cards } = libraryOf('a', 'b', 'c');
    await actions.remove(['a', 'b']);
    expect([cards(), notices.current?.text, actions.history.undoName]).toEqual([
      'c',
      'Deleted 2 cards.',
      'delete 2 cards',
    ]);
    await notices.current?.action?.run();
    for (let i = 0; i < 3; i += 1) {
      expect(cards()).toBe('a b c');
      await actions.history.redo();
      expect(cards()).toBe('c');
      await actions.history.undo();
    }
    expect(cards()).toBe('a b c');
  });

  test('a new card is opened, and undo takes it away without losing it', async () => {
    const { actions, opened, cards } = libraryOf();
    await actions.newCard();
    expect([opened, cards()]).toEqual([['new1'], 'new1']);
    await actions.history.undo();
    expect(cards()).toBe('');
    await actions.history.redo();
    expect(cards()).toBe('new1');
  });

  test('duplicating is one step for all copies', async () => {
    const { actions, cards } = libraryOf('a', 'b');
    expect(await actions.duplicate(['a', 'b'])).toEqual(['new1', 'new2']);
    expect(actions.history.undoName).toBe('duplicate 2 cards');
    await actions.history.undo();
    expect([cards(), actions.history.canUndo]).toEqual(['a b', false]);
  });

  test('when a copy fails, the ones before it stay and can be undone, and the reason is said', async () => {
    const { actions, cards, fail } = libraryOf('a', 'b');
    fail('b');
    await actions.duplicate(['a', 'b']);
    expect([cards(), notices.current?.text, notices.current?.tone]).toEqual([
      'a b new1',
      'The disk is full.',
      'error',
    ]);
    expect(actions.history.undoName).toBe('duplicate 1 card');
  });

  test('a deletion that fails leaves nothing to undo', async () => {
    const { actions, cards, fail } = libraryOf('a');
    fail('remove');
    await actions.remove(['a']);
    expect([cards(), actions.history.canUndo, notices.current?.text]).toEqual([
      'a',
      false,
      'The disk is full.',
    ]);
  });

  test('another folder ends what can be undone, a cancelled choice does not', async () => {
    const { actions, chooseNext } = libraryOf('a');
    await actions.remove(['a']);
    await actions.openLibrary();
    expect(actions.history.canUndo).toBe(true);
    chooseNext();
    await actions.openLibrary();
    expect(actions.history.canUndo).toBe(false);
  });

  test('nothing chosen, nothing done', async () => {
    const { actions } = libraryOf('a');
    await actions.remove([]);
    expect([actions.history.canUndo, notices.current]).toEqual([false, null]);
  });
});
