import pLimit from 'p-limit';
import type { Blocks } from '../run/block-threads.js';
import type { LabWork } from '../run/lab-worker.js';
import type { ShardJob } from './protocol.js';

/** Begins to play an experiment. */
export type StartBlocks = (work: LabWork) => Blocks<unknown>;

/** Plays shards one after the other; those of one run in the same threads. */
export class ShardPlayer {
  #playing: { readonly run: string; readonly blocks: Blocks<unknown> } | null = null;

  constructor(private readonly start: StartBlocks) {}

  /** @param goesOn asked before each block @returns null where it does not go on @throws LabTrouble */
  async play(shard: ShardJob, goesOn: () => Promise<boolean>): Promise<unknown[] | null> {
    const blocks = await this.#blocksOf(shard);
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
    await this.#playing?.blocks.close();
    this.#playing = null;
  }

  async #blocksOf({ run, work }: ShardJob): Promise<Blocks<unknown>> {
    if (this.#playing?.run !== run) {
      await this.close();
      this.#playing = { run, blocks: this.start(work) };
    }
    return this.#playing?.blocks as Blocks<unknown>;
  }
}
