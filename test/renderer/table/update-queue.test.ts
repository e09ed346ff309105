import { describe, expect, test } from 'vitest';
import type { TableUpdate } from '../../../src-main/api/answers/play-answers.js';
import { UpdateQueue, type Speed } from '../../../src-renderer/rooms/table/game/update-queue.js';
import { line, update, view } from './table-fixtures.js';

function queueAt(speed: Speed) {
  const shown: TableUpdate[] = [];
  let due: { readonly ms: number; readonly call: () => void } | null = null;
  const queue = new UpdateQueue({
    show: (one) => shown.push(one),
    speed: () => speed,
    after: (ms, call) => {
      due = { ms, call };
      return () => (due = null);
    },
  });
  return {
    queue,
    shown: () => shown.map(({ at }) => at),
    last: () => shown.at(-1),
    /** ms that it waits for; null when it does not wait. */
    waits: () => due?.ms ?? null,
    pass: () => {
      const call = due?.call;
      due = null;
      call?.();
    },
  };
}

const seen = (at: number, more: Partial<TableUpdate> = {}): TableUpdate =>
  update({ at, log: { from: at, lines: [line(at)] }, ...more });

describe('the queue of updates', () => {
  test('shows one after another at the person’s speed', () => {
    const { queue, shown, waits, pass } = queueAt('normal');
    for (const at of [1, 2, 3]) queue.push(seen(at));
    expect([shown(), waits()]).toEqual([[1], 450]);
    pass();
    expect(shown()).toEqual([1, 2]);
    pass();
    pass();
    expect([shown(), waits()]).toEqual([[1, 2, 3], null]);
  });

  test('does not wait for what has nothing to see, nor at once', () => {
    const quiet = queueAt('slow');
    for (const at of [1, 2]) quiet.queue.push(update({ at, log: { from: 4, lines: [] } }));
    expect(quiet.shown()).toEqual([1, 2]);
    const hurried = queueAt('none');
    for (const at of [1, 2]) hurried.queue.push(seen(at));
    expect(hurried.shown()).toEqual([1, 2]);
  });

  test('does not make somebody who comes in wait for the whole log', () => {
    const { queue, waits } = queueAt('slow');
    queue.push(update({ log: { from: 0, lines: [line(0)] } }));
    expect(waits()).toBeNull();
  });

  test('hurries when much waits', () => {
    const { queue, waits, pass } = queueAt('slow');
    for (let at = 0; at < 12; at += 1) queue.push(seen(at));
    pass();
    expect(waits()).toBeLessThan(300);
  });

  test('skips to the newest, with the whole log', () => {
    const { queue, shown, last, waits } = queueAt('slow');
    for (const at of [1, 2, 3]) queue.push(seen(at));
    queue.skip();
    expect([shown(), waits()]).toEqual([[1, 3], null]);
    expect(last()?.log).toEqual({ from: 2, lines: [line(2), line(3)] });
  });

  test('never shows what one person was to see to the next', () => {
    const { queue, shown, pass } = queueAt('slow');
    const cover = view({ viewer: null });
    queue.push(seen(1));
    queue.push(seen(2));
    queue.push(seen(3, { passTo: 1, view: cover, log: { from: 0, lines: [] } }));
    queue.push(seen(4, { view: view({ viewer: 1 }), log: { from: 0, lines: [] } }));
    for (let turn = 0; turn < 4; turn += 1) pass();
    expect(shown()).toEqual([1, 3, 4]);
  });

  test('shows each hand in turn where all are open', () => {
    const { queue, shown, pass } = queueAt('slow');
    const options = { undo: 'never', undoAgreed: false, hands: 'open' } as const;
    queue.push(seen(1, { options }));
    queue.push(seen(2, { options }));
    queue.push(seen(3, { options, view: view({ viewer: 1 }) }));
    for (let turn = 0; turn < 3; turn += 1) pass();
    expect(shown()).toEqual([1, 2, 3]);
  });
});

describe('cause before effect', () => {
  const dice = { kind: 'dice', player: 0, dice: [6], why: 'for the attack' } as const;
  const wound = { kind: 'wound', player: 1, amount: 24, how: 'piercing' } as const;
  const result = { winners: [0], text: 'Ann wins.', rules: [] };
  const standing = view({ viewer: 0, asked: 0 });
  const [ann, ben] = standing.seats;
  if (!ann || !ben) throw new Error('There are two seats.');
  const over = view({ viewer: 0, asked: null, result, seats: [ann, { ...ben, life: 0 }] });
  const before = seen(1, { view: standing });
  const last = seen(2, { view: over, moments: [dice, wound] });

  /** What one can see of a beat: what happens, the hitpoints, whether somebody has won, and how many lines of the log came. */
  const sight = (one: TableUpdate | undefined) =>
    one && [
      one.moments.map(({ kind }) => kind),
      one.view.seats[1]?.life,
      one.view.result !== null,
      one.log.lines.length,
    ];

  test('the dice lie still, the damage flies, the hitpoints change, and then somebody has won', () => {
    const { queue, last: now, pass } = queueAt('normal');
    queue.push(before);
    pass();
    queue.push(last);
    const seenInTurn = [sight(now())];
    for (let beat = 0; beat < 3; beat += 1) {
      pass();
      seenInTurn.push(sight(now()));
    }
    expect(seenInTurn).toEqual([
      [['dice'], ben.life, false, 0],
      [['wound'], ben.life, false, 0],
      [[], 0, false, 0],
      [[], 0, true, 1],
    ]);
    expect(now()).toMatchObject({ at: 2, view: { prompt: null } });
  });

  test('each beat has a number of its own, and whoever is asked next is asked with the last', () => {
    const { queue, last: now, pass } = queueAt('slow');
    queue.push(before);
    pass();
    queue.push(last);
    const numbers = [now()?.at];
    for (let beat = 0; beat < 3; beat += 1) {
      pass();
      numbers.push(now()?.at);
    }
    expect(new Set(numbers).size).toBe(4);
    expect(numbers.every((at) => at !== undefined && at > 1 && at <= 2)).toBe(true);
  });

  test('who skips sees all that happened at once, and whoever wants no motion too', () => {
    for (const speed of ['normal', 'none'] as const) {
      const { queue, last: now, waits } = queueAt(speed);
      queue.push(before);
      queue.push(last);
      queue.skip();
      expect(sight(now())?.slice(0, 3)).toEqual([['dice', 'wound'], 0, true]);
      expect(waits()).toBeNull();
    }
  });

  test('nothing is shown of a table as it stood where somebody else looks now, or where it was taken back', () => {
    for (const now of [
      seen(2, { view: { ...over, viewer: 1 }, moments: [dice] }),
      seen(1, { view: over, moments: [dice] }),
    ]) {
      const { queue, last: shown, pass } = queueAt('normal');
      queue.push(before);
      pass();
      queue.push(now);
      expect(shown()?.view.result).not.toBeNull();
    }
  });
});
