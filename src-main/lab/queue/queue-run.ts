import { randomInt } from 'node:crypto';
import type { Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import pLimit from 'p-limit';
import { seedOf } from '../../play/new-game/seeds.js';
import { LabTrouble, type Blocks } from '../run/block-threads.js';
import type { LabBlocks, LabWork } from '../run/lab-worker.js';
import { ResultsFileError } from '../run/results-file.js';
import { KnownBlocks, LabAlarm } from './known-blocks.js';
import type { Participant } from './presence.js';
import {
  ABANDONED,
  jobIdOf,
  rangeOfJob,
  readable,
  runIdOf,
  shardResultModel,
  wantedKey,
  type About,
  type Range,
  type ShardJob,
  type ShardResult,
} from './protocol.js';
import type { ResultsTable } from './results-table.js';
import { ShardSize } from './shard-size.js';

/** What the runs at one queue have in common. */
export interface Coordination {
  readonly queue: Queue<ShardJob>;
  readonly redis: Redis;
  readonly table: ResultsTable;
  readonly program: string;
  /** ms */
  readonly heartbeat: number;
  /** One shard in so many is played a second time. */
  readonly auditEvery: number;
  /** Those of this program. */
  workers(): readonly Participant[];
}

interface Shard<B> extends Range {
  /** Ids of its jobs, and who shall not have each. */
  readonly jobs: Map<string, string | null>;
  /** Waits for its audit. */
  result: ShardResult<B> | null;
  /** How many heartbeats it has been ordered for, and how often it was ordered once more. */
  beats: number;
  copies: number;
}

interface Waiting<B> {
  readonly resolve: (block: B) => void;
  readonly reject: (error: Error) => void;
}

const MOST_COPIES = 3;
/** A day, s: finished jobs that nobody fetches. */
const KEPT = { age: 86_400, count: 200 };

/**
 * One experiment whose blocks are played by workers at a queue. The queue only carries: what is known stands in the table, and what
 * is lost on the way is ordered again.
 */
export class QueueRun<A extends About> implements Blocks<LabBlocks[A]> {
  readonly id: string;
  readonly atOnce = 1;
  readonly #known = new KnownBlocks<LabBlocks[A]>();
  /** By their first block. */
  readonly #shards = new Map<number, Shard<LabBlocks[A]>>();
  readonly #waiting = new Map<number, Waiting<LabBlocks[A]>>();
  readonly #size = new ShardSize();
  readonly #oneByOne = pLimit(1);
  /** Jobs of which something was heard. */
  readonly #heardOf = new Set<string>();
  #isLoaded = false;
  #lowest = 0;
  #ended: Error | null = null;

  /** @param most blocks from here on are not needed @param closed is told when it plays no more */
  constructor(
    private readonly work: LabWork & { readonly about: A },
    private readonly most: number,
    private readonly at: Coordination,
    private readonly closed: (run: string) => void,
  ) {
    this.id = runIdOf(at.program, work);
  }

  play(nth: number): Promise<LabBlocks[A]> {
    const known = this.#known.get(nth);
    if (known) return Promise.resolve(known);
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#waiting.set(nth, { resolve, reject });
      this.#inTurn(async () => this.#order());
    });
  }

  /** Something has come of a job, of whichever run. */
  hear(job: string): void {
    if (!rangeOfJob(this.id, job)) return;
    this.#heardOf.add(job);
    this.#inTurn(async () => this.#order());
  }

  /** Looks at all that is ordered: what is lost is ordered again, and what is late once more. */
  beat(): void {
    this.#inTurn(async () => {
      for (const shard of this.#shards.values()) {
        shard.beats += 1;
        for (const job of shard.jobs.keys()) this.#heardOf.add(job);
      }
      await this.#order();
      await this.#orderLateOnceMore();
    });
  }

  async close(): Promise<void> {
    this.#end(new LabTrouble('The laboratory has stopped working (it was closed).'));
    this.closed(this.id);
    // What stands on a server that is away ends there by itself.
    if (this.at.redis.status !== 'ready') return;
    await this.#oneByOne(async () => {
      await this.at.redis.del(wantedKey(this.id));
      for (const shard of this.#shards.values()) await this.#drop(shard);
    });
  }

  #inTurn(work: () => Promise<void>): void {
    const unlessEnded = async (): Promise<void> => {
      if (!this.#ended) await work();
    };
    void this.#oneByOne(unlessEnded).catch((error: Error) => this.fail(error));
  }

  /** Plays no more. */
  fail(error: Error): void {
    const isTold = [LabAlarm, LabTrouble, ResultsFileError].some((kind) => error instanceof kind);
    this.#end(isTold ? error : new LabTrouble(`The queue has stopped working (${readable(error.message)}).`));
  }

  #end(because: Error): void {
    this.#ended ??= because;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }

  async #order(): Promise<void> {
    if (!this.#isLoaded) await this.#load();
    await this.#want();
    await this.#lookAtJobs();
    while (this.#known.get(this.#lowest)) this.#lowest += 1;
    const window = 2 * Math.max(1, this.at.workers().length);
    const size = this.#size.of(this.most - this.#lowest, window);
    const reach = { from: this.#lowest, to: Math.min(this.most, this.#lowest + 2 * window * size) };
    while (this.#shards.size < window) {
      const gap = this.#known.gap(reach, [...this.#shards.values()], size);
      if (!gap) return;
      await this.#addShard(gap);
      await this.#lookAtJobs();
    }
  }

  /** Says that somebody waits for the results, for a while: who is gone waits no more. */
  async #want(): Promise<void> {
    await this.at.redis.set(wantedKey(this.id), this.at.program, 'PX', 10 * this.at.heartbeat);
  }

  async #load(): Promise<void> {
    for (const row of await this.at.table.rowsOf(this.id, this.work.about)) this.#take(row);
    this.#isLoaded = true;
  }

  /** A worker may be slow, or dead: who has nothing to do plays the lowest shard, too, and the first result counts. */
  async #orderLateOnceMore(): Promise<void> {
    const isIdle = this.at.workers().some(({ busy }) => !busy);
    if (!isIdle || (await this.at.queue.getWaitingCount()) > 0) return;
    const [late] = [...this.#shards.values()]
      .filter(({ beats, copies }) => beats > 1 && copies < MOST_COPIES)
      .toSorted((a, b) => a.copies - b.copies || a.from - b.from);
    if (!late) return;
    late.copies += 1;
    await this.#addJob(late, `-copy${late.copies}`, late.result?.worker ?? null);
  }

  async #addShard({ from, to }: Range): Promise<void> {
    const shard: Shard<LabBlocks[A]> = { from, to, jobs: new Map(), result: null, beats: 0, copies: 0 };
    this.#shards.set(from, shard);
    await this.#addJob(shard, '', null);
  }

  /** One that is there already, from before, is left as it is and looked at. */
  async #addJob(shard: Shard<LabBlocks[A]>, part: string, notBy: string | null): Promise<void> {
    await this.#send(shard, jobIdOf(this.id, shard, part), notBy);
  }

  async #send(shard: Shard<LabBlocks[A]>, jobId: string, notBy: string | null): Promise<void> {
    const { from, to } = shard;
    const job: ShardJob = { run: this.id, program: this.at.program, work: this.work, from, to, notBy };
    shard.jobs.set(jobId, notBy);
    this.#heardOf.add(jobId);
    // After a late look it would be given up once more, as if nobody waited for it.
    await this.#want();
    await this.at.queue.add('shard', job, {
      jobId,
      attempts: 3,
      backoff: { type: 'fixed', delay: this.at.heartbeat },
      // Whoever waits for the lowest blocks waits for these.
      lifo: jobId !== jobIdOf(this.id, shard),
      removeOnComplete: KEPT,
      removeOnFail: KEPT,
    });
  }

  async #lookAtJobs(): Promise<void> {
    for (const job of this.#heardOf) {
      this.#heardOf.delete(job);
      await this.#lookAt(job);
    }
  }

  async #lookAt(id: string): Promise<void> {
    const shard = [...this.#shards.values()].find(({ jobs }) => jobs.has(id));
    const state = await this.at.queue.getJobState(id);
    if (state === 'unknown' && shard) await this.#send(shard, id, shard.jobs.get(id) ?? null);
    if (state !== 'completed' && state !== 'failed') return;
    const job = await this.at.queue.getJob(id);
    if (!job) return;
    const range = shard ?? rangeOfJob(this.id, id);
    if (state === 'failed') await this.#failed(shard, job, readable(job.failedReason));
    else if (range) await this.#completed(range, shard, job);
  }

  async #completed(range: Range, shard: Shard<LabBlocks[A]> | undefined, job: Job<ShardJob>): Promise<void> {
    const read = shardResultModel(this.work.about, range).safeParse(job.returnvalue);
    if (!read.success) {
      await this.#failed(shard, job, 'what a worker answered is no result');
      return;
    }
    const result = read.data;
    await this.#forget(job);
    // A late one may be of blocks that are known: it must not differ from them.
    if (!shard) {
      if (this.#known.hasAll(range)) this.#known.add(result);
      return;
    }
    shard.jobs.delete(job.id ?? '');
    if (!shard.result && randomInt(this.at.auditEvery) === 0) {
      shard.result = result;
      await this.#addJob(shard, '-audit', result.worker);
      return;
    }
    if (shard.result) new KnownBlocks([shard.result]).add(result);
    await this.at.table.insert(this.id, range, result);
    this.#size.learn(result);
    this.#take(result);
    await this.#drop(shard);
  }

  #take(result: ShardResult<LabBlocks[A]>): void {
    this.#known.add(result);
    for (const block of result.blocks) {
      this.#waiting.get(block.nth)?.resolve(block);
      this.#waiting.delete(block.nth);
    }
  }

  /** A shard that nobody can play is halved until it is known which block it is. @throws LabTrouble */
  async #failed(shard: Shard<LabBlocks[A]> | undefined, job: Job<ShardJob>, because: string): Promise<void> {
    const id = job.id ?? '';
    await this.#forget(job);
    if (!shard) return;
    if (because === ABANDONED) {
      await this.#send(shard, id, shard.jobs.get(id) ?? null);
      return;
    }
    const { from, to } = shard;
    await this.#drop(shard);
    if (to - from === 1) {
      const seed = seedOf(this.work.experiment.seed, from);
      throw new LabTrouble(
        `Block ${from} (its games have the seed ${seed}) could not be played by any worker: ${because}`,
      );
    }
    const middle = Math.ceil((from + to) / 2);
    await this.#addShard({ from, to: middle });
    await this.#addShard({ from: middle, to });
  }

  /** One that another coordinator has ordered anew meanwhile is left to the worker that has it. */
  async #forget({ id }: Job<ShardJob>): Promise<void> {
    if (id !== undefined) await this.at.queue.remove(id);
  }

  async #drop(shard: Shard<LabBlocks[A]>): Promise<void> {
    this.#shards.delete(shard.from);
    for (const job of shard.jobs.keys()) await this.at.queue.remove(job);
  }
}
