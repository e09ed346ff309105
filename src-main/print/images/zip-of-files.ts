import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Sink } from '../../files/whole-file.js';

export interface ZippedFile {
  /** Within the archive; safe and unique. */
  readonly name: string;
  /** Makes the content, when its turn has come. */
  readonly make: () => Promise<Uint8Array>;
}

/**
 * Packs files into a ZIP archive one after the other, so that no more than one of them is in memory. They are stored as
 * they are: pictures are compressed already.
 *
 * @throws what a file's `make` throws
 */
export async function zipFiles(files: readonly ZippedFile[], date: Date, write: Sink): Promise<void> {
  const zip = new ZipFile();
  const { outputStream } = zip;
  if (!(outputStream instanceof Readable)) throw new TypeError('The archive cannot be read as a stream.');
  const failed = new Promise<never>((_, reject) => {
    zip.on('error', (error) => {
      outputStream.destroy();
      reject(error);
    });
  });
  for (const { name, make } of files) {
    zip.addReadStreamLazy(name, { mtime: date, compress: false }, (done) => {
      make().then(
        (bytes) => done(null, Readable.from([bytes], { objectMode: false })),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const written = (async () => {
    for await (const chunk of outputStream) await write(chunk as Uint8Array);
  })();
  await Promise.race([written, failed]);
}

/** Gives each name a file name of its own, whichever way a system looks at capitals. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    // Windows keeps these names for devices.
    const safe = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(stem) ? `${stem} card` : stem;
    for (let number = 1; ; number++) {
      const wanted = `${safe}${number === 1 ? '' : ` (${number})`}${ending}`;
      const key = wanted.normalize('NFKC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return wanted;
    }
  });
}
