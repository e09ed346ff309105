/** The project's own files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('..', import.meta.url));

/** Paths of all files in a folder of the project, relative to the project, with forward slashes. */
export function filesIn(folder: string, endings: readonly string[]): string[] {
  return readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length).replaceAll('\\', '/'))
    .sort();
}

export const textOf = (path: string): string => readFileSync(join(project, path), 'utf8');
