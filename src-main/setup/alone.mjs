import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { inProject } from './project.mjs';

/** The holder of a lock shows that it lives this often, … */
const BEAT_SECONDS = 5;
/** … so a lock that has been silent for so long was left by one that was killed. */
const SILENT_SECONDS = 60;

/**
 * Does some work of the set-up while no other command does the same: commands started at once must not write into one folder at once.
 * @template T
 * @param {string} name of the lock, a folder in out/
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(name, work) {
  const lock = inProject('out', name);
  mkdirSync(inProject('out'), { recursive: true });
  while (!take(lock)) await new Promise((done) => setTimeout(done, 200));
  const beat = setInterval(() => {
    const now = new Date();
    utimesSync(lock, now, now);
  }, BEAT_SECONDS * 1000);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(lock, { recursive: true, force: true });
  }
}

function take(lock) {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const heard = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (heard !== undefined && Date.now() - heard > SILENT_SECONDS * 1000)
      rmSync(lock, { recursive: true, force: true });
    return false;
  }
}
