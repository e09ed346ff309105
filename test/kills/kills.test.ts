import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../hosts/temp-folder.js';
import { killAt } from './kill.js';
import type { WorkName } from './works.js';

/** So far into a step, and with early kills: the same at each run, wherever in it the program happens to be. */
function chances(...numbers: readonly number[]): () => number {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
}

// `npm run kills` does two hundred of them, over every work, with pauses.
test.each<WorkName>(['bulk edit', 'import', 'game'])(
  'a program that is killed at %s and started again at once has lost nothing and shows nothing half',
  async (work) => {
    const plan = { kills: 2, pause: 0, chance: chances(0.1, 0.6, 0.9, 0.3, 0.45) };
    const report = await killAt(work, join(tempFolder(), 'library'), plan);
    expect(report.faults).toEqual([]);
    expect(report.told).toBeGreaterThan(2);
  },
);
