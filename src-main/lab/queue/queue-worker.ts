import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { UnrecoverableError, WaitingError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import { LabTrouble } from '../run/block-threads.js';
import { connectTo, type Connecting } from './connection.js';
import { HEARTBEAT, Presence, versionInWords } from './presence.js';
import {
  ABANDONED,
  digestOf,
  PREFIX,
  queueNameOf,
  readable,
  runIdOf,
  shardJobModel,
  wantedKey,
  type ShardJob,
  type ShardResult,
} from './protocol.js';
import { ShardPlayer, type StartBlocks } from './shard-player.js';
import { hindranceOf } from './work-model.js';

export interface WorkerOptions extends Connecting {
  /** Digest of the program, and what people call its version. */
  readonly program: string;
  readonly version: string;
  /** Begins to play an experiment. */
  readonly start: StartBlocks;
  /** Ends the worker: what it has at hand goes back to the queue. */
  readonly signal: AbortSignal;
  /** ms */
  readonly heartbeat?: number;
}

/** How long a worker that is not heard of keeps its shard, and how often it is looked for, ms. It says that it is there while games are played in other threads. */
const LOCK = 60_000;
const STALLED = 30_000;
/** A shard may be lost with so many workers. */
const MOST_STALLED = 3;
/** How long a worker leaves an audit to somebody else, ms. */
const AUDIT_WAITS = 200;

/**
 * Plays what comes to the queue until the signal ends it.
 * @throws LabTrouble where the queue cannot be reached, or belongs to a program of another version
 */
export async function workAt(options: WorkerOptions): Promise<void> {
  const redis = await connectTo(options);
  const worker = new LabWorker(options, redis);
  try {
    await worker.work();
  } finally {
    redis.disconnect();
  }
}

class LabWorker {
  readonly #presence: Presence;
  readonly #heartbeat: number;
  readonly #player: ShardPlayer;

  constructor(
    private readonly options: WorkerOptions,
    private readonly redis: Redis,
  ) {
    const { program, version, heartbeat = HEARTBEAT } = options;
    const host = hostname();
    const id = `${host.slice(0, 60)}-${randomUUID().slice(0, 8)}`;
    this.#heartbeat = heartbeat;
    this.#presence = new Presence(
      redis,
      { role: 'worker', id, host, program, version, busy: false },
      heartbeat,
    );
    this.#player = new ShardPlayer(options.start);
  }

  async work(): Promise<void> {
    await this.#presence.say();
    await this.#requireOwnVersion();
    const { program, tell, signal } = this.options;
    const worker = new Worker<ShardJob, ShardResult>(
      queueNameOf(program),
      (job, token) => this.#play(job, token ?? ''),
      {
        connection: this.redis,
        prefix: PREFIX,
        lockDuration: LOCK,
        stalledInterval: STALLED,
        maxStalledCount: MOST_STALLED,
      },
    );
    worker.on('error', (error) => {
      // The connection tells its own troubles.
      if (!('code' in error)) tell(`The queue says: ${readable(error.message)}`);
    });
    tell('Waiting for games to play.');
    const refused = new AbortController();
    const beating = setInterval(() => {
      // While the server is away there is nobody to tell anything.
      if (this.redis.status !== 'ready') return;
      this.#beat().catch((error: unknown) => refused.abort(error));
    }, this.#heartbeat);
    await endOf(AbortSignal.any([signal, refused.signal]));
    clearInterval(beating);
    await worker.close();
    await this.#player.close();
    refused.signal.throwIfAborted();
    await this.#presence.leave();
  }

  async #beat(): Promise<void> {
    await this.#presence.say();
    await this.#requireOwnVersion();
  }

  /** Where all that is to be played is another version's there is nothing to wait for. @throws LabTrouble */
  async #requireOwnVersion(): Promise<void> {
    const coordinators = await this.#presence.others('coordinator');
    const [other] = coordinators;
    const { program } = this.options;
    if (!other || coordinators.some((one) => one.program === program)) return;
    throw new LabTrouble(
      `This worker is refused: ${other.host} has another version (${versionInWords(other)}; here ${versionInWords(this.options)}). The same version of Cardwright and of Node.js is needed on both.`,
    );
  }

  async #play(job: Job<ShardJob>, token: string): Promise<ShardResult> {
    const shard = this.#checked(job.data);
    if (shard.notBy === this.#presence.self.id && (await this.#isAnotherThere())) {
      await job.moveToWait(token);
      // Meanwhile somebody else can take it.
      await setTimeout(AUDIT_WAITS);
      throw new WaitingError();
    }
    const { tell, signal } = this.options;
    tell(`Playing blocks ${shard.from} to ${shard.to - 1} of run ${shard.run.slice(0, 8)}.`);
    await this.#presence.say(true);
    const started = performance.now();
    try {
      const isWanted = async (): Promise<boolean> =>
        !signal.aborted && (await this.redis.exists(wantedKey(shard.run))) > 0;
      const blocks = await this.#player.play(shard, isWanted);
      if (blocks) {
        const took = performance.now() - started;
        return { worker: this.#presence.self.id, took, digest: digestOf(blocks), blocks };
      }
    } finally {
      await this.#presence.say(false);
    }
    if (!signal.aborted) throw new UnrecoverableError(ABANDONED);
    await job.moveToWait(token);
    throw new WaitingError();
  }

  /** Whoever can write to the server could have made it. @throws UnrecoverableError */
  #checked(data: unknown): ShardJob {
    const read = shardJobModel.safeParse(data);
    if (!read.success) throw new UnrecoverableError('the job cannot be read.');
    const { run, program, work } = read.data;
    if (program !== this.options.program || runIdOf(program, work) !== run)
      throw new UnrecoverableError('the job is of another version, or was changed on its way.');
    const hindrance = hindranceOf(work);
    if (hindrance !== null) throw new UnrecoverableError(hindrance);
    return read.data;
  }

  async #isAnotherThere(): Promise<boolean> {
    const workers = await this.#presence.others('worker');
    return workers.some(({ program }) => program === this.options.program);
  }
}

const endOf = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
