import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { livenessOf, ownProgramId } from './program-id.js';

/** What such a folder is for. */
export type TempPurpose = 'import' | 'output';

const named = /^cardwright-(?:import|output)-([0-9a-f-]+)\.[A-Za-z0-9]{6}$/;

/** Makes a folder for work in progress whose name tells its program. @returns its path */
export const makeTempFolder = (purpose: TempPurpose): Promise<string> =>
  mkdtemp(join(tmpdir(), `cardwright-${purpose}-${ownProgramId()}.`));

/** Removes the folders of programs that have died. Those of which that is not certain stay. Never throws. */
export async function clearAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const program = named.exec(name)?.[1];
    if (program === undefined || livenessOf(program) !== 'dead') continue;
    const path = join(tmpdir(), name);
    const isFolder = await lstat(path).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isFolder) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
