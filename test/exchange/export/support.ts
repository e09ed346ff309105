import type { Library } from '../../../src-main/library/library.js';
import { layoutBack } from '../../../src-main/layout/back-layout.js';
import { layoutCard } from '../../../src-main/games/card-layouts.js';
import { loadFonts } from '../../../src-main/print/images/font-files.js';
import { contentsOfCards, type ExportContents } from '../../../src-main/exchange/export/contents.js';
import { exportFile, type ExportFile } from '../../../src-main/exchange/export/export-file.js';
import { exportHow, type ExportHow } from '../../../src-main/exchange/export/how.js';
import type { ExportTools } from '../../../src-main/exchange/export/parts.js';
import { gather } from '../../../src-main/exchange/package/gather.js';
import { archiveLimits } from '../../../src-main/exchange/zip/limits.js';
import { SafeZip } from '../../../src-main/exchange/zip/safe-zip.js';

/** What an export made: its bytes, and the files in it where it is a zip. */
export interface Made {
  readonly file: ExportFile;
  readonly bytes: Buffer;
  readonly doings: readonly string[];
  readonly names: readonly string[];
  read(name: string): Promise<Buffer>;
}

export const toolsOf = (library: Library): ExportTools => {
  const fonts = loadFonts();
  const size = async (id: string) => library.pictures.info(id).catch(() => null);
  return {
    front: async (card) => {
      const known = card.picture && (await size(card.picture.id));
      return layoutCard(card, fonts, () => known, null);
    },
    back: async () => layoutBack('standard', fonts, () => null),
    picture: (id) => library.pictures.read(id),
    hasPicture: async (id) => (await size(id)) !== null,
  };
};

export async function contentsOf(library: Library, title = 'Mine'): Promise<ExportContents> {
  const cards = await library.cards.getAll(library.cards.list().map(({ id }) => id));
  return contentsOfCards(library, title, cards);
}

export async function make(
  library: Library,
  how: Partial<ExportHow>,
  contents?: ExportContents,
): Promise<Made> {
  const meant = contents ?? (await contentsOf(library));
  const file = await exportFile(meant, () => gather(library, {}), exportHow.parse(how), toolsOf(library));
  const parts: Buffer[] = [];
  const doings: string[] = [];
  const sink = async (bytes: Uint8Array | readonly Uint8Array[]): Promise<void> => {
    parts.push(...(bytes instanceof Uint8Array ? [bytes] : bytes).map((one) => Buffer.from(one)));
  };
  await file.write(sink, {
    onProgress: ({ done, total, doing }) => void doings.push(`${done}/${total} ${doing}`),
  });
  const bytes = Buffer.concat(parts);
  const zip = file.name.endsWith('.zip') ? await SafeZip.open(bytes, file.name, archiveLimits) : null;
  return {
    file,
    bytes,
    doings,
    names: zip?.members.map(({ name }) => name) ?? [],
    read: async (name) => zip?.read(name, archiveLimits.perEntry) ?? Buffer.alloc(0),
  };
}
