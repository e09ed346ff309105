/** Gives mutants to a process that judges them, and to a new one when that one hangs or has to begin anew. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, work, type Mutant, type Outcome } from './mutants.js';

/** A mutant in which nothing is noted for so long stands still, in milliseconds. */
const stillAfter = 300_000;
/** How often that is looked at. */
const lookEvery = 5_000;

/** What became of each, or of those that were judged until then (ms since 1970). Notes lie in `work`, one line each, so that nothing is judged twice. */
export async function judgeInProcess(
  mutants: readonly Mutant[],
  number: number,
  until: number,
): Promise<ReadonlyMap<number, Outcome>> {
  const notes = join(work, `notes-${number}.jsonl`);
  const drawn = join(work, `drawn-${number}.json`);
  for (;;) {
    const outcomes = readNotes(notes);
    const left = mutants.filter(({ id }) => !outcomes.has(id));
    if (left.length === 0 || Date.now() > until) return outcomes;
    writeFileSync(drawn, JSON.stringify(left.map(({ id }) => id)));
    await runOnce(drawn, notes, number, until);
    if (readNotes(notes).size === outcomes.size && Date.now() < until)
      throw new Error(`The tests do not run: see ${join(work, `run-${number}.log`)}.`);
  }
}

/** A mutant that was begun and never ended made its process stand still: that is noticed too. */
function readNotes(file: string): Map<number, Outcome> {
  const outcomes = new Map<number, Outcome>();
  if (!existsSync(file)) return outcomes;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    const { id, outcome } = JSON.parse(line) as { id: number; outcome: Outcome | 'begun' };
    outcomes.set(id, outcome === 'begun' ? 'noticed' : outcome);
  }
  return outcomes;
}

function runOnce(drawn: string, notes: string, number: number, until: number): Promise<void> {
  const log = join(work, `run-${number}.log`);
  const child = spawn('npx', ['vitest', 'run', '--config', 'test/mutants/vitest.config.ts'], {
    cwd: root,
    env: { ...process.env, MUTANTS_DRAWN: drawn, MUTANTS_NOTES: notes, MUTANTS_UNTIL: String(until) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that it is ended with what it has started.
    detached: true,
  });
  let printed = '';
  child.stdout.on('data', (text) => (printed += text));
  child.stderr.on('data', (text) => (printed += text));
  const watch = setInterval(() => {
    if (existsSync(notes) && Date.now() - statSync(notes).mtimeMs > stillAfter && child.pid)
      process.kill(-child.pid, 'SIGKILL');
  }, lookEvery);
  return new Promise((resolve) => {
    child.on('close', () => {
      clearInterval(watch);
      writeFileSync(log, printed);
      resolve();
    });
  });
}
