import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Folder of the program: the project's, or the archive's once it is packaged. It holds package.json, assets and out. */
export const programFolder = findProgramFolder(dirname(fileURLToPath(import.meta.url)));

export const rendererFolder = join(programFolder, 'out', 'renderer');

export const assetsFolder = join(programFolder, 'assets');

export const programVersion: string = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(programFolder, 'package.json'), 'utf8'))).version;

function findProgramFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) throw new Error(`There is no package.json above ${start}.`);
  }
}
