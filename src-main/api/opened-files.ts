import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { Found } from '../exchange/intake/found.js';
import { takeFile } from '../exchange/intake/take-file.js';
import { readContent } from '../exchange/package/read-package.js';
import { ExchangeRefusal } from '../exchange/refusal.js';
import type { AppServices } from './app-services.js';
import type { HostMessage } from './commands.js';

/** Files opened at once; an import takes no more. */
const MOST_FILES = 5000;

/**
 * What the app's face is told when files are opened from the desktop. A card, deck or set of the present library is shown;
 * everything else comes in to be looked at in an import, and nothing is kept before the person says so.
 */
export async function openedFiles(
  services: AppServices,
  paths: readonly string[],
): Promise<readonly HostMessage[]> {
  const [only] = paths;
  if (only !== undefined && paths.length === 1) {
    const own = await ownThing(services, only).catch(() => null);
    if (own) return [own];
  }
  const uploads: { readonly upload: string; readonly name: string }[] = [];
  const refusals: string[] = [];
  for (const path of paths.slice(0, MOST_FILES)) {
    try {
      uploads.push({ upload: await takeFile(services.imports.uploads, path), name: basename(path) });
    } catch (error) {
      if (!(error instanceof ExchangeRefusal)) throw error;
      refusals.push(error.message);
    }
  }
  return [
    ...(uploads.length > 0 ? [{ kind: 'open-import' as const, uploads }] : []),
    ...(refusals.length > 0 ? [{ kind: 'notice' as const, message: noticeOf(refusals) }] : []),
  ];
}

/** The first few of several sentences. */
function noticeOf(refusals: readonly string[]): string {
  const most = 3;
  const others = refusals.length - most;
  const rest =
    others > 0 ? [`${others} more ${others === 1 ? 'file' : 'files'} could not be opened either.`] : [];
  return [...refusals.slice(0, most), ...rest].join(' ');
}

/** What a file is in the present library, or null where it lies elsewhere or is not what its name says. */
async function ownThing({ library }: AppServices, path: string): Promise<HostMessage | null> {
  const file = await realpath(path);
  const folder = relative(await realpath(library.info().folder), dirname(file));
  if (folder !== 'cards' && folder !== 'decks' && folder !== 'sets') return null;
  const found = new Found();
  readContent(basename(file), await readFile(file, 'utf8'), found, false);
  const [content] = found[folder];
  if (!content) return null;
  const { id } = (await library[folder].get(content.content.id)).content;
  return { kind: 'show', view: viewOf[folder], id };
}

const viewOf = { cards: 'card', decks: 'deck', sets: 'set' } as const;
