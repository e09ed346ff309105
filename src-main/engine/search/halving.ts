/** What has been found out about something that can be done. Each try is kept, to be compared with others in the same games. */
export class Tally {
  tries = 0;
  #sum = 0;
  /** By the nth try; undefined where nothing came of it. */
  readonly #worths: (number | undefined)[] = [];

  add(worth: number, nth: number): void {
    this.tries += 1;
    this.#sum += worth;
    this.#worths[nth] = worth;
  }

  get mean(): number {
    return this.tries === 0 ? 0 : this.#sum / this.tries;
  }

  /**
   * The standard error of how much more it is worth than another in the same games; Infinity for fewer than two of them.
   *
   * @param least how far single games lie apart at least: a few that came out alike do not show that all do
   */
  errorBeside(other: Tally, least: number): number {
    let [pairs, sum, squares] = [0, 0, 0];
    for (const [nth, worth] of this.#worths.entries()) {
      const beside = other.#worths[nth];
      if (worth === undefined || beside === undefined) continue;
      const apart = worth - beside;
      pairs += 1;
      sum += apart;
      squares += apart * apart;
    }
    if (pairs < 2) return Infinity;
    const variance = (squares - (sum * sum) / pairs) / (pairs - 1);
    return Math.sqrt(Math.max(variance, least * least) / pairs);
  }
}

/** How far apart chances lie where one is the given: most where it is even, little where all is as good as lost or won. */
export const stakesAt = (chance: number): number => Math.max(LEAST_STAKES, 4 * chance * (1 - chance));
const LEAST_STAKES = 0.1;

/** A candidate is given up once it is unlikely, by so many standard errors, to be better than the best by more than a trifle. */
const ERRORS = 2.5;
/** In the chance to win, where it is even. */
const TRIFLE = 0.003;
/** Single games lie so far apart, in the chance to win where it is even, even if a few came out alike. */
const LEAST_SPREAD = 0.008;
/** Tries before anything is given up so. */
const FEW_TRIES = 8;

export interface Halving {
  readonly candidates: number;
  /** How many there are to be in all; what has been begun for the nth time is ended. */
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
 * round they share the same part of all nodes. What is clearly no better than the best is given up before its round ends, so clear
 * decisions and those in which nothing is at stake take few nodes.
 *
 * @returns a tally of each, and their places, the best first
 */
export function halve(halving: Halving): {
  readonly tallies: readonly Tally[];
  readonly order: readonly number[];
} {
  const { candidates, nodes, leastTries, favour, attempt, nodesSoFar, isStopped } = halving;
  const tallies = Array.from({ length: candidates }, () => new Tally());
  const tallyOf = (place: number): Tally => tallies[place] as Tally;
  const markOf = (place: number): number => {
    const { mean } = tallyOf(place);
    return mean + favour(place, mean);
  };
  const better = (a: number, b: number): number => markOf(b) - markOf(a) || a - b;
  let left = [...tallies.keys()];
  let out: number[] = [];
  let nth = 0;
  const keep = (count: number): void => {
    out = [...left.slice(count), ...out];
    left = left.slice(0, count);
  };
  const giveUp = (): void => {
    left.sort(better);
    const [first = 0] = left;
    const stakes = stakesAt(tallyOf(first).mean);
    const mayBeBetter = (place: number): boolean => {
      const error = tallyOf(place).errorBeside(tallyOf(first), LEAST_SPREAD * stakes);
      return place === first || markOf(place) + ERRORS * error > markOf(first) + TRIFLE * stakes;
    };
    const hopeful = left.filter(mayBeBetter);
    left = [...hopeful, ...left.filter((place) => !hopeful.includes(place))];
    keep(hopeful.length);
  };
  const began = nodesSoFar();
  for (let rounds = roundsFor(candidates); left.length > 1; rounds -= 1) {
    const until = nodesSoFar() + (nodes - (nodesSoFar() - began)) / Math.max(1, rounds);
    while (left.length > 1 && (nth < leastTries || nodesSoFar() < until) && !isStopped()) {
      for (const place of left) {
        const worth = attempt(place, nth);
        if (worth !== null) tallyOf(place).add(worth, nth);
      }
      nth += 1;
      if (nth >= FEW_TRIES) giveUp();
    }
    left.sort(better);
    keep(isStopped() ? 1 : Math.ceil(left.length / 2));
  }
  return { tallies, order: [...left, ...out] };
}

/** How often so many are halved until one is left. */
function roundsFor(candidates: number): number {
  let rounds = 0;
  for (let left = candidates; left > 1; left = Math.ceil(left / 2)) rounds += 1;
  return rounds;
}
