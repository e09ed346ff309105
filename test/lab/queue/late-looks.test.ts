/** What happens to the jobs of a coordinator that comes to look at them late, as on a busy machine or after a sleep. */
import { Queue, type Job } from 'bullmq';
import { afterEach, expect, test, vi } from 'vitest';
import { runIdOf, wantedKey } from '../../../src-main/lab/queue/protocol.js';
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
afterEach(() => vi.restoreAllMocks());

test('what workers gave up, as nobody seemed to wait for it, is wanted again when it is ordered again', async () => {
  const at = await place();
  const redis = await connected(at);
  const wanted = wantedKey(runIdOf(PROGRAM, { about: 'card', experiment: at.experiment }));
  let losses = 0;
  worker(at, async (nth) => {
    if (nth === 0 && losses === 0) {
      losses += 1;
      await redis.del(wanted);
    }
    return blockOf(nth);
  });
  const queue = await coordinator(at);
  const { getJobState } = Queue.prototype;
  // Each look comes when something has come of the job.
  vi.spyOn(Queue.prototype, 'getJobState').mockImplementation(async function (this: Queue, id) {
    let state = await getJobState.call(this, id);
    while (state === 'waiting' || state === 'active') state = await getJobState.call(this, id);
    return state;
  });
  expect(await allOf(queue, at, 8)).toEqual(expected(8));
  expect(losses).toBe(1);
});

test('a job that another coordinator has ordered anew meanwhile is left to its worker', async () => {
  const at = await place();
  const [again, forgotten] = [gate(), gate()];
  const played = new Set<number>();
  let isHeld = false;
  worker(at, async (nth) => {
    if (played.has(nth) && !isHeld) {
      isHeld = true;
      again.open();
      await forgotten.isOpen;
    }
    played.add(nth);
    return blockOf(nth);
  });
  // However long it takes here, nothing is given up.
  const queue = await coordinator(at, { heartbeat: 10_000 });
  const { getJob, remove } = Queue.prototype;
  vi.spyOn(Queue.prototype, 'getJob').mockImplementationOnce(async function (this: Queue, id) {
    const done: Job | undefined = await getJob.call(this, id);
    await done?.remove();
    await this.add('shard', done?.data, { jobId: id });
    await again.isOpen;
    return done;
  });
  vi.spyOn(Queue.prototype, 'remove').mockImplementationOnce(async function (this: Queue, id) {
    const removed = await remove.call(this, id);
    forgotten.open();
    return removed;
  });
  try {
    expect(await allOf(queue, at, 8)).toEqual(expected(8));
  } finally {
    forgotten.open();
  }
  expect(isHeld).toBe(true);
});
