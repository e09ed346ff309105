import type { Range, ShardResult } from './protocol.js';

/** The same games came out in two ways; the message is a sentence. Nothing of the run can be believed until it is known why. */
export class LabAlarm extends Error {
  override readonly name = 'LabAlarm';
}

/** What came of a run's blocks. Each counts once, however often it was played. */
export class KnownBlocks<B extends { readonly nth: number }> {
  readonly #blocks = new Map<number, { readonly block: B; readonly by: string }>();

  /** @throws LabAlarm */
  constructor(results: readonly ShardResult<B>[] = []) {
    for (const result of results) this.add(result);
  }

  get(nth: number): B | undefined {
    return this.#blocks.get(nth)?.block;
  }

  hasAll({ from, to }: Range): boolean {
    for (let nth = from; nth < to; nth += 1) if (!this.#blocks.has(nth)) return false;
    return true;
  }

  /** @throws LabAlarm where a block has come out in another way before */
  add({ blocks, worker: by }: ShardResult<B>): void {
    for (const block of blocks) {
      const known = this.#blocks.get(block.nth);
      if (!known) this.#blocks.set(block.nth, { block, by });
      else if (JSON.stringify(known.block) !== JSON.stringify(block)) throw alarmOf(block.nth, known.by, by);
    }
  }

  /** The first range without known or ordered blocks. @param from where to begin to look, and `to` where to end */
  gap({ from, to }: Range, ordered: readonly Range[], longest: number): Range | null {
    const isOpen = (nth: number): boolean =>
      !this.#blocks.has(nth) && !ordered.some((range) => range.from <= nth && nth < range.to);
    let start = from;
    while (start < to && !isOpen(start)) start += 1;
    let end = start;
    while (end < to && end - start < longest && isOpen(end)) end += 1;
    return end > start ? { from: start, to: end } : null;
  }
}

function alarmOf(nth: number, first: string, second: string): LabAlarm {
  const because = 'a computer miscalculates, a program was changed, or somebody else writes to the queue';
  return new LabAlarm(
    `Block ${nth} came out in two ways, from ${first} and from ${second}; the run was ended, since ${because}.`,
  );
}
