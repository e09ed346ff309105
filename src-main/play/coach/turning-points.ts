import type { Grade } from './coach-report.js';

/** How a reply that was given compares with a better one. */
export interface Loss {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
  /** Half the width of the 95 % interval of from − to. */
  readonly within: number;
}

export const MOST_POINTS = 3;

/** What each grade costs at least, the worst first; in chances to win. */
const grades: readonly (readonly [grade: Grade, loss: number])[] = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
];

/** Null for what is no more than noise, or not worth a word: the interval has to lie above half of what the least grade costs. */
export function gradeOf({ from, to, within }: Loss): Grade | null {
  const [, least = 0] = grades.at(-1) ?? [];
  const loss = from - to;
  if (loss - within <= least / 2) return null;
  return grades.find(([, costs]) => loss >= costs)?.[0] ?? null;
}

/**
 * The decisions that cost the most, no two of one turn: what goes wrong once is often asked again before the turn ends.
 *
 * @returns in the order in which they are given
 */
export function turningPoints<T extends Loss>(losses: readonly T[]): (T & { readonly grade: Grade })[] {
  const graded = losses.flatMap((loss) => {
    const grade = gradeOf(loss);
    return grade === null ? [] : [{ ...loss, grade }];
  });
  const worst: (T & { readonly grade: Grade })[] = [];
  for (const loss of graded.toSorted((a, b) => b.from - b.to - (a.from - a.to))) {
    if (worst.length < MOST_POINTS && !worst.some(({ turn }) => turn === loss.turn)) worst.push(loss);
  }
  return graded.filter((loss) => worst.includes(loss));
}
