import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from './content-type.js';

export interface RendererFile {
  readonly type: string;
  readonly body: Uint8Array;
  /** Its name contains a hash of its content: it may be kept for good. */
  readonly immutable: boolean;
}

/**
 * The built pages of the app. The folder is listed once, at start, and an address is looked up in that list:
 * no request ever becomes part of a path.
 */
export class RendererFiles {
  readonly #paths: ReadonlyMap<string, string>;

  /** @throws Error with a sentence when the folder does not hold a built app. */
  constructor(folder: string) {
    const paths = new Map(list(folder, ''));
    const index = paths.get('/index.html');
    if (!index) throw new Error(`The app's pages are missing in ${folder}: run "npm run build".`);
    this.#paths = paths.set('/', index);
  }

  /** The file at an address's path as it stands in the address (encoded), or null. */
  async get(pathname: string): Promise<RendererFile | null> {
    const path = this.#paths.get(pathname);
    if (path === undefined) return null;
    return {
      type: contentType(path),
      body: await readFile(path),
      immutable: pathname.startsWith('/assets/'),
    };
  }
}

function list(folder: string, prefix: string): [string, string][] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry): [string, string][] => {
    const address = `${prefix}/${encodeURIComponent(entry.name)}`;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return list(path, address);
    return entry.isFile() ? [[address, path]] : [];
  });
}
