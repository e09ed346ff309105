import type { HabitExample } from './examples.js';

/** Kinds of replies of which there are fewer examples are left out. */
const FEWEST = 100;
/** How strongly weights are held near 0. */
const RIDGE = 30;
const STEPS = 60;
const CLOSE = 1e-10;

/** By kinds of replies a row of the position's facts for each of theirs, and a last one for doing as usual. */
export type HabitWeights = Readonly<Record<string, readonly number[]>>;

/**
 * How much a reply is worth more than the usual one, from facts of both in the light of those of the position: least squares with a
 * ridge, by conjugate gradients. In the chance to win where it is even.
 */
export class HabitFit {
  readonly #places = new Map<string, { readonly from: number; readonly facts: number }>();
  readonly #examples: readonly HabitExample[];
  readonly #many: number;
  readonly #size: number;

  constructor(examples: readonly HabitExample[]) {
    const counts = new Map<string, { count: number; facts: number }>();
    const note = (kind: string, facts: number): void => {
      const { count } = counts.get(kind) ?? { count: 0 };
      counts.set(kind, { count: count + 1, facts });
    };
    for (const { kind, facts, usualKind, usualFacts } of examples) {
      note(kind, facts.length);
      note(usualKind, usualFacts.length);
    }
    this.#many = examples[0]?.position.length ?? 0;
    let from = 0;
    for (const [kind, { count, facts }] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      if (count < FEWEST) continue;
      this.#places.set(kind, { from, facts });
      from += (facts + 1) * this.#many;
    }
    this.#size = from;
    this.#examples = examples.filter(({ kind, usualKind }) =>
      [kind, usualKind].every((one) => this.#places.has(one)),
    );
  }

  weights(): HabitWeights {
    const found = this.#solved();
    return Object.fromEntries(
      [...this.#places].map(([kind, { from, facts }]) => [
        kind,
        [...found.subarray(from, from + (facts + 1) * this.#many)].map((one) => Math.round(one * 1000)),
      ]),
    );
  }

  #solved(): Float64Array {
    const x = new Float64Array(this.#size);
    const rest = new Float64Array(this.#size);
    for (const one of this.#examples) this.#addTo(rest, one, (one.weight * one.gain) / one.stakes);
    const way = rest.slice();
    const begun = dot(rest, rest);
    let left = begun;
    for (let step = 0; step < STEPS && left > CLOSE * begun; step += 1) {
      const image = way.map((one) => one * RIDGE);
      for (const one of this.#examples) this.#addTo(image, one, one.weight * this.#sumOf(way, one));
      const far = left / dot(way, image);
      for (let at = 0; at < this.#size; at += 1) {
        x[at] = (x[at] as number) + far * (way[at] as number);
        rest[at] = (rest[at] as number) - far * (image[at] as number);
      }
      const now = dot(rest, rest);
      for (let at = 0; at < this.#size; at += 1) {
        way[at] = (rest[at] as number) + (now / left) * (way[at] as number);
      }
      left = now;
    }
    return x;
  }

  #sumOf(weights: Float64Array, { position, ...one }: HabitExample): number {
    let sum = 0;
    this.#eachFact(one, (from, fact) => {
      let row = 0;
      for (let at = 0; at < position.length; at += 1) {
        row += (weights[from + at] as number) * (position[at] as number);
      }
      sum += fact * row;
    });
    return sum;
  }

  #addTo(weights: Float64Array, { position, ...one }: HabitExample, times: number): void {
    this.#eachFact(one, (from, fact) => {
      for (let at = 0; at < position.length; at += 1) {
        weights[from + at] = (weights[from + at] as number) + times * fact * (position[at] as number);
      }
    });
  }

  /** The other reply's facts, and the usual one's with the sign turned round. */
  #eachFact(
    { kind, facts, usualKind, usualFacts }: Omit<HabitExample, 'position'>,
    see: (from: number, fact: number) => void,
  ): void {
    const own = this.#places.get(kind)?.from ?? 0;
    const usual = this.#places.get(usualKind)?.from ?? 0;
    for (const [place, fact] of facts.entries()) if (fact !== 0) see(own + place * this.#many, fact);
    for (const [place, fact] of usualFacts.entries()) if (fact !== 0) see(usual + place * this.#many, -fact);
    see(usual + usualFacts.length * this.#many, -1);
  }
}

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);
