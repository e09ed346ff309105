import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { withWatchedMaps } from './caches.js';
import { root, work } from './mutants.js';
import { fromEnvironment } from './settings.js';
import { slowFiles, testsOf } from './tests.js';

const settings = fromEnvironment();

const judge = 'test/mutants/judge.ts';

/** Loads the program with its mutants instead of the program, and with caches that can be emptied. */
const mutated: Plugin = {
  name: 'mutated',
  enforce: 'pre',
  transform(text, id) {
    const name = relative(root, id);
    if (!name.startsWith('src-main/') || !name.endsWith('.ts')) return null;
    const mutatedFile = join(work, 'program', name);
    return {
      code: withWatchedMaps(existsSync(mutatedFile) ? readFileSync(mutatedFile, 'utf8') : text),
      map: null,
    };
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
    include: [...testsOf(settings.folders, settings.thorough), judge],
    exclude: settings.thorough ? [] : slowFiles,
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
