import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { writeCardFile, writeCardSetFile, writeDeckFile } from '../../games/card-files.js';
import { cardKind, cardSetKind, deckKind, type FileKind, type Kept } from '../../library/file-kinds.js';
import { clashKey, fileNameFor, freeName } from '../../library/file-names.js';
import { errnoOf, LibraryError } from '../../library/errors.js';
import { FRAME_FILE } from '../../library/frames/read-frames.js';
import { sha256 } from '../zip/safe-zip.js';
import type { Gathered, GatheredFrame } from './gather.js';
import { MANIFEST, PACKAGE_FORMAT, versionFor, type Manifest, type PackedFile } from './manifest.js';

export interface PackageProgress {
  readonly done: number;
  readonly total: number;
  readonly doing: string;
}

export interface PackageWish {
  readonly title: string;
  readonly contents: Gathered;
  /** Bytes of a picture by its content name. A picture that is not found is left out. */
  readonly picture: (id: string) => Promise<Uint8Array>;
  readonly onProgress?: (progress: PackageProgress) => void;
  readonly signal?: AbortSignal;
}

/** A file to be packed; its bytes are fetched when its turn comes. */
interface Packing {
  readonly path: string;
  readonly compress: boolean;
  readonly bytes: () => Promise<Uint8Array | null>;
}

/** The same for every file, so that equal contents give equal packages; the oldest date a zip can say. */
const DATE = new Date(1980, 0, 1);

/**
 * Writes a package as a stream, one file at a time, so that its pictures never stand in memory together. Equal contents give
 * equal bytes: files are in the order of their paths and bear one date.
 * The stream fails with what `picture` throws, and when `signal` aborts.
 */
export function writePackage({ title, contents, picture, onProgress, signal }: PackageWish): Readable {
  const files = packingsOf(contents, picture);
  const out = new PassThrough();
  const packed: PackedFile[] = [];
  const work = async (): Promise<void> => {
    const zip = new ZipFile();
    zip.on('error', (error: Error) => out.destroy(error));
    zip.outputStream.pipe(out);
    for (const [done, { path, compress, bytes: fetch }] of files.entries()) {
      signal?.throwIfAborted();
      onProgress?.({ done, total: files.length, doing: 'Packing' });
      const bytes = await fetch();
      if (!bytes) continue;
      packed.push({ path, bytes: bytes.length, sha256: sha256(bytes) });
      await addFile(zip, path, bytes, compress, out);
    }
    await addFile(zip, MANIFEST, Buffer.from(manifestText(title, packed)), true, out);
    zip.end();
    onProgress?.({ done: files.length, total: files.length, doing: 'Packing' });
  };
  work().catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  return out;
}

/** Packs one file, and waits until it has been read by whoever reads `out`. */
function addFile(
  zip: ZipFile,
  path: string,
  bytes: Uint8Array,
  compress: boolean,
  out: PassThrough,
): Promise<void> {
  // The zip remembers the function as long as it lives: what it has given must not stay in memory.
  let held: Uint8Array | null = bytes;
  return new Promise((resolve, reject) => {
    const stopped = () => reject(new Error('The package is read no further.'));
    out.once('close', stopped);
    const options = { mtime: DATE, mode: 0o100644, compress, forceDosTimestamp: true, size: bytes.length };
    zip.addReadStreamLazy(path, options, (give) => {
      const stream = Readable.from(held ? [held] : [], { objectMode: false });
      held = null;
      stream.once('end', () => {
        out.off('close', stopped);
        resolve();
      });
      give(null, stream);
    });
  });
}

function manifestText(title: string, files: readonly PackedFile[]): string {
  const whole: Manifest = {
    format: PACKAGE_FORMAT,
    version: versionFor(files),
    title: title.slice(0, 200),
    files: [...files],
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

function packingsOf(
  { cards, decks, sets, frames, pictures, untouched }: Gathered,
  picture: (id: string) => Promise<Uint8Array>,
): Packing[] {
  return [
    ...textsOf(cards, cardKind, writeCardFile, untouched),
    ...textsOf(decks, deckKind, writeDeckFile),
    ...textsOf(sets, cardSetKind, writeCardSetFile),
    ...frames.flatMap(frameFiles),
    ...pictures.map((id) => ({
      path: `pictures/${id}`,
      compress: false,
      bytes: async () => picture(id).catch(nullIfMissing),
    })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}

const frameFiles = ({ name, text, pictures }: GatheredFrame): Packing[] => [
  { path: `frames/${name}/${FRAME_FILE}`, compress: true, bytes: async () => Buffer.from(text) },
  ...[...pictures].map(([file, read]) => ({
    path: `frames/${name}/${file}`,
    compress: false,
    bytes: async () => read().catch(nullIfMissing),
  })),
];

/** A card or a frame may lack its picture in the library; it can be packed all the same. */
function nullIfMissing(error: unknown): null {
  if (error instanceof LibraryError && error.code === 'NOT_FOUND') return null;
  if (errnoOf(error) === 'ENOENT') return null;
  throw error;
}

function textsOf<T extends Kept>(
  contents: readonly T[],
  kind: Pick<FileKind<T>, 'folder' | 'ending'>,
  write: (content: T) => string,
  untouched: Gathered['untouched'] = new Map(),
): Packing[] {
  const taken = new Set<string>();
  return [...contents]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((content) => {
      const name = freeName(fileNameFor(content.name, content.id, kind.ending), taken);
      taken.add(clashKey(name));
      return {
        path: `${kind.folder}/${name}`,
        compress: true,
        bytes: async () => (await untouched.get(content.id)?.()) ?? Buffer.from(write(content)),
      };
    });
}
