import pLimit from 'p-limit';
import type { Blocks } from '../run/block-threads.js';
import type { LabWork } from '../run/lab-worker.js';
import type { ShardJob } from './protocol.js';

/** Plays one experiment after the other. */
export interface AnyBlocks extends Blocks<unknown> {
  turnTo(work: LabWork): void;
}

/** Begins to play an experiment. */
export type StartBlocks = (work: LabWork) => AnyBlocks;

/** Plays shards one after the other, all in the same threads. */
export class ShardPlayer {
  #blocks: AnyBlocks | null = null;
  #run = '';

  constructor(private readonly start: StartBlocks) {}

  /** @param goesOn asked before each block @returns null where it does not go on @throws LabTrouble */
  async play(shard: ShardJob, goesOn: () => Promise<boolean>): Promise<unknown[] | null> {
    const blocks = this.#blocksOf(shard);
    const atOnce = pLimit(blocks.atOnce);
    let isGoing = true;
    const played = Array.from({ length: shard.to - shard.from }, (_, place) =>
      atOnce(async () => {
        isGoing = isGoing && (await goesOn());
        return isGoing ? blocks.play(shard.from + place) : null;
      }),
    );
    try {
      const all = await Promise.all(played);
      return isGoing ? all : null;
    } catch (error) {
      isGoing = false;
      // Threads that have stopped are begun anew for the next.
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#blocks?.close();
    this.#blocks = null;
  }

  #blocksOf({ run, work }: ShardJob): AnyBlocks {
    if (this.#blocks && this.#run !== run) this.#blocks.turnTo(work);
    this.#blocks ??= this.start(work);
    this.#run = run;
    return this.#blocks;
  }
}
