/** The last of the tests: switches on one mutant after another and runs the tests again that reach it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { test, type RunnerTestCase } from 'vitest';
import { passesAgain } from './again.js';
import type { Mutant, Outcome } from './mutants.js';
import { write } from './notes.js';
import { fromEnvironment } from './settings.js';
import type { TimedTest } from './switch.js';
import { quickTotal, slowFrom } from './tests.js';
import './switch.js';

const settings = fromEnvironment();
const mutants = globalThis.mutants;

function note({ key }: Mutant, outcome: Outcome | 'begun'): void {
  write({ key, outcome, process: settings.process, thorough: settings.thorough });
}

let toldAlive = 0;

function tellAlive(): void {
  if (Date.now() - toldAlive < 1_000) return;
  toldAlive = Date.now();
  writeFileSync(settings.aliveFile, '');
}

/** By test: whether it passes when it is run once more with nothing changed. */
const repeatable = new Map<RunnerTestCase, boolean>();

async function isRepeatable({ test: one, milliseconds }: TimedTest): Promise<boolean> {
  const known = repeatable.get(one);
  if (known !== undefined) return known;
  const passed = await passesAgain(one, milliseconds);
  if (!passed) console.log(`Cannot be run again and is left out: ${one.name}`);
  repeatable.set(one, passed);
  return passed;
}

/** By file and test: how many of the file's mutants the test has noticed. */
const noticedIn = new Map<string, Map<RunnerTestCase, number>>();

function countNoticed(file: string, one: RunnerTestCase): void {
  const ofFile = noticedIn.get(file) ?? new Map<RunnerTestCase, number>();
  noticedIn.set(file, ofFile.set(one, (ofFile.get(one) ?? 0) + 1));
}

/** Those first that are quick and have noticed most of the same file's mutants; unless all are wanted, as many as there is time for. */
function likelyFirst({ id, file }: Mutant): readonly TimedTest[] {
  const noticed = noticedIn.get(file);
  const effort = ({ test: one, milliseconds }: TimedTest): number =>
    (milliseconds + 0.1) / (1 + 5 * (noticed?.get(one) ?? 0));
  const inOrder = mutants
    .testsOf(id)
    .map((timed) => ({ timed, effort: effort(timed) }))
    .toSorted((a, b) => a.effort - b.effort)
    .map(({ timed }) => timed);
  if (settings.thorough) return inOrder;
  let total = 0;
  return inOrder.filter(
    ({ milliseconds }) => milliseconds < slowFrom && (total += milliseconds) < quickTotal,
  );
}

/** @param isFresh whether nothing may be kept from earlier runs: what is kept may hide the mutant */
async function passesWith(id: number, timed: TimedTest, isFresh = false): Promise<boolean> {
  if (isFresh) mutants.caches.empty();
  mutants.choose(id, timed);
  const passed = await passesAgain(timed.test, timed.milliseconds);
  mutants.choose(-1);
  return passed;
}

async function judge(mutant: Mutant): Promise<Outcome> {
  const { id, file } = mutant;
  if (!mutants.isReached(id)) return 'not run';
  let hits = 0;
  const asked = likelyFirst(mutant);
  for (const timed of asked) {
    tellAlive();
    const { test: one, milliseconds } = timed;
    if (!(await isRepeatable(timed))) continue;
    const passed = (await passesWith(id, timed)) && (mutants.hits > 0 || (await passesWith(id, timed, true)));
    hits += mutants.hits;
    if (passed) continue;
    countNoticed(file, one);
    const outcome = settings.thorough ? 'noticed slowly' : 'noticed';
    note(mutant, outcome);
    // A mutant that leaves something behind would make later ones look noticed: where that is in no cache, begin anew in another process.
    if (!(await passesAgain(one, milliseconds))) {
      mutants.caches.empty();
      if (!(await passesAgain(one, milliseconds))) await beginAnew(one);
    }
    return outcome;
  }
  const isTooLate = mutants.isReachedAtLoading(id) || (hits === 0 && asked.length > 0);
  return isTooLate ? 'too late' : 'not noticed';
}

async function beginAnew({ file, name }: RunnerTestCase): Promise<never> {
  await new Promise((resolve) =>
    process.stdout.write(`Begins anew because of “${name}” in ${file.name}.\n`, resolve),
  );
  process.kill(process.pid, 'SIGKILL');
  throw new Error('It did not end.');
}

test('mutants', async () => {
  mutants.covering = false;
  for (const mutant of JSON.parse(readFileSync(settings.drawnFile, 'utf8')) as Mutant[]) {
    if (Date.now() > settings.until) return;
    tellAlive();
    note(mutant, 'begun');
    const outcome = await judge(mutant);
    if (!outcome.startsWith('noticed')) note(mutant, outcome);
  }
});
