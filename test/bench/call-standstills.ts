import type { BenchResult } from './result.js';
import { standstillOf } from './standstill.js';

/** ms for which nothing else may have its turn. */
const BAR = 100;

/** Makes calls one after another, and says of each how long nothing else had its turn. @param about what they are calls of */
export async function standstillsOf(
  about: string,
  calls: readonly (readonly [name: string, call: () => Promise<unknown>])[],
): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const [name, call] of calls) {
    let trouble = '';
    const { blocked, took } = await standstillOf(() =>
      (async () => call())().catch((error: unknown) => {
        trouble = ` FAILED: ${(error as Error).message}`;
      }),
    );
    results.push({
      name: `${about}: ${name}`,
      measured: `nothing else had its turn for ${blocked.toFixed(0)} ms at most; ${took.toFixed(0)} ms of processor time${trouble}`,
      bar: `${BAR} ms at once`,
      ok: blocked <= BAR && trouble === '',
    });
  }
  return results;
}
