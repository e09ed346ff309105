import { describe, expect, test } from 'vitest';
import type { TableUpdate } from '../../../src-main/api/answers/play-answers.js';
import { UpdateQueue } from '../../../src-renderer/rooms/table/game/update-queue.js';
import type { Speed } from '../../../src-renderer/shared/table/scene/motion.js';
import { line, update, view } from './table-fixtures.js';

function queueAt(speed: Speed, hold = 0) {
  const shown: TableUpdate[] = [];
  let due: { readonly ms: number; readonly call: () => void } | null = null;
  const queue = new UpdateQueue({
    show: (one) => shown.push(one),
    pace: () => ({ speed, hold }),
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

describe('what others play', () => {
  const played = (player: number, name: string, does: string | null = null) =>
    ({ kind: 'play', player, text: [`${name}.`], cards: [], does }) as const;
  const wound = { kind: 'wound', player: 0, amount: 3, how: null } as const;
  const standing = view({ viewer: 0, asked: 1 });
  const first = seen(1, { view: standing });

  function begun(speed: Speed = 'fast', hold = 1200) {
    const plays: (string | null)[] = [];
    const shown: TableUpdate[] = [];
    let due: { readonly ms: number; readonly call: () => void } | null = null;
    const queue = new UpdateQueue({
      show: (one, play) => {
        shown.push(one);
        plays.push(play && String(play.text[0]));
      },
      pace: () => ({ speed, hold }),
      after: (ms, call) => {
        due = { ms, call };
        return () => (due = null);
      },
    });
    const pass = (): void => {
      const call = due?.call;
      due = null;
      call?.();
    };
    queue.push(first);
    pass();
    return { queue, shown, plays, pass, waits: () => due?.ms ?? null };
  }

  test('is held for 1.2 s at least, however fast the table and however much waits, and before what comes of it', () => {
    for (const speed of ['fast', 'none'] as const) {
      const { queue, shown, plays, pass, waits } = begun(speed);
      for (let at = 2; at < 12; at += 1)
        queue.push(seen(at, { view: standing, moments: [played(1, `Play ${at}`), wound] }));
      expect([plays.at(-1), shown.at(-1)?.log.lines, waits()]).toEqual(['Play 2.', [], 1200]);
      const held: number[] = [];
      for (let beat = 0; beat < 60 && waits() !== null; beat += 1) {
        if (plays.at(-1) !== null) held.push(waits() ?? 0);
        pass();
      }
      expect(held).toEqual(Array(10).fill(1200));
      expect(shown.at(-1)).toMatchObject({ at: 11, log: { lines: [line(11)] } });
    }
  });

  test('stays the longer the more there is to be read, and for ever where a person wants to go on by hand', () => {
    const long = begun();
    long.queue.push(seen(2, { view: standing, moments: [played(1, 'Cast', 'word '.repeat(40))] }));
    expect(long.waits()).toBeGreaterThan(2500);
    const still = begun('fast', Infinity);
    still.queue.push(seen(2, { view: standing, moments: [played(1, 'Cast')] }));
    expect([still.plays.at(-1), still.waits()]).toEqual(['Cast.', null]);
    still.queue.push(seen(3, { view: standing }));
    expect(still.plays.at(-1)).toBe('Cast.');
    still.queue.goOn();
    expect([still.plays.at(-1), still.shown.at(-1)?.at]).toEqual([null, 3]);
  });

  test('goes on to the next play at a press, with all lines of the log, and to the end at another key', () => {
    const { queue, shown, plays, waits } = begun();
    for (const at of [2, 3, 4]) {
      const moments = at === 3 ? [wound] : [played(1, `Play ${at}`)];
      queue.push(seen(at, { view: standing, moments }));
    }
    queue.goOn();
    expect([plays.at(-1), waits()]).toEqual(['Play 4.', 1200]);
    expect(shown.flatMap(({ log }) => log.lines)).toEqual([line(1), line(2), line(3)]);
    queue.goOn();
    expect([plays.at(-1), shown.at(-1)?.at, waits()]).toEqual([null, 4, null]);
    const other = begun();
    for (const at of [2, 3]) other.queue.push(seen(at, { view: standing, moments: [played(1, 'Cast')] }));
    other.queue.skip();
    expect([other.plays.at(-1), other.shown.at(-1)?.at]).toEqual([null, 3]);
  });

  test('comes after what led to it, and one’s own plays are not held', () => {
    const { queue, shown, plays, pass } = begun();
    queue.push(seen(2, { view: standing, moments: [played(0, 'Own'), wound, played(1, 'Answer'), wound] }));
    const sight = () => [plays.at(-1), shown.at(-1)?.moments.map(({ kind }) => kind)];
    const seenInTurn = [sight()];
    for (let beat = 0; beat < 3; beat += 1) {
      pass();
      seenInTurn.push(sight());
    }
    expect(seenInTurn).toEqual([
      [null, ['wound']],
      ['Answer.', []],
      [null, ['wound']],
      [null, []],
    ]);
  });

  test('is shown once more, held also where nothing is, and ends with the table as it is', () => {
    const { queue, shown, plays, pass, waits } = begun('none', 0);
    const now = seen(3, { view: { ...standing, asked: 0 }, moments: [played(1, 'Cast')] });
    queue.push(now);
    expect(waits()).toBeNull();
    queue.again([
      first,
      seen(2, { view: standing, moments: [played(1, 'Cast')] }),
      { ...now, moments: [wound] },
    ]);
    const times: (number | null)[] = [];
    const from = plays.length - 1;
    for (let beat = 0; beat < 9 && waits() !== null; beat += 1) {
      times.push(waits());
      pass();
    }
    expect(plays.slice(from)).toEqual([null, 'Cast.', null, null, null]);
    expect(times).toEqual([450, 1200, 450, 450]);
    expect(shown.at(-1)).toEqual({ ...now, moments: [] });
  });
});
