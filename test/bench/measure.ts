/** How long something takes, and how much of it fits into a second. */

const ROUNDS = 5;
/** So many rounds in a row that are hardly better show that all code is compiled: of Magic some is only after a dozen. */
const IN_ROW = 20;
/** How many times as much is hardly better. */
const HARDLY = 1.01;

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

/**
 * The best of many rounds, each of which answers how much it did: measured until a few in a row were hardly better. What has much code is
 * compiled for a long time, and is not measured before that is done.
 *
 * @returns how much a second
 */
export function best(round: () => number): number {
  round();
  let most = 0;
  for (let inRow = 0; inRow < IN_ROW; inRow += 1) {
    let done = 0;
    const took = timeOf(() => (done = round()));
    const perSecond = (done * 1000) / took;
    if (perSecond > most * HARDLY) inRow = -1;
    most = Math.max(most, perSecond);
  }
  return most;
}

/**
 * The best of many rounds of several works, a round of each in turn: what one of them has V8 learn, all others meet. For works that are
 * compared with one another.
 *
 * @returns how much a second of each
 */
export function bestInTurn(rounds: readonly (() => number)[], times = 16): number[] {
  const most = rounds.map((round) => {
    round();
    return 0;
  });
  for (let nth = 0; nth < times; nth += 1) {
    for (const [place, round] of rounds.entries()) {
      let done = 0;
      const took = timeOf(() => (done = round()));
      most[place] = Math.max(most[place] ?? 0, (done * 1000) / took);
    }
  }
  return most;
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
