import { certain, nothing, outOf, type Fraction } from './fraction.js';

/** Cards that are drawn without looking: of `size` cards `hits` are wanted. All are whole numbers from 0. */
export interface Urn {
  readonly size: number;
  /** At most `size`. */
  readonly hits: number;
}

/** Counts hands exactly. What was counted once is remembered, as the same numbers come again and again. */
export class Hands {
  /** For each size of a deck, its hands of 0, 1, 2 … cards, as far as they were asked for. */
  readonly #rows = new Map<number, bigint[]>();

  /** How many different hands of `count` cards there are among `size` cards: none of fewer than 0, or of more than there are. */
  choose(size: number, count: number): bigint {
    const row = this.#rows.get(size) ?? [1n];
    this.#rows.set(size, row);
    let last = row.at(-1) ?? 1n;
    for (let taken = row.length; taken <= count; taken += 1) {
      last = (last * BigInt(size - taken + 1)) / BigInt(taken);
      row.push(last);
    }
    return row[count] ?? 0n;
  }

  /** The chance that of `drawn` cards (at most all) exactly `wanted` are hits. */
  exactly({ size, hits }: Urn, drawn: number, wanted: number): Fraction {
    const counted = this.choose(hits, wanted) * this.choose(size - hits, drawn - wanted);
    return outOf(counted, this.choose(size, drawn));
  }

  /** The chance that of `drawn` cards (at most all) at least `least` are hits. */
  atLeast(urn: Urn, drawn: number, least: number): Fraction {
    let fewer = nothing;
    for (let wanted = 0; wanted < least; wanted += 1) fewer = fewer.add(this.exactly(urn, drawn, wanted));
    return certain.sub(fewer);
  }
}
