import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Blocks } from '../run/block-threads.js';
import type { LabBlocks, LabWork } from '../run/lab-worker.js';
import { connectTo, type Connecting } from './connection.js';
import { HEARTBEAT, Presence, versionInWords, type Participant } from './presence.js';
import { PREFIX, queueNameOf, type About, type ShardJob } from './protocol.js';
import { QueueRun } from './queue-run.js';
import { ResultsTable } from './results-table.js';

export interface QueueOptions extends Connecting {
  /** Folder in which results are kept. */
  readonly results: string;
  /** Digest of the program, and what people call its version. */
  readonly program: string;
  readonly version: string;
  /** One shard in so many is played a second time. */
  readonly auditEvery?: number;
  /** ms */
  readonly heartbeat?: number;
}

const AUDIT_EVERY = 50;
/** Events that the server keeps: whoever is so late asks for each job instead. */
const MOST_EVENTS = 1000;

/** The side of the queue that has experiments to be played. */
export class LabQueue {
  readonly #runs = new Map<string, QueueRun<About>>();
  readonly #foreign = new Set<string>();
  #workers: readonly Participant[] = [];
  #counted: number | null = null;
  readonly #beating: NodeJS.Timeout;

  private constructor(
    private readonly options: QueueOptions,
    private readonly connections: readonly [commands: Redis, events: Redis],
    private readonly queue: Queue<ShardJob>,
    private readonly events: QueueEvents,
    private readonly presence: Presence,
  ) {
    const hear = ({ jobId }: { readonly jobId: string }): void => {
      for (const run of this.#runs.values()) run.hear(jobId);
    };
    events.on('completed', hear);
    events.on('failed', hear);
    this.#beating = setInterval(() => {
      // While the server is away there is nobody to tell anything.
      if (connections[0].status !== 'ready') return;
      this.#beat().catch((error: Error) => {
        for (const run of this.#runs.values()) run.fail(error);
      });
    }, options.heartbeat ?? HEARTBEAT);
  }

  /** @throws LabTrouble */
  static async open(options: QueueOptions): Promise<LabQueue> {
    const { program, version, heartbeat = HEARTBEAT } = options;
    const redis = await connectTo(options);
    const name = queueNameOf(program);
    const queue = new Queue<ShardJob>(name, {
      connection: redis,
      prefix: PREFIX,
      streams: { events: { maxLen: MOST_EVENTS } },
    });
    // It waits for events at the server, so it needs a connection of its own.
    const listening = redis.duplicate();
    const events = new QueueEvents(name, { connection: listening, prefix: PREFIX });
    // The connection tells it.
    queue.on('error', () => undefined);
    events.on('error', () => undefined);
    const self = {
      role: 'coordinator',
      id: randomUUID(),
      host: hostname(),
      program,
      version,
      busy: true,
    } as const;
    const opened = new LabQueue(
      options,
      [redis, listening],
      queue,
      events,
      new Presence(redis, self, heartbeat),
    );
    await events.waitUntilReady();
    await opened.#beat();
    return opened;
  }

  /** Has the blocks of an experiment played. @param most blocks from here on are not needed */
  play<A extends About>(work: LabWork & { readonly about: A }, most: number): Blocks<LabBlocks[A]> {
    const run = new QueueRun<A>(
      work,
      most,
      {
        queue: this.queue,
        redis: this.connections[0],
        table: new ResultsTable(this.options.results),
        program: this.options.program,
        heartbeat: this.options.heartbeat ?? HEARTBEAT,
        auditEvery: this.options.auditEvery ?? AUDIT_EVERY,
        workers: () => this.#workers,
      },
      (closed) => this.#runs.delete(closed),
    );
    this.#runs.set(run.id, run as unknown as QueueRun<About>);
    return run;
  }

  async close(): Promise<void> {
    clearInterval(this.#beating);
    for (const run of this.#runs.values()) await run.close();
    if (this.connections[0].status === 'ready') await this.presence.leave();
    await this.events.close();
    for (const connection of this.connections) connection.disconnect();
    await this.queue.close();
  }

  async #beat(): Promise<void> {
    await this.presence.say();
    const all = await this.presence.others('worker');
    const isOwn = ({ program }: Participant): boolean => program === this.options.program;
    this.#workers = all.filter(isOwn);
    for (const worker of all.filter((one) => !isOwn(one))) this.#refuse(worker);
    if (this.#workers.length !== this.#counted) this.options.tell(workersInWords(this.#workers.length));
    this.#counted = this.#workers.length;
    for (const run of this.#runs.values()) run.beat();
  }

  #refuse(worker: Participant): void {
    if (this.#foreign.has(worker.id)) return;
    this.#foreign.add(worker.id);
    this.options.tell(
      `A worker on ${worker.host} is refused: it has another version (${versionInWords(worker)}; here ${versionInWords(this.options)}).`,
    );
  }
}

function workersInWords(count: number): string {
  if (count === 0)
    return 'No worker of this version is at the queue; begin one with “cardwright lab worker”.';
  return count === 1 ? 'One worker is at the queue.' : `${count} workers are at the queue.`;
}
