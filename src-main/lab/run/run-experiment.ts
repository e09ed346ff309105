import type { Blocks } from './block-threads.js';

/** Counts blocks, one after the other. */
export interface InOrder<B> {
  readonly count: number;
  /** Blocks at most. */
  readonly most: number;
  readonly isOver: boolean;
  /** @throws RangeError for one that is not next */
  add(block: B): void;
}

export interface Run<B> {
  /** Has what was played before; every block is added to it. */
  readonly tally: InOrder<B>;
  readonly blocks: Pick<Blocks<B>, 'atOnce' | 'play'>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Plays blocks until the test has decided or the last one is played, or the signal says to stop. Only what is known without a gap
 * from the first block on counts, whoever is faster, so that the same blocks count on every machine.
 * @throws LabTrouble
 */
export async function* runExperiment<B>({ tally, blocks, signal }: Run<B>): AsyncGenerator<B, void, void> {
  const stopped = new Promise<null>((stop) => signal?.addEventListener('abort', () => stop(null)));
  const ahead: Promise<B>[] = [];
  let next = tally.count;
  while (!tally.isOver && !signal?.aborted) {
    for (; ahead.length < blocks.atOnce && next < tally.most; next += 1) {
      const ordered = blocks.play(next);
      // What goes wrong is told to who waits for it; one that nobody waits for any more is no trouble.
      ordered.catch(() => undefined);
      ahead.push(ordered);
    }
    const block = await Promise.race([ahead.shift(), stopped]);
    if (!block) return;
    tally.add(block);
    yield block;
  }
}
