import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root, work } from './mutants.js';

/** First folders of the mutated files, set by `run.ts`: their tests judge them. */
const folders = (process.env.MUTANT_FOLDERS ?? 'cards').split(',');

const judge = 'test/mutants/judge.ts';

/** Thousands of random games or cards each: they notice nearly everything and take seconds for every mutant. */
const slow = [
  'test/cards/{files,marks}.test.ts',
  'test/games/kotc/cards/{any-text,properties}.test.ts',
  'test/collection/duplicates/duplicates.test.ts',
  'test/games/kotc/rules/{random-games,reached,views}.test.ts',
  'test/games/kotc/rules/classic/views.test.ts',
  'test/games/kotc/table/secrecy.test.ts',
  'test/engine/{undo,record,hostile-records}.test.ts',
  'test/games/kotc/scenario/scenario-of.test.ts',
  'test/games/kotc/bots/matches.test.ts',
];

/** Loads the program with its mutants instead of the program. */
const mutated: Plugin = {
  name: 'mutated',
  enforce: 'pre',
  transform(_, id) {
    const place = join(work, 'program', relative(root, id));
    return existsSync(place) ? { code: readFileSync(place, 'utf8'), map: null } : null;
  },
};

class JudgeLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const last = (file: TestSpecification): number => (file.moduleId.endsWith(judge) ? 1 : 0);
    return files.toSorted((a, b) => last(a) - last(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

export default defineConfig({
  root,
  plugins: [mutated],
  test: {
    runner: join(import.meta.dirname, 'runner.ts'),
    setupFiles: ['test/property-seed.ts'],
    include: [...folders.map((folder) => `test/${folder}/**/*.test.ts`), 'test/golden/*.test.ts', judge],
    exclude: slow,
    testTimeout: 24 * 3_600_000,
    // One process loads all and runs all.
    isolate: false,
    pool: 'forks',
    maxWorkers: 1,
    execArgv: ['--max-old-space-size=8000'],
    sequence: { sequencer: JudgeLast },
    reporters: [['default', { summary: false }]],
    silent: 'passed-only',
  },
});
