/** Gives mutants to a process that judges them, and to a new one when that one hangs or has to begin anew. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, work, type Mutant } from './mutants.js';
import { readNotes, write, type Note } from './notes.js';
import { toEnvironment, type Settings } from './settings.js';

/** A judge that has not told for so long that it goes on hangs, in milliseconds. A slow test takes half a minute. */
const hangsAfter = { quick: 60_000, thorough: 300_000 };
/** The tests have run once, without mutants, after this time. */
const startsWithin = 3_600_000;
/** How often that is looked at. */
const lookEvery = 2_000;

export type Judging = Pick<Settings, 'folders' | 'process' | 'until' | 'thorough'>;

/** Judges these mutants, or as many as there is time for, and writes notes about them. */
export async function judgeInProcess(mutants: readonly Mutant[], judging: Judging): Promise<void> {
  const settings: Settings = {
    ...judging,
    drawnFile: join(work, `drawn-${judging.process}.json`),
    aliveFile: join(work, `alive-${judging.process}`),
  };
  let left = mutants;
  while (left.length > 0 && Date.now() < judging.until) {
    const before = ownNotes(judging.process).length;
    writeFileSync(settings.drawnFile, JSON.stringify(left));
    await runOnce(settings);
    const notes = ownNotes(judging.process).slice(before);
    const last = notes.at(-1);
    if (!last && Date.now() < judging.until)
      throw new Error(`The tests do not run: see ${logFile(judging.process)}.`);
    // It made its process hang or end.
    if (last?.outcome === 'begun')
      write({ ...last, outcome: judging.thorough ? 'noticed slowly' : 'noticed' });
    const begun = new Set(notes.map(({ key }) => key));
    left = left.filter(({ key }) => !begun.has(key));
  }
}

function ownNotes(process: number): readonly Note[] {
  return readNotes().filter((note) => note.process === process);
}

function logFile(process: number): string {
  return join(work, `run-${process}.log`);
}

function runOnce(settings: Settings): Promise<void> {
  rmSync(settings.aliveFile, { force: true });
  const began = Date.now();
  const child = spawn('npx', ['vitest', 'run', '--config', 'test/mutants/vitest.config.ts'], {
    cwd: root,
    env: { ...process.env, ...toEnvironment(settings) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that it is ended with what it has started.
    detached: true,
  });
  const end = (): void => {
    if (child.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
  };
  process.on('exit', end);
  let printed = '';
  child.stdout.on('data', (text) => (printed += text));
  child.stderr.on('data', (text) => (printed += text));
  const watch = setInterval(() => {
    const judges = existsSync(settings.aliveFile);
    const since = judges ? statSync(settings.aliveFile).mtimeMs : began;
    const limit = judges ? hangsAfter[settings.thorough ? 'thorough' : 'quick'] : startsWithin;
    if (Date.now() - since > limit) end();
  }, lookEvery);
  return new Promise((resolve) => {
    child.on('close', () => {
      clearInterval(watch);
      process.off('exit', end);
      writeFileSync(logFile(settings.process), printed);
      resolve();
    });
  });
}
