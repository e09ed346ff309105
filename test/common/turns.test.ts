import { expect, test, vi } from 'vitest';
import { inTurns } from '../../src-main/common/turns.js';
import { SharedWork } from '../../src-main/play/games/shared-work.js';
import type { Stepwise } from '../../src-main/engine/stepwise.js';

/** Counts its steps. */
function* steps(count: number, done: number[]): Stepwise<string> {
  for (let n = 0; n < count; n += 1) {
    done.push(n);
    yield;
  }
  return 'done';
}

test('others have their turn between two steps that take long, and may end the work there', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  try {
    const [done, stop] = [[] as number[], new AbortController()];
    const long = function* (): Stepwise<void> {
      for (let n = 0; ; n += 1) {
        done.push(n);
        vi.advanceTimersByTime(1000);
        yield;
      }
    };
    const work = inTurns(long(), stop.signal);
    let turns = 0;
    while (turns < 5) {
      await new Promise((go) => setImmediate(go));
      turns += 1;
    }
    stop.abort(new Error('No more.'));
    await expect(work).rejects.toThrow('No more.');
    expect(done.length).toBeLessThanOrEqual(turns + 2);
  } finally {
    vi.useRealTimers();
  }
});

test('work of short steps goes on by itself to its end', async () => {
  const done: number[] = [];
  expect(await inTurns(steps(3, done))).toBe('done');
  expect(done).toEqual([0, 1, 2]);
});

test('what is ended beforehand is not begun', async () => {
  const done: number[] = [];
  await expect(inTurns(steps(3, done), AbortSignal.abort(new Error('Never.')))).rejects.toThrow('Never.');
  expect(done).toEqual([]);
});

test('shared work goes on while one of its callers waits, and is ended with the last', async () => {
  const stopped: boolean[] = [];
  const work = new SharedWork<void>(
    (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended')))),
  );
  void work.outcome.catch(() => stopped.push(true));
  const [one, other] = [new AbortController(), new AbortController()];
  const first = expect(work.wait(one.signal)).rejects.toThrow('one');
  const second = expect(work.wait(other.signal)).rejects.toThrow('other');
  one.abort(new Error('one'));
  await first;
  expect([work.isEnded, stopped]).toEqual([false, []]);
  other.abort(new Error('other'));
  await second;
  expect([work.isEnded, stopped]).toEqual([true, [true]]);
});

test('shared work gives all its callers the same', async () => {
  const work = new SharedWork(async () => ({}));
  expect(await work.wait()).toBe(await work.wait(new AbortController().signal));
});
