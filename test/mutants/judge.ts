/** The last of the tests: switches on one mutant after another and runs the tests again that reach it. */
import { appendFileSync, readFileSync } from 'node:fs';
import { test, type RunnerTestCase } from 'vitest';
import { passesAgain } from './again.js';
import type { Outcome } from './mutants.js';
import './switch.js';

const { MUTANTS_DRAWN: drawnFile = '', MUTANTS_NOTES: notes = '', MUTANTS_UNTIL: until = '' } = process.env;
const mutants = globalThis.mutants;

function note(id: number, outcome: Outcome | 'begun'): void {
  appendFileSync(notes, `${JSON.stringify({ id, outcome })}\n`);
}

/** By test: whether it passes when it is run once more with nothing changed. */
const repeatable = new Map<RunnerTestCase, boolean>();

async function isRepeatable(one: RunnerTestCase): Promise<boolean> {
  const known = repeatable.get(one);
  if (known !== undefined) return known;
  const passed = await passesAgain(one);
  if (!passed) console.log(`Cannot be run again and is left out: ${one.name}`);
  repeatable.set(one, passed);
  return passed;
}

async function judge(id: number): Promise<Outcome> {
  if (!mutants.isReached(id)) return 'not run';
  let hits = 0;
  for (const one of mutants.testsOf(id)) {
    if (!(await isRepeatable(one))) continue;
    mutants.hits = 0;
    mutants.active = id;
    const passed = await passesAgain(one);
    mutants.active = -1;
    hits += mutants.hits;
    if (passed) continue;
    note(id, 'noticed');
    // A mutant that leaves something behind would make later ones look noticed: begin anew in another process.
    if (!(await passesAgain(one))) process.kill(process.pid, 'SIGKILL');
    return 'noticed';
  }
  return hits === 0 || mutants.isReachedAtLoading(id) ? 'too late' : 'not noticed';
}

test('mutants', async () => {
  mutants.covering = false;
  for (const id of JSON.parse(readFileSync(drawnFile, 'utf8')) as number[]) {
    if (Date.now() > Number(until)) return;
    note(id, 'begun');
    const outcome = await judge(id);
    if (outcome !== 'noticed') note(id, outcome);
  }
});
