/** How long something takes, and how much of it fits into a second. */

const ROUNDS = 5;

export const thousands = (perSecond: number): string => Math.round(perSecond).toLocaleString('en');

/**
 * Time that some work took, in ms. What other programs took away meanwhile does not count, nor do the helpers of the
 * program's own memory where they had a core to themselves: the shorter of time passed and processor time.
 */
function timeOf(work: () => void): number {
  const start = performance.now();
  const used = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(used);
  return Math.min(performance.now() - start, (user + system) / 1000);
}

/** The best of some rounds, each of which answers how much it did, after one to warm up. @returns how much a second */
export function best(round: () => number): number {
  round();
  const perSecond = Array.from({ length: ROUNDS }, () => {
    let done = 0;
    const took = timeOf(() => (done = round()));
    return (done * 1000) / took;
  });
  return Math.max(...perSecond);
}

/** The middle of several measurements of many times each, in ms for one, after one to warm up. */
export function median(times: number, work: () => unknown): number {
  const many = (): void => {
    for (let n = 0; n < times; n += 1) work();
  };
  many();
  const took = Array.from({ length: ROUNDS }, () => timeOf(many) / times);
  return took.sort((a, b) => a - b)[ROUNDS >> 1] ?? NaN;
}
