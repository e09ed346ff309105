import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { livenessOf, ownProgramId } from './program-id.js';

/** Where the system does not tell whether a holder lives, it says so itself: this often, in ms. */
const BEAT_MS = 2000;
/** Who has not said so for this long, by the waiting program's own steady clock, is dead. */
const SILENT_MS = 8000;
/** Between two looks at a lock that is held, in ms: a random time in this span. */
const LOOK_MS = { from: 15, to: 35 } as const;

/** So often a lock that was just given back is tried again without a pause. */
const AT_ONCE = 100;

/** Another program holds the lock and lives. */
export class LockHeld extends Error {
  override readonly name = 'LockHeld';
  readonly code = 'ELOCKED';
}

/** What systems say when a folder that is not empty would be replaced; its own folder lets one be made, as was seen before. */
const taken = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES']);

/**
 * Takes a lock: a folder that holds one file, whose name names its program. It comes into being whole, by a change of name. A dead
 * program's file is removed by its name, which no other lock ever has, so two programs that take over at once harm nobody.
 * @param path of the folder; its own folder is there
 * @param patience how long to wait for a living holder, in ms
 * @returns gives the lock back
 * @throws LockHeld, or the file system's error
 */
export async function takeLock(path: string, patience: number): Promise<() => Promise<void>> {
  const token = randomUUID();
  const owner = `${ownProgramId()}.${token}`;
  const ready = `${path}.${token}`;
  const until = performance.now() + patience;
  try {
    await mkdir(ready);
    await writeFile(join(ready, owner), '0');
    for (let tries = 0; !(await moved(ready, path)); tries += 1) {
      if ((await clearedOfDead(path)) && tries < AT_ONCE) continue;
      if (performance.now() >= until) throw new LockHeld(`${path} is held by another program`);
      await wait(LOOK_MS.from + Math.random() * (LOOK_MS.to - LOOK_MS.from));
    }
  } catch (error) {
    await rm(ready, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
  const beating = beat(join(path, owner));
  return async () => {
    clearInterval(beating);
    // Another program may have taken this one for dead, as on a machine that slept.
    await unlink(join(path, owner)).catch(() => undefined);
    // Another program may have taken the empty folder already.
    await rmdir(path).catch(() => undefined);
  };
}

/** Removes what programs left that died while they waited for the lock. */
export async function clearWaiting(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`)) continue;
    const owners = await readdir(join(folder, name)).catch(() => []);
    if (owners.length > 0 && owners.every((owner) => livenessOf(programIn(owner)) === 'dead')) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}

const programIn = (owner: string): string => owner.slice(0, Math.max(0, owner.lastIndexOf('.')));

async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (taken.has(code)) return false;
    throw error;
  }
}

/** @returns whether the lock is worth another try at once */
async function clearedOfDead(path: string): Promise<boolean> {
  const owners = await readdir(path).catch(() => []);
  let living = 0;
  for (const owner of owners) {
    if (await isDead(path, owner)) await rm(join(path, owner), { force: true });
    else living += 1;
  }
  if (living > 0) return false;
  return rmdir(path).then(
    () => true,
    () => !existsSync(path),
  );
}

/** What holders were last seen to say, and when, on this program's steady clock. */
const seen = new Map<string, { readonly beat: string; readonly at: number }>();

async function isDead(path: string, owner: string): Promise<boolean> {
  const liveness = livenessOf(programIn(owner));
  if (liveness !== 'unknown') return liveness === 'dead';
  const said = await readFile(join(path, owner), 'utf8').catch(() => '');
  const last = seen.get(owner);
  if (last?.beat !== said) {
    seen.set(owner, { beat: said, at: performance.now() });
    return false;
  }
  if (performance.now() - last.at < SILENT_MS) return false;
  seen.delete(owner);
  return true;
}

/** Says again and again that this program lives, as long as the lock is its own. */
function beat(file: string): NodeJS.Timeout {
  let beats = 0;
  return setInterval(() => {
    beats += 1;
    // Never made anew: it is gone when another program has taken over.
    void writeFile(file, String(beats), { flag: 'r+' }).catch(() => undefined);
  }, BEAT_MS).unref();
}
