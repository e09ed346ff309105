/**
 * `npm run mutants [folder …] [-- --sample 100 --seed 1]`: changes the program in small ways, one at a time, and asks the tests
 * whether they notice. Folders lie below src-main (`rules`, `cards/price`). Prints every change that was not noticed, with its
 * place, and the share of those that were. `--sample all` takes every mutant, `--minutes 30` as many as are judged in that time.
 *
 * The changes are Stryker's (its instrumenter); its runner is not used, since it loads all test files again for every mutant,
 * which takes seconds where running the tests again that reach it takes milliseconds.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judgeInProcess } from './judging.js';
import { drawSample, work, writeMutants, type Mutant, type Outcome } from './mutants.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '1000' },
  },
});

const folders = positionals.length > 0 ? positionals : ['rules', 'cards', 'print', 'library'];
const processes = Number(values.concurrency);
const until = Date.now() + Number(values.minutes) * 60_000;

rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
// Read by vitest.config.ts.
process.env.MUTANT_FOLDERS = [...new Set(folders.map((folder) => folder.split('/')[0]))].join(',');

const all = await writeMutants(folders);
const drawn = drawSample(all, values.sample === 'all' ? all.length : Number(values.sample), values.seed);
const shares = Array.from({ length: processes }, (_, share) =>
  drawn.filter((_one, at) => at % processes === share),
);
const outcomes = new Map<number, Outcome>();
await Promise.all(
  shares.map(async (share, number) => {
    for (const [id, outcome] of await judgeInProcess(share, number, until)) outcomes.set(id, outcome);
  }),
);

const missed = (outcome: Outcome | undefined): boolean => outcome === 'not noticed' || outcome === 'not run';
const inOrder = (a: Mutant, b: Mutant): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
for (const mutant of drawn.toSorted(inOrder)) {
  const outcome = outcomes.get(mutant.id);
  if (!missed(outcome)) continue;
  console.log(
    `${outcome}  ${mutant.file}:${mutant.line}:${mutant.column}  ${mutant.kind}: ${oneLine(mutant.replacement)}`,
  );
}
for (const folder of folders) {
  const ofFolder = drawn.filter(({ file }) => file.startsWith(`src-main/${folder}/`));
  const count = (wanted: Outcome): number => ofFolder.filter(({ id }) => outcomes.get(id) === wanted).length;
  const noticed = count('noticed');
  const counted = noticed + count('not noticed') + count('not run');
  const share = counted === 0 ? 'none drawn' : `${((100 * noticed) / counted).toFixed(1)} %`;
  console.log(
    `${folder}: ${noticed} of ${counted} mutants noticed (${share}), ${count('not run')} not run; ${count('too late')} too late`,
  );
}
console.log(`${outcomes.size} of ${all.length} mutants judged, drawn by seed ${values.seed}`);

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 117)}…` : line;
}
