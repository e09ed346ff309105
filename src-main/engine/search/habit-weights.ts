import type { Reply } from '../decision.js';

/**
 * Habits are what a player does without thinking ahead: as a plain player, but where those who did think ahead found something else
 * better in like cases. Imagined games are gone on with by them.
 */
export interface Habits {
  /** How they came to be, in a sentence. */
  readonly from: string;
  /**
   * By the kind of a reply, in thousandths, what each of its facts weighs in the light of each fact of the position: one row of the
   * position's facts for each of the reply's, and a last row for doing as usual.
   */
  readonly kinds: Readonly<Record<string, readonly number[]>>;
}

/** What a player notices of a question, in figures of which most are between -3 and 3. Only what who is asked may know goes in. */
export interface Noticed {
  /** Of the position; the first is 1. */
  readonly position: readonly number[];
  /** Of a reply, always as many of a kind; the first is 1. Null: nothing is noticed of such replies. */
  ofReply(reply: Reply): readonly number[] | null;
}

/** A figure that is no further from 0 than so much. */
export const within = (most: number, figure: number): number => Math.max(-most, Math.min(most, figure));

const THOUSANDTH = 0.001;

/** Weights as they are written down: whole numbers, apart by spaces. */
export const inThousandths = (text: string): readonly number[] => text.split(' ').map(Number);

/** How good a reply seems; the usual one has something to itself. */
export function habitualWorth(
  facts: readonly number[],
  position: readonly number[],
  weights: readonly number[],
  isUsual: boolean,
): number {
  const many = position.length;
  if (weights.length !== (facts.length + 1) * many) throw new RangeError('Habits are of other facts.');
  let sum = isUsual ? rowSum(position, weights, facts.length * many) : 0;
  for (const [place, fact] of facts.entries()) {
    if (fact !== 0) sum += fact * rowSum(position, weights, place * many);
  }
  return sum * THOUSANDTH;
}

function rowSum(position: readonly number[], weights: readonly number[], from: number): number {
  let sum = 0;
  for (let place = 0; place < position.length; place += 1) {
    sum += (weights[from + place] as number) * (position[place] as number);
  }
  return sum;
}
