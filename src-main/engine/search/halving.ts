/** What has been found out about something that can be done. */
export class Tally {
  tries = 0;
  #sum = 0;

  add(worth: number): void {
    this.tries += 1;
    this.#sum += worth;
  }

  get mean(): number {
    return this.tries === 0 ? 0 : this.#sum / this.tries;
  }
}

/** How far apart chances lie where one is the given: most where it is even, little where all is as good as lost or won. */
export const stakesAt = (chance: number): number => Math.max(LEAST_STAKES, 4 * chance * (1 - chance));
const LEAST_STAKES = 0.1;

/**
 * What falls behind the best by more than this, divided by the root of the tries, is given up before its time: three times how far
 * differences in the same games commonly lie apart.
 */
const SPREAD = 0.36;

export interface Halving {
  readonly candidates: number;
  /** How many there are to be in all; a round that has begun is ended. */
  readonly nodes: number;
  /** Each candidate is tried at least so often. */
  readonly leastTries: number;
  /** What speaks for a candidate where nothing else does, by its place and what it is worth. */
  readonly favour: (candidate: number, mean: number) => number;
  /** Tries a candidate for the nth time: all meet the same in their nth. Null: nothing came of it. */
  readonly attempt: (candidate: number, nth: number) => number | null;
  readonly nodesSoFar: () => number;
  readonly isStopped: () => boolean;
}

/**
 * Sequential halving: all candidates are tried equally often, the better half goes on into the next round, until one is left. In each
 * round they share the same part of all nodes.
 *
 * @returns a tally of each, and their places, the best first
 */
export function halve(halving: Halving): {
  readonly tallies: readonly Tally[];
  readonly order: readonly number[];
} {
  const { candidates, nodes, leastTries, favour, attempt, nodesSoFar, isStopped } = halving;
  const tallies = Array.from({ length: candidates }, () => new Tally());
  const markOf = (place: number): number => {
    const { mean } = tallies[place] as Tally;
    return mean + favour(place, mean);
  };
  const better = (a: number, b: number): number => markOf(b) - markOf(a) || a - b;
  let left = [...tallies.keys()];
  let out: number[] = [];
  let nth = 0;
  const began = nodesSoFar();
  for (let rounds = roundsFor(candidates); left.length > 1; rounds -= 1) {
    const until = nodesSoFar() + (nodes - (nodesSoFar() - began)) / Math.max(1, rounds);
    while (nth < leastTries || nodesSoFar() < until) {
      if (isStopped()) break;
      for (const place of left) {
        const worth = attempt(place, nth);
        if (worth !== null) tallies[place]?.add(worth);
      }
      nth += 1;
    }
    left.sort(better);
    const [first = 0] = left;
    const margin = (SPREAD * stakesAt((tallies[first] as Tally).mean)) / Math.sqrt(Math.max(1, nth));
    const close = left.filter((place) => markOf(place) > markOf(first) - margin).length;
    const kept = isStopped() ? 1 : Math.min(close, Math.ceil(left.length / 2));
    out = [...left.slice(kept), ...out];
    left = left.slice(0, kept);
  }
  return { tallies, order: [...left, ...out] };
}

/** How often so many are halved until one is left. */
function roundsFor(candidates: number): number {
  let rounds = 0;
  for (let left = candidates; left > 1; left = Math.ceil(left / 2)) rounds += 1;
  return rounds;
}
