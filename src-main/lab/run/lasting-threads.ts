import { BlockThreads, type Blocks } from './block-threads.js';
import type { LabBlocks, LabWork } from './lab-worker.js';

type About = LabWork['about'];

/** Threads for one experiment after the other: those that have nothing left to play when it is over go on with the next. */
export class LastingThreads {
  #idle: BlockThreads<About> | null = null;

  /** @param threads how many play one */
  constructor(private readonly threads: number) {}

  start<A extends About>(work: LabWork & { readonly about: A }): Blocks<LabBlocks[A]> {
    const blocks = this.#idle ?? new BlockThreads<About>(work, this.threads);
    if (this.#idle) blocks.turnTo(work);
    this.#idle = null;
    return {
      atOnce: blocks.atOnce,
      play: (nth) => blocks.play(nth) as Promise<LabBlocks[A]>,
      close: async () => {
        if (blocks.isIdle && !this.#idle) this.#idle = blocks;
        else await blocks.close();
      },
    };
  }

  async close(): Promise<void> {
    await this.#idle?.close();
    this.#idle = null;
  }
}
