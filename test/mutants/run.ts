/**
 * `npm run mutants [folder …] [-- --sample 100 --seed 1]`: changes the program in small ways, one at a time, and asks the tests
 * whether they notice. Folders lie below src-main (`engine`, `games/kotc/cards/price`). Prints every change that was not noticed,
 * with its place, and the share of those that were. `--sample all` takes every mutant, `--minutes 30` as many as are judged in
 * that time.
 *
 * `--resume` goes on with a run that was stopped: what is known of files that have not changed since then stays. `--again` judges
 * only those again that were not noticed (after tests were added), `--thorough` asks the slow tests about them.
 *
 * The changes are Stryker's (its instrumenter); its runner is not used, since it loads all test files again for every mutant,
 * which takes seconds where running the tests again that reach it takes milliseconds.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judgeInProcess } from './judging.js';
import { drawSample, isMissed, work, writeMutants, type Mutant } from './mutants.js';
import { readOutcomes } from './notes.js';
import { report } from './report.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '1000' },
    resume: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    thorough: { type: 'boolean', default: false },
  },
});

const rules = ['rules', 'bots', 'scenario', 'table'].map((folder) => `games/kotc/${folder}`);
const folders =
  positionals.length > 0
    ? positionals
    : ['engine', ...rules, 'cards', 'collection', 'games/kotc/cards', 'print', 'library'];
const processes = Number(values.concurrency);
const until = Date.now() + Number(values.minutes) * 60_000;
const { again, thorough } = values;

if (!values.resume && !again && !thorough) rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

const all = await writeMutants(folders);
const drawn = drawSample(all, values.sample === 'all' ? all.length : Number(values.sample), values.seed);
const known = readOutcomes();
const wanted = drawn.filter((mutant) => isWanted(mutant));
await Promise.all(
  Array.from({ length: processes }, (_, number) => {
    const share = wanted.filter((_one, at) => at % processes === number);
    return judgeInProcess(share, { folders, process: number, until, thorough });
  }),
);
for (const line of report(folders, drawn, readOutcomes())) console.log(line);
console.log(`${all.length} mutants in all; seed ${values.seed}`);

function isWanted({ key }: Mutant): boolean {
  const note = known.get(key);
  if (!again && !thorough) return note === undefined;
  return note !== undefined && isMissed(note.outcome) && (again || !note.thorough);
}
