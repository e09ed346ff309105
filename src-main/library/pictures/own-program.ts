import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of a program of ours that runs in a thread or process of its own. As it is built it lies beside the program or above its shared
 * parts; among the sources it is begun by a file that loads TypeScript.
 * @param module address of the module that begins it
 */
export function ownProgram(name: string, module: string): string {
  const here = dirname(fileURLToPath(module));
  const places = [join(here, `${name}.js`), join(here, '..', `${name}.js`)];
  return places.find((path) => existsSync(path)) ?? join(here, `${name}-source.mjs`);
}
