import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Modules of the program by which games are decided, and the laboratory's own. */
const deciding = ['cards', 'common', 'engine', 'games', 'lab', 'play'];

/**
 * The same on every machine where the same games come of the same seeds: of the sources that decide them, of the packages' versions,
 * and of the V8 that runs them, since each may round powers and logarithms in its own way.
 * @param program folder of the program, with its sources
 */
export function programDigest(program: string): string {
  const hash = createHash('sha256');
  const take = (name: string): void => {
    // Git may give the same file other line ends on another system.
    const text = readFileSync(join(program, name), 'utf8').replaceAll('\r\n', '\n');
    hash.update(`${name}\0${text}\0`);
  };
  take('package-lock.json');
  for (const name of deciding.flatMap((module) => sourcesIn(program, `src-main/${module}`))) take(name);
  hash.update(process.versions.v8.split('.').slice(0, 2).join('.'));
  return hash.digest('hex');
}

/** With slashes on every system, in an order that no system changes. */
const sourcesIn = (program: string, folder: string): string[] =>
  readdirSync(join(program, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .toSorted();
