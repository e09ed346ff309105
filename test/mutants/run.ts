/**
 * `npm run mutants [folder …] [-- --sample 100 --seed 1]`: changes the program in small ways, one at a time, and asks the tests
 * whether they notice. Folders lie below src-main (`rules`, `cards/price`). Prints every change that was not noticed, with its
 * place, and the share of those that were.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '2' },
  },
});

const folders = positionals.length > 0 ? positionals : ['rules', 'cards', 'print', 'library'];
const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

// Read by vitest.config.ts in Stryker's own processes.
process.env.MUTANT_FOLDERS = [...new Set(folders.map((folder) => folder.split('/')[0]))].join(',');

const options = {
  mutate: folders.map((folder) => `src-main/${folder}/**/*.ts`),
  // Sentences for people are no behaviour, and a union's words are held by the compiler.
  mutator: { excludedMutations: ['StringLiteral'] },
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutants/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', beside('./sample-checker.mjs')],
  checkers: ['sample'],
  mutantSample: { size: Number(values.sample), seed: values.seed },
  concurrency: Number(values.concurrency),
  coverageAnalysis: 'perTest',
  reporters: ['progress-append-only'],
  tempDirName: 'out/mutants',
  ignorePatterns: ['dist', 'out'],
  allowConsoleColors: false,
} satisfies PartialStrykerOptions;

const noticed = ({ status }: MutantResult): boolean => status === 'Killed' || status === 'Timeout';
const survived = ({ status }: MutantResult): boolean => status === 'Survived' || status === 'NoCoverage';

const results = await new Stryker(options).runMutationTest();
for (const mutant of results.filter(survived).toSorted((a, b) => a.fileName.localeCompare(b.fileName))) {
  const { start } = mutant.location;
  const place = `${relative(process.cwd(), mutant.fileName)}:${start.line + 1}:${start.column + 1}`;
  console.log(
    `${mutant.status === 'NoCoverage' ? 'not run' : 'not noticed'}  ${place}  ${mutant.mutatorName}: ${oneLine(mutant.replacement)}`,
  );
}
const counted = results.filter((mutant) => noticed(mutant) || survived(mutant)).length;
const caught = results.filter(noticed).length;
const share = counted === 0 ? 'none drawn' : `${((100 * caught) / counted).toFixed(1)} %`;
console.log(
  `${folders.join(', ')}: ${caught} of ${counted} mutants noticed (${share}); drawn from ${results.length}, seed ${values.seed}`,
);

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 117)}…` : line;
}
