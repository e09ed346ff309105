import { describe, expect, test } from 'vitest';
import { deferred } from '../../../src-renderer/connection/deferred.js';
import { History, type Step } from '../../../src-renderer/shared/history/undo.svelte.js';
import { notices } from '../../../src-renderer/shared/notices/notices.svelte.js';

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

  test('a second undo while one is under way follows it', async () => {
    const { history, set, value } = counter();
    set(1, 'earlier');
    const slow = deferred<void>();
    history.push({ name: 'slow', undo: () => slow.promise, redo: () => undefined });
    const undone = [history.undo(), history.undo()];
    expect([value(), history.undoName]).toEqual([1, 'slow']);
    slow.resolve();
    await Promise.all(undone);
    expect([value(), history.canUndo, history.redoName]).toEqual([0, false, 'earlier']);
    await Promise.all([history.redo(), history.redo(), history.undo()]);
    expect([value(), history.undoName, history.redoName]).toEqual([1, 'earlier', 'slow']);
  });

  test('what follows an undo that fails is done all the same', async () => {
    const { history, set, value } = counter();
    const slow = deferred<void>();
    history.push({ name: 'slow', undo: () => slow.promise, redo: () => undefined });
    const undone = history.undo();
    const redone = history.redo();
    slow.reject(new Error('The disk is full.'));
    await expect(undone).rejects.toThrow('The disk is full.');
    await redone;
    set(1);
    await history.undo();
    expect([value(), history.undoName]).toEqual([0, 'slow']);
  });

  test('who takes back what is still being done waits for it, and takes that back', async () => {
    const { history, set, value } = counter();
    set(1, 'earlier');
    const work = deferred<void>();
    const done = history.during(work.promise.then(() => set(2, 'delete')));
    const undone = history.undo();
    expect(value()).toBe(1);
    work.resolve();
    await Promise.all([done, undone]);
    expect([value(), history.undoName, history.redoName]).toEqual([1, 'earlier', 'delete']);
  });

  test('work that comes to nothing is said by itself, and what was done before is taken back', async () => {
    const { history, set, value } = counter();
    expect(history.canUndo).toBe(false);
    const work = deferred<void>();
    const done = history.during(work.promise);
    expect(history.canUndo).toBe(true);
    set(1, 'earlier');
    const undone = history.undo();
    work.reject(new Error('The disk is full.'));
    await expect(done).rejects.toThrow('The disk is full.');
    await undone;
    expect([value(), history.canUndo]).toEqual([0, false]);
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

describe('what a notice offers to take back', () => {
  /** After a step that a notice tells of, with the way back. */
  function told(say: 'say' | 'complain' = 'say') {
    const one = counter();
    one.set(1);
    notices[say]('Set it to 1.', {
      label: 'Undo',
      run: async () => void (await one.history.undo()),
      of: one.history,
    });
    return one;
  }

  test('is offered while it is the newest step', () => {
    told();
    counter().set(5);
    expect(notices.current?.text).toBe('Set it to 1.');
  });

  test('is offered no more once something else was done, or it was taken back', async () => {
    told().set(2);
    expect(notices.current).toBeNull();
    await told().history.undo();
    expect(notices.current).toBeNull();
  });

  test('goes alone where the notice is a complaint', () => {
    told('complain').set(2);
    expect(notices.current).toEqual({
      id: expect.any(Number),
      text: 'Set it to 1.',
      tone: 'error',
      ways: [],
    });
  });
});
