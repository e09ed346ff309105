/** A text before and after a change, taken apart: whole words, and what stands on both sides of them, cut to what helps to find it. */
export interface ChangedPart {
  readonly head: string;
  readonly before: string;
  readonly after: string;
  readonly tail: string;
}

const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}\p{M}'’]/u.test(sign);

/** How many characters around the change are shown. */
const AROUND = 32;

export function changedPart(before: string, after: string): ChangedPart {
  const a = [...before];
  const b = [...after];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const runsOn = (within: string | undefined, ...beyond: (string | undefined)[]): boolean =>
    isWord(within) && beyond.some(isWord);
  while (start > 0 && runsOn(a[start - 1], a[start], b[start])) start -= 1;
  while (end > 0 && runsOn(a.at(-end), a.at(-1 - end), b.at(-1 - end))) end -= 1;
  const head = a.slice(0, start);
  const tail = end === 0 ? [] : a.slice(-end);
  return {
    head: head.length > AROUND ? `…${head.slice(-AROUND).join('')}` : head.join(''),
    before: a.slice(start, a.length - end).join(''),
    after: b.slice(start, b.length - end).join(''),
    tail: tail.length > AROUND ? `${tail.slice(0, AROUND).join('')}…` : tail.join(''),
  };
}
