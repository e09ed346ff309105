/** One line of `npm run bench`. Bars are ratios within the same run, since machines are noisy. */
export interface BenchResult {
  readonly name: string;
  /** What was measured, in words with figures. */
  readonly measured: string;
  /** What it must be. */
  readonly bar: string;
  readonly ok: boolean;
}
