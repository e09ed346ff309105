import type { CardSet } from '../../cards/card-set.js';
import type { CardSummary } from '../../library/types.js';

/** Names are compared without capitals, accents and signs; one of nothing but signs, by these. */
export function nameKeyOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  const words = plain
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? plain.trim() : words;
}

type Named = Pick<CardSummary, 'id' | 'name'>;

/** Whether a set has a name or a code as a person writes it. */
export function isCalled({ name, code }: Pick<CardSet, 'name' | 'code'>, words: string): boolean {
  const key = nameKeyOf(words);
  return key !== '' && (nameKeyOf(name) === key || nameKeyOf(code) === key);
}

interface Entry<T> {
  readonly row: T;
  readonly pairs: ReadonlySet<string>;
}

/** How alike two names must be for one to be offered for the other; 1 is equal. */
const ALIKE = 0.34;

/** Finds a library's cards by their names, and those that are nearest to a name that none has. */
export class CardNames<T extends Named> {
  readonly #byKey = new Map<string, T[]>();
  readonly #rows: readonly T[];
  #entries: readonly Entry<T>[] | null = null;

  constructor(rows: readonly T[]) {
    this.#rows = rows;
    for (const row of rows) {
      const key = nameKeyOf(row.name);
      const there = this.#byKey.get(key);
      if (there) there.push(row);
      else this.#byKey.set(key, [row]);
    }
  }

  /** All cards of that name. */
  named(name: string): readonly T[] {
    const key = nameKeyOf(name);
    return key === '' ? [] : (this.#byKey.get(key) ?? []);
  }

  /** The few whose names are most alike, the likeliest first. Counts pairs of letters, which forgives any one slip. */
  nearest(name: string, most: number, fits: (row: T) => boolean = () => true): T[] {
    const wanted = pairsOf(nameKeyOf(name));
    this.#entries ??= this.#rows.map((row) => ({ row, pairs: pairsOf(nameKeyOf(row.name)) }));
    return this.#entries
      .filter(({ row }) => fits(row))
      .map(({ row, pairs }) => ({ row, alike: likeness(wanted, pairs) }))
      .filter(({ alike }) => alike >= ALIKE)
      .sort((a, b) => b.alike - a.alike)
      .slice(0, most)
      .map(({ row }) => row);
  }
}

function pairsOf(key: string): Set<string> {
  const padded = ` ${key} `;
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < padded.length; at += 1) pairs.add(padded.slice(at, at + 2));
  return pairs;
}

/** Dice's coefficient. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
