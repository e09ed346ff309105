import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type {
  Onlooker,
  ReplayFrame,
  ReplayLine,
  TimelineMark,
} from '../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { deferred, type Deferred } from '../../../src-renderer/connection/deferred.js';
import { ReplayPlayer } from '../../../src-renderer/rooms/replay/replay-player.svelte.js';

const GAME = '00000000-0000-4000-8000-000000000000';
const LAST = 5;

const marksTo = (last: number): TimelineMark[] =>
  Array.from({ length: last + 1 }, (_, at) => ({
    at,
    turn: at < 3 ? 1 : 2,
    phase: 'draw',
    player: 0,
    text: at === 2 ? null : `Input ${at}.`,
  }));

interface Asked {
  readonly at: number;
  readonly as: Onlooker;
  readonly answer: Deferred<ReplayFrame>;
}

/** A body whose frames the test sends, and a clock that the test turns. */
function begin(last = LAST) {
  const asked: Asked[] = [];
  const logs: Onlooker[] = [];
  const game = { last };
  let waiting: { readonly ms: number; readonly run: () => void } | null = null;
  const replay = {
    timeline: async () => marksTo(game.last),
    log: async ({ as }: { as: Onlooker }): Promise<ReplayLine[]> => {
      logs.push(as);
      return [0, 1, 2, 3, 4].map((entry) => ({
        entry,
        at: entry + 1,
        text: [`${String(as)} ${entry}`],
        rules: [],
        level: 'line' as const,
      }));
    },
    frame: ({ at, as }: { at: number; as: Onlooker }) => {
      const answer = deferred<ReplayFrame>();
      asked.push({ at, as, answer });
      return answer.promise;
    },
  };
  const client = { play: { replay } } as unknown as Client;
  const player = new ReplayPlayer(client, GAME, (ms, run) => {
    waiting = { ms, run };
    return () => {
      waiting = null;
    };
  });
  const stop = player.start();
  return {
    player,
    stop,
    asked,
    logs,
    game,
    get waits() {
      return waiting?.ms ?? null;
    },
    /** Sends what was asked for last. */
    async send(): Promise<void> {
      const { at, answer } = asked.at(-1) as Asked;
      answer.resolve(frameAt(at, game.last));
      await settled();
    },
    async ring(): Promise<void> {
      const now = waiting;
      waiting = null;
      now?.run();
      await settled();
    },
  };
}

const frameAt = (at: number, last: number): ReplayFrame =>
  ({
    at,
    last,
    entries: at,
    moments: [{ kind: 'shuffle', player: at }],
    view: {},
  }) as unknown as ReplayFrame;

async function settled(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
  flushSync();
}

async function opened(last = LAST) {
  const started = begin(last);
  await started.send();
  return started;
}

test('shows the beginning, with what has been told up to it', async () => {
  const { player, asked, send } = await opened();
  expect([player.frame?.at, player.last, player.log]).toEqual([0, LAST, []]);
  player.seek(3);
  await send();
  expect(asked.map(({ at }) => at)).toEqual([0, 3]);
  expect(player.log.map(({ entry }) => entry)).toEqual([0, 1, 2]);
});

test('of many places asked for at once only the latest is shown', async () => {
  const { player, asked } = await opened();
  for (const at of [1, 2, 3, 4]) player.seek(at);
  expect(player.at).toBe(4);
  expect(player.frame?.at).toBe(0);
  asked[1]?.answer.resolve(frameAt(1, LAST));
  await settled();
  expect(asked.map(({ at }) => at)).toEqual([0, 1, 4]);
  asked[2]?.answer.resolve(frameAt(4, LAST));
  await settled();
  expect(player.frame?.at).toBe(4);
  expect(asked).toHaveLength(3);
});

test('never leaves the game', async () => {
  const { player } = await opened();
  player.seek(-3);
  expect(player.at).toBe(0);
  player.seek(99);
  expect(player.at).toBe(LAST);
  player.forward();
  expect(player.at).toBe(LAST);
});

test('shows what happened after a step forward, and nothing after a jump or a step back', async () => {
  const { player, send } = await opened();
  player.forward();
  await send();
  expect(player.moments).toEqual([{ kind: 'shuffle', player: 1 }]);
  player.seek(4);
  await send();
  expect(player.moments).toEqual([]);
  player.back();
  await send();
  expect([player.frame?.at, player.moments]).toEqual([3, []]);
});

test('plays to the end and stops there', async () => {
  const run = await opened();
  const { player } = run;
  player.play();
  const places: (number | undefined)[] = [];
  for (let steps = 0; player.playing && steps < 20; steps += 1) {
    await run.send();
    places.push(player.frame?.at);
    await run.ring();
  }
  expect(places).toEqual([1, 2, 3, 4, 5]);
  expect([player.playing, run.waits]).toEqual([false, null]);
});

test('does not run ahead of what can be shown', async () => {
  const run = await opened();
  run.player.play();
  await settled();
  expect([run.player.at, run.waits]).toEqual([1, null]);
  await run.send();
  expect(run.waits).toBeGreaterThan(0);
});

test('what nothing is told of is shown for a short time, and all for less at a higher speed', async () => {
  const run = await opened();
  run.player.play();
  await run.send();
  const usual = run.waits ?? 0;
  await run.ring();
  await run.send();
  expect(run.player.frame?.at).toBe(2);
  expect(run.waits).toBeLessThan(usual / 2);
  run.player.setSpeed(4);
  await run.ring();
  await run.send();
  expect(run.waits).toBe(usual / 4);
});

test('from the end it plays again from the beginning', async () => {
  const run = await opened();
  run.player.seek(LAST);
  await run.send();
  run.player.play();
  await run.send();
  expect([run.player.frame?.at, run.player.playing]).toEqual([0, true]);
  await run.ring();
  expect(run.player.at).toBe(1);
});

test('pausing keeps the place; so does going away', async () => {
  const run = await opened();
  run.player.play();
  await run.send();
  run.player.pause();
  expect([run.player.playing, run.waits, run.player.at]).toEqual([false, null, 1]);
  run.player.toggle();
  await run.send();
  run.stop();
  expect([run.player.playing, run.waits]).toEqual([false, null]);
});

test('going somewhere while it plays goes on from there', async () => {
  const run = await opened();
  run.player.play();
  await run.send();
  run.player.seek(3);
  await run.send();
  await run.ring();
  expect(run.player.at).toBe(4);
});

test('through other eyes the same place is shown, with the log that they read, asked for once', async () => {
  const { player, send, logs } = await opened();
  player.seek(2);
  await send();
  player.look(1);
  await send();
  expect([player.frame?.at, player.as]).toEqual([2, 1]);
  expect(player.log.map(({ text }) => text[0])).toEqual(['1 0', '1 1']);
  expect(player.moments).toEqual([]);
  player.look('onlooker');
  await send();
  expect(player.log.map(({ text }) => text[0])).toEqual(['onlooker 0', 'onlooker 1']);
  expect(logs).toEqual(['onlooker', 1]);
});

test('a game that has gone on meanwhile has a longer timeline, and can be gone through to its new end', async () => {
  const { player, send, game } = await opened(2);
  game.last = 4;
  player.seek(2);
  await send();
  expect([player.frame?.at, player.last]).toEqual([2, 4]);
  player.seek(4);
  await send();
  expect([player.frame?.at, player.log.length]).toEqual([4, 4]);
});

test('what cannot be shown is said, and playing stops', async () => {
  const { player, asked } = await opened();
  player.play();
  asked.at(-1)?.answer.reject(new Error('This game is not over yet'));
  await settled();
  expect([player.trouble, player.playing]).toEqual(['This game is not over yet.', false]);
});

test('steps by whole turns where that is wished', async () => {
  const { player } = await opened();
  player.unit = 'turn';
  player.forward();
  expect(player.at).toBe(3);
  player.back();
  expect(player.at).toBe(0);
});
