import { Queue, QueueEvents } from 'bullmq';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PREFIX, queueNameOf, runIdOf } from '../../../src-main/lab/queue/protocol.js';
import { TrainingPlayer } from '../../../src-main/lab/training/play-training-game.js';
import { tempFolder } from '../../hosts/temp-folder.js';
import { trainedFor } from '../../train/trained.js';
import {
  allOf,
  blockOf,
  connected,
  coordinator,
  expected,
  gate,
  place,
  PROGRAM,
  skipWithoutServer,
  worker,
} from './at-a-queue.js';

skipWithoutServer();

describe('experiments at a queue', () => {
  test('come out the same with any number of workers, and each block is kept once', async () => {
    const at = await place();
    const queue = await coordinator(at);
    const workers = [worker(at), worker(at), worker(at)];
    expect(await allOf(queue, at, 30)).toEqual(expected(30));
    expect(workers.flatMap(({ played }) => played).length).toBeGreaterThanOrEqual(30);
    const [run = ''] = readdirSync(at.results);
    const ranges = readdirSync(join(at.results, run)).map((name) => name.split(/[-.]/).map(Number));
    const kept = ranges.flatMap(([from = 0, to = 0]) =>
      Array.from({ length: to - from }, (_, place) => from + place),
    );
    expect(kept.toSorted((a, b) => a - b)).toEqual(expected(30).map(({ nth }) => nth));
    expect(at.said.at(-1)).toBe('3 workers are at the queue.');
  });

  test('come out the same for two who ask for them at the same time', async () => {
    const at = await place();
    const [one, other] = [await coordinator(at), await coordinator({ ...at, results: tempFolder() })];
    worker(at);
    worker(at);
    const [first, second] = await Promise.all([allOf(one, at, 30), allOf(other, at, 24)]);
    expect(first).toEqual(expected(30));
    expect(second).toEqual(expected(24));
  });

  test('are rebuilt where the queue is lost', async () => {
    const at = await place();
    const redis = await connected(at);
    const queue = await coordinator(at);
    // More often than a late shard is ordered once more.
    let losses = 5;
    worker(at, async (nth) => {
      if (nth === 6 && losses > 0) {
        losses -= 1;
        await redis.flushall();
      }
      return blockOf(nth);
    });
    expect(await allOf(queue, at, 20)).toEqual(expected(20));
    expect(losses).toBe(0);
  });

  test('are gone on with where they were ended, and workers look at the end between blocks', async () => {
    const at = await place();
    const first = await coordinator(at);
    const [reached, ended] = [gate(), gate()];
    const early = worker(at, async (nth) => {
      if (nth === 9) reached.open();
      if (nth >= 8) await ended.isOpen;
      return blockOf(nth);
    });
    const run = first.play({ about: 'card', experiment: at.experiment }, 40);
    expect(await run.play(7)).toEqual(blockOf(7));
    await reached.isOpen;
    const waiting = expect(run.play(30)).rejects.toThrow('it was closed');
    await run.close();
    await waiting;
    await first.close();
    ended.open();
    // Two blocks were being played when it ended; the others of the shard are not begun. What is late may have been played twice before.
    const redis = await connected(at);
    const failed = `${PREFIX}:${queueNameOf(PROGRAM)}:failed`;
    await expect.poll(() => redis.zcard(failed)).toBeGreaterThan(0);
    expect([...new Set(early.played)].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    early.stop();
    await early.ended;
    const late = worker(at);
    expect(await allOf(await coordinator(at), at, 40)).toEqual(expected(40));
    expect(Math.min(...late.played)).toBe(8);
  });

  test('end with an alarm where games come out in two ways', async () => {
    const at = await place();
    const queue = await coordinator(at, { auditEvery: 1 });
    const redis = await connected(at);
    worker(at);
    worker(at, async (nth) => ({ ...blockOf(nth), host: nth === 2 ? 1 : 0 }));
    await expect(allOf(queue, at, 8)).rejects.toThrow(
      /^Block 2 came out in two ways, from \S+ and from \S+;/,
    );
    expect(readdirSync(at.results).flatMap((run) => readdirSync(join(at.results, run)))).not.toContain(
      '0-4.json',
    );
    expect(await redis.keys('cardwright:wanted:*')).toEqual([]);
  });

  test('are audited by another worker than the first', async () => {
    const at = await place();
    const queue = await coordinator(at, { auditEvery: 1 });
    const workers = [worker(at), worker(at)];
    expect(await allOf(queue, at, 12)).toEqual(expected(12));
    for (const { played } of workers) expect(new Set(played).size).toBe(12);
  });

  test('are audited by the only worker where there is no other', async () => {
    const at = await place();
    const queue = await coordinator(at, { auditEvery: 1 });
    const { played } = worker(at);
    expect(await allOf(queue, at, 4)).toEqual(expected(4));
    for (const { nth } of expected(4)) {
      expect(played.filter((one) => one === nth).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('name the block that nobody can play', async () => {
    const at = await place();
    const queue = await coordinator(at);
    worker(at, async (nth) => {
      if (nth === 5) throw new Error('The granary is on fire.');
      return blockOf(nth);
    });
    await expect(allOf(queue, at, 8)).rejects.toThrow(
      /^Block 5 \(its games have the seed \d+\) could not be played by any worker: The granary is on fire\.$/,
    );
  });

  test('are played by nobody of another version, which is said at both ends', async () => {
    const at = await place();
    const queue = await coordinator(at);
    const other = worker(at, undefined, 'b'.repeat(64));
    await expect(other.ended).rejects.toThrow(
      /^This worker is refused: \S+ has another version \(1\.0, program aaaaaaaa; here 1\.0, program bbbbbbbb\)\./,
    );
    worker(at);
    expect(await allOf(queue, at, 8)).toEqual(expected(8));
    expect(other.played).toEqual([]);
    const refusals = (): string[] => at.said.filter((sentence) => sentence.includes('is refused'));
    await expect
      .poll(refusals)
      .toEqual([
        expect.stringMatching(
          /^A worker on \S+ is refused: it has another version \(1\.0, program bbbbbbbb;/,
        ),
      ]);
  });

  test('say where there is no server, without its password', async () => {
    const at = await place();
    const gone = { ...at, address: 'redis://:secret@127.0.0.1:1' };
    await expect(coordinator(gone)).rejects.toThrow(
      /^The queue at 127\.0\.0\.1:1 cannot be reached \(.*ECONNREFUSED/,
    );
    await expect(coordinator({ ...at, address: 'localhost' })).rejects.toThrow('is to be such as redis://');
    await expect(coordinator({ ...at, address: at.address.replace('secret', 'guess') })).rejects.toThrow(
      'WRONGPASS',
    );
  });
});

test('games for training come over the queue as they were played', async () => {
  const at = await place();
  const { experiment } = await trainedFor('kotc-14', 1, 'greedy');
  const player = new TrainingPlayer(experiment);
  worker(at, async (nth) => player.play(nth));
  const run = (await coordinator(at)).play({ about: 'training', experiment }, 3);
  const games = await Promise.all([0, 1, 2].map((nth) => run.play(nth)));
  expect(games).toEqual([0, 1, 2].map((nth) => player.play(nth)));
  expect(games.flatMap(({ examples }) => examples).length).toBeGreaterThan(20);
});

test('games of players who think ahead are others than those of greedy ones', async () => {
  const [greedy, thinking] = await Promise.all(
    (['greedy', 'journeyman'] as const).map(async (teacher) => {
      const { experiment } = await trainedFor('kotc-14', 1, teacher);
      return new TrainingPlayer(experiment).play(0);
    }),
  );
  expect(thinking?.examples.length).toBeGreaterThan(0);
  expect(thinking).not.toEqual(greedy);
});

test('a worker plays nothing that was changed on its way', async () => {
  const at = await place();
  const done = worker(at);
  const redis = await connected(at);
  const queue = new Queue<object>(queueNameOf(PROGRAM), { connection: redis, prefix: PREFIX });
  const events = new QueueEvents(queue.name, { connection: await connected(at), prefix: PREFIX });
  onTestFinished(async () => {
    await events.close();
    await queue.close();
  });
  const work = { about: 'card', experiment: at.experiment } as const;
  const job = { run: runIdOf(PROGRAM, work), program: PROGRAM, work, from: 0, to: 2, notBy: null };
  const unknownCard = { ...at.experiment, printed: [...at.experiment.printed, { evil: true }] };
  const changed: readonly (readonly [object, string])[] = [
    [{ ...job, work: { ...work, experiment: { ...at.experiment, seed: 2 } } }, 'was changed on its way'],
    [{ ...job, to: 1_000_000 }, 'cannot be read'],
    [{ ...job, work: { ...work, experiment: { ...at.experiment, card: 9999 } } }, 'cannot be read'],
    [
      {
        ...job,
        run: runIdOf(PROGRAM, { ...work, experiment: unknownCard }),
        work: { ...work, experiment: unknownCard },
      },
      'A card of the run cannot be read.',
    ],
  ];
  await events.waitUntilReady();
  for (const [data, because] of changed) {
    const added = await queue.add('shard', data);
    await expect(added.waitUntilFinished(events)).rejects.toThrow(because);
  }
  expect(done.played).toEqual([]);
});
