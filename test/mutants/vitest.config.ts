import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** First folders of the mutated files, set by `run.ts`: their tests judge them. */
const folders = (process.env.MUTANT_FOLDERS ?? 'cards').split(',');

/** Thousands of random games each: they notice nearly everything and take ten seconds and more for every mutant. */
const slow = [
  'test/rules/kotc/{random-games,reached,views}.test.ts',
  'test/rules/kotc/{classic/views,table/secrecy}.test.ts',
  'test/rules/kernel/{undo,record,hostile-records}.test.ts',
  'test/rules/scenario/scenario-of.test.ts',
  'test/rules/bots/matches.test.ts',
];

export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    setupFiles: ['test/property-seed.ts'],
    include: folders.map((folder) => `test/${folder}/**/*.test.ts`),
    exclude: slow,
    testTimeout: 60_000,
    // Modules are loaded once for all files of a mutant.
    isolate: false,
  },
});
