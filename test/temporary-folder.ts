/** Where tests put their files: thousands of small ones, which take half the processor time in memory that they take on a disk. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Named by the process of their run. */
const FOLDER = /^cardwright-tests-(\d+)$/;
/** All that tests keep at the same time takes a part of that. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** A folder in memory for this run, or the system's where there is no room for one, or where no program could be started in it. */
export function temporaryFolder(): string {
  if (process.env['TMPDIR'] !== undefined || !isRoomy()) return tmpdir();
  const folder = join(MEMORY, `cardwright-tests-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => remove(folder));
  removeThoseOfEndedRuns();
  return folder;
}

function isRoomy(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === MEMORY);
    const options = mount?.split(' ')[3]?.split(',') ?? [];
    const { bavail, bsize } = statfsSync(MEMORY);
    return options.includes('rw') && !options.includes('noexec') && bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** A run that was killed could not tidy up. */
function removeThoseOfEndedRuns(): void {
  for (const name of readdirSync(MEMORY)) {
    const [, run] = FOLDER.exec(name) ?? [];
    if (run !== undefined && !isAlive(Number(run))) remove(join(MEMORY, name));
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // It is somebody else's.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's may not be asked.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
