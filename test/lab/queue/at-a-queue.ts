/** Coordinators and workers of tests at a queue of their own. */
import { Redis } from 'ioredis';
import { beforeEach, onTestFinished } from 'vitest';
import type { Block } from '../../../src-main/lab/experiment/block.js';
import type { Experiment } from '../../../src-main/lab/experiment/experiment.js';
import { LabQueue, type QueueOptions } from '../../../src-main/lab/queue/lab-queue.js';
import { workAt } from '../../../src-main/lab/queue/queue-worker.js';
import { tempFolder } from '../../hosts/temp-folder.js';
import { bodyCard, experimentWith } from '../experiments.js';
import { beginServer, missingServer } from './queue-server.js';

export const PROGRAM = 'a'.repeat(64);
const HEARTBEAT = 50;

/** Skips the tests of a file where there is no server, and says so. */
export const skipWithoutServer = (): void =>
  beforeEach((context) => {
    const reason = missingServer();
    if (!reason) return;
    console.log(`The tests of the queue are skipped: ${reason}.`);
    context.skip(reason);
  });

/** A result that follows from the number, as if games had been played. */
export function blockOf(nth: number): Block {
  const work = { drawn: nth, played: nth % 3, damage: 2, gained: 0 };
  const arm = { score: nth % 2 === 0 ? 1 : 0, work } as const;
  const seat = { card: arm, plain: arm, isOne: nth % 5 === 0 };
  return { nth, host: 0, seats: [seat, seat] };
}

export interface Place {
  readonly address: string;
  readonly results: string;
  readonly experiment: Experiment;
  readonly said: string[];
}

export async function place(): Promise<Place> {
  const { experiment } = await experimentWith(bodyCard(4, 6, 3));
  return { address: await beginServer(), results: tempFolder(), experiment, said: [] };
}

export async function coordinator(
  { address, results, said }: Place,
  more: Partial<QueueOptions> = {},
): Promise<LabQueue> {
  const queue = await LabQueue.open({
    address,
    results,
    program: PROGRAM,
    version: '1.0',
    heartbeat: HEARTBEAT,
    tell: (sentence) => said.push(sentence),
    ...more,
  });
  onTestFinished(() => queue.close());
  return queue;
}

export interface FakeWorker {
  readonly ended: Promise<void>;
  readonly played: number[];
  stop(): void;
}

export function worker(
  { address }: Place,
  play: (nth: number) => Promise<unknown> = async (nth) => blockOf(nth),
  program = PROGRAM,
): FakeWorker {
  const end = new AbortController();
  const played: number[] = [];
  const ended = workAt({
    address,
    program,
    version: '1.0',
    heartbeat: HEARTBEAT,
    tell: () => undefined,
    signal: end.signal,
    start: () => ({
      atOnce: 2,
      play: async (nth) => {
        const block = await play(nth);
        played.push(nth);
        return block;
      },
      turnTo: () => undefined,
      close: async () => undefined,
    }),
  });
  onTestFinished(async () => {
    end.abort();
    await ended.catch(() => undefined);
  });
  return { ended, played, stop: () => end.abort() };
}

export async function allOf(queue: LabQueue, { experiment }: Place, count: number): Promise<Block[]> {
  const run = queue.play({ about: 'card', experiment }, count);
  try {
    return await Promise.all(Array.from({ length: count }, (_, nth) => run.play(nth)));
  } finally {
    await run.close();
  }
}

export const expected = (count: number): Block[] => Array.from({ length: count }, (_, nth) => blockOf(nth));

/** Holds up whoever comes to it until it is opened. */
export function gate(): { readonly open: () => void; readonly isOpen: Promise<void> } {
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { open, isOpen };
}

export async function connected({ address }: Place): Promise<Redis> {
  const redis = new Redis(address, { maxRetriesPerRequest: null });
  onTestFinished(() => redis.disconnect());
  return redis;
}
