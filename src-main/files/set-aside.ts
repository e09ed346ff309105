import { existsSync } from 'node:fs';

/**
 * Gives a file that is not understood another name, so that a new one can take its place and nothing is lost.
 * @throws what `rename` throws
 */
export async function setAside(
  path: string,
  rename: (from: string, to: string) => Promise<void>,
): Promise<void> {
  for (let no = 1; ; no += 1) {
    const aside = `${path}.damaged${no === 1 ? '' : `-${no}`}`;
    if (!existsSync(aside)) return rename(path, aside);
  }
}
