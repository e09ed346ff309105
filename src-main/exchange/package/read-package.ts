import { setImmediate } from 'node:timers/promises';
import {
  readCardFile,
  readCardSetFile,
  readDeckFile,
  ofUnknownGame,
  type KeptReading,
} from '../../games/card-files.js';
import { pictureId } from '../../cards/picture.js';
import { MOST_BYTES as MOST_FRAME_BYTES } from '../../layout/frames/frame-file.js';
import { FRAME_FILE } from '../../library/frames/read-frames.js';
import { MAX_PICTURE_BYTES } from '../../library/pictures/picture-intake.js';
import { kindOf } from '../../library/pictures/picture-kinds.js';
import type { Found, FoundFile } from '../intake/found.js';
import { ExchangeRefusal } from '../refusal.js';
import { lastPart } from '../zip/entry-name.js';
import { sha256, type SafeZip } from '../zip/safe-zip.js';
import { FramesIn } from './frames-in.js';
import { MANIFEST, MOST_MANIFEST_BYTES, readManifest, type PackedFile } from './manifest.js';

/** Larger than any card, deck or set can be. */
export const MOST_CONTENT_BYTES = 8 * 1024 * 1024;

/**
 * Reads a package. What its manifest says is held against what is there: a file that is missing, changed or not listed is a
 * problem of its own and left out, and the rest can be brought in. Pictures are looked at, but stay packed.
 * @throws ExchangeRefusal when there is no manifest that can be read
 */
export async function readPackage(zip: SafeZip, called: string, found: Found): Promise<void> {
  const text = (await zip.read(MANIFEST, MOST_MANIFEST_BYTES)).toString('utf8');
  const { files, title } = readManifest(text, called);
  found.titles.push(title);
  const frames = new FramesIn();
  const listed = new Set<string>([MANIFEST]);
  for (const file of files) {
    if (listed.has(file.path)) {
      found.problem(file.path, 'The package lists it twice.');
      continue;
    }
    listed.add(file.path);
    await readOne(zip, file, frames, found);
    await setImmediate();
  }
  frames.finish(found);
  for (const { name } of zip.members) {
    if (!listed.has(name))
      found.problem(name, 'It lies in the package, but its list of contents does not name it.');
  }
}

async function readOne(zip: SafeZip, file: PackedFile, frames: FramesIn, found: Found): Promise<void> {
  const { path } = file;
  if (!zip.has(path)) {
    found.problem(path, 'The list of contents names it, but it is not in the package.');
    return;
  }
  try {
    const read = () => zip.read(path, mostBytes(path));
    const bytes = await read();
    const digest = sha256(bytes);
    if (bytes.length !== file.bytes || digest !== file.sha256) {
      found.problem(path, 'It was changed or damaged after the package was made.');
      return;
    }
    if (path.startsWith('pictures/')) notePicture(zip, path, bytes, digest, found);
    else if (path.startsWith('frames/')) frames.note(path, bytes, { digest, read }, found);
    else readContent(path, bytes.toString('utf8'), found, true);
  } catch (error) {
    if (!(error instanceof ExchangeRefusal)) throw error;
    found.problem(path, error.message);
  }
}

const mostBytes = (path: string): number => {
  if (path.startsWith('frames/') && path.endsWith(`/${FRAME_FILE}`)) return MOST_FRAME_BYTES;
  return /^(pictures|frames)\//.test(path) ? MAX_PICTURE_BYTES : MOST_CONTENT_BYTES;
};

/** @param digest SHA-256 of its bytes; of a large picture it takes a while */
function notePicture(zip: SafeZip, path: string, bytes: Buffer, digest: string, found: Found): void {
  const id = lastPart(path);
  if (!pictureId.safeParse(id).success) {
    found.problem(path, 'Its name is not that of a picture in a library.');
    return;
  }
  const kind = kindOf(bytes);
  if (kind !== (id.endsWith('.png') ? 'png' : 'jpeg') || !digest.startsWith(id.slice(0, 32))) {
    found.problem(path, 'It is not the picture that its name says.');
    return;
  }
  found.keptPictures.set(id, { name: id, read: () => zip.read(path, MAX_PICTURE_BYTES) });
}

/** Reads a card, deck or set by the end of its name. */
export function readContent(place: string, text: string, found: Found, isPacked: boolean): void {
  const take = <T extends { readonly id: string }>(reading: KeptReading<T>, into: FoundFile<T>[]): void =>
    takeIn(place, reading, into, found, isPacked);
  if (/\.card\.json$/i.test(place)) take(readCardFile(text), found.cards);
  else if (/\.deck\.json$/i.test(place)) take(readDeckFile(text), found.decks);
  else if (/\.set\.json$/i.test(place)) take(readCardSetFile(text), found.sets);
  else if (/\.game\.json$/i.test(place))
    found.problem(place, 'It is the record of a game. Under Play it is taken in, and can be watched.');
  else found.problem(place, 'It is neither a card nor a deck nor a set.');
}

function takeIn<T extends { readonly id: string }>(
  place: string,
  reading: KeptReading<T>,
  into: FoundFile<T>[],
  found: Found,
  isPacked: boolean,
): void {
  if (reading.kind === 'newer') {
    found.problem(place, 'It was made by a newer Cardwright. Update this program to bring it in.');
  } else if (reading.kind === 'foreign') {
    found.problem(place, ofUnknownGame(reading.game));
  } else if (reading.kind === 'damaged') {
    found.problem(place, `It cannot be read. ${reading.because}`);
  } else {
    found.take(into, { place, content: reading.content, isPacked });
  }
}
