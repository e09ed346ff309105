import { LONGEST_SHARD, type ShardResult } from './protocol.js';

/** How long a worker is to be at one shard, ms: long beside the way there and back, short beside the whole. */
const AIM = 20_000;
/** As long as nothing is known of their speed. */
const FIRST = 4;

/** How many blocks a shard has, by how fast those before it were played. */
export class ShardSize {
  #blocks = 0;
  #took = 0;

  learn({ blocks, took }: Pick<ShardResult, 'blocks' | 'took'>): void {
    this.#blocks += blocks.length;
    this.#took += took;
  }

  /** @param left blocks that are still to be played @param window shards that are ordered at a time */
  of(left: number, window: number): number {
    const aimed = this.#blocks === 0 ? FIRST : Math.round((AIM * this.#blocks) / Math.max(1, this.#took));
    return Math.max(1, Math.min(aimed, Math.ceil(left / window), LONGEST_SHARD));
  }
}
