/** Blocks that have been played, by the experiments that they are of, so that these can be gone on with. */
import { createHash } from 'node:crypto';

/** The same for experiments whose blocks come out the same. */
const digestOf = (experiment: object): string =>
  createHash('sha256').update(JSON.stringify(experiment)).digest('hex');

/** The blocks of one experiment, from the first on. */
export interface Results<B = unknown> {
  /** Of all that the blocks follow from. */
  readonly experiment: string;
  readonly blocks: readonly B[];
}

export class KeptBlocks<B extends { readonly nth: number }> {
  readonly #blocks: Map<string, B[]>;
  readonly #digests = new WeakMap<object, string>();

  /** @param most experiments of which blocks are kept: those that were added to last */
  constructor(
    known: readonly Results<B>[] = [],
    private readonly most = Infinity,
  ) {
    this.#blocks = new Map(known.map(({ experiment, blocks }) => [experiment, [...blocks]]));
  }

  get all(): readonly Results<B>[] {
    return [...this.#blocks].map(([experiment, blocks]) => ({ experiment, blocks }));
  }

  has(experiment: object): boolean {
    return this.#blocks.has(this.#digest(experiment));
  }

  of(experiment: object): readonly B[] {
    return this.#blocks.get(this.#digest(experiment)) ?? [];
  }

  /** One that is known already changes nothing. @throws RangeError for one before which others are missing */
  add(experiment: object, block: B): void {
    const digest = this.#digest(experiment);
    const blocks = this.#blocks.get(digest) ?? [];
    if (block.nth > blocks.length)
      throw new RangeError(`Block ${block.nth} comes after ${blocks.length} others.`);
    if (block.nth === blocks.length) blocks.push(block);
    this.#blocks.delete(digest);
    this.#blocks.set(digest, blocks);
    const [oldest] = this.#blocks.keys();
    if (oldest !== undefined && this.#blocks.size > this.most) this.#blocks.delete(oldest);
  }

  #digest(experiment: object): string {
    const known = this.#digests.get(experiment);
    if (known !== undefined) return known;
    const digest = digestOf(experiment);
    this.#digests.set(experiment, digest);
    return digest;
  }
}
