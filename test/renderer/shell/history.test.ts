import { describe, expect, test } from 'vitest';
import { History, type Step } from '../../../src-renderer/history/undo.svelte.js';

/** A number that steps change, so that what undo really did can be seen. */
function counter() {
  let value = 0;
  const history = new History();
  const set = (after: number, name = `set ${after}`, mergeKey?: string): void => {
    const before = value;
    value = after;
    const step: Step = {
      name,
      undo: () => void (value = before),
      redo: () => void (value = after),
      ...(mergeKey !== undefined && { mergeKey }),
    };
    history.push(step);
  };
  return { history, set, value: () => value };
}

describe('the undo history', () => {
  test('names what it will undo and redo, and moves between them', async () => {
    const { history, set, value } = counter();
    expect([history.canUndo, history.undoName]).toEqual([false, null]);
    set(1, 'one');
    set(2, 'two');
    expect(history.undoName).toBe('two');
    await history.undo();
    expect([value(), history.undoName, history.redoName]).toEqual([1, 'one', 'two']);
    await history.redo();
    expect([value(), history.canRedo]).toEqual([2, false]);
  });

  test('a new step makes what was undone unreachable', async () => {
    const { history, set } = counter();
    set(1);
    await history.undo();
    set(5);
    expect([history.canRedo, history.redoName]).toEqual([false, null]);
  });

  test('steps of one burst merge: one undo goes back to before the first, one redo to after the last', async () => {
    const { history, set, value } = counter();
    for (const letter of [1, 2, 3]) set(letter, 'type name', 'name');
    await history.undo();
    expect([value(), history.canUndo]).toEqual([0, false]);
    await history.redo();
    expect(value()).toBe(3);
  });

  test('seal, another key or a step without one each end a burst', async () => {
    const { history, set, value } = counter();
    set(1, 'name', 'name');
    history.seal();
    set(2, 'name', 'name');
    set(3, 'flavor', 'flavor');
    set(4, 'plain');
    set(5, 'plain');
    const seen: number[] = [];
    while (history.canUndo) {
      await history.undo();
      seen.push(value());
    }
    expect(seen).toEqual([4, 3, 2, 1, 0]);
  });

  test('undo ends a burst too: typing on after it does not swallow the step below', async () => {
    const { history, set, value } = counter();
    set(1, 'name', 'name');
    history.seal();
    set(2, 'name', 'name');
    await history.undo();
    set(7, 'name', 'name');
    await history.undo();
    expect(value()).toBe(1);
  });

  test('a step that fails stays where it was, and its error is passed on', async () => {
    const history = new History();
    let works = false;
    history.push({
      name: 'delete 2 cards',
      undo: () => (works ? Promise.resolve() : Promise.reject(new Error('The disk is full.'))),
      redo: () => undefined,
    });
    await expect(history.undo()).rejects.toThrow('The disk is full.');
    expect([history.undoName, history.canUndo, history.canRedo]).toEqual(['delete 2 cards', true, false]);
    works = true;
    await history.undo();
    expect([history.canUndo, history.redoName]).toEqual([false, 'delete 2 cards']);
  });

  test('a second undo while one is under way does nothing', async () => {
    const history = new History();
    let release = (): void => undefined;
    let runs = 0;
    history.push({
      name: 'slow',
      undo: () => {
        runs += 1;
        return new Promise<void>((resolve) => (release = resolve));
      },
      redo: () => undefined,
    });
    const first = history.undo();
    expect(history.canUndo).toBe(false);
    await history.undo();
    expect(runs).toBe(1);
    release();
    await first;
    expect(history.canRedo).toBe(true);
  });

  test('a step pushed while another is being undone is kept', async () => {
    const history = new History();
    let release = (): void => undefined;
    history.push({
      name: 'slow',
      undo: () => new Promise<void>((resolve) => (release = resolve)),
      redo: () => undefined,
    });
    const undoing = history.undo();
    history.push({ name: 'meanwhile', undo: () => undefined, redo: () => undefined });
    release();
    await undoing;
    expect(history.undoName).toBe('meanwhile');
  });
});
