/** Round values for an axis from 0 to at least `most`, a handful of them: 0, 5, 10, 15. */
export function ticksTo(most: number, wished = 4): number[] {
  const rough = Math.max(most, 1) / wished;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const count = Math.ceil(Math.max(most, 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Every how many-th label can be shown so that each has `room` CSS px. */
export function labelEvery(count: number, width: number, room: number): number {
  const each = width / Math.max(1, count);
  const every = Math.ceil(room / Math.max(each, 0.1));
  return [1, 2, 5, 10, 20, 50, 100].find((step) => step >= every) ?? every;
}
