import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { starterPicture } from '../../paint/starter/picture.js';
import { jpegOf, seedOf } from './library-folder.js';
import { pictureSize } from './kotc.js';

/** Paints what crafted pawns of Keeper of the Cards show, which are of no set. Its name is in `games/kotc/format/pawn-picture.ts`. */
export async function makePawns(): Promise<void> {
  const folder = join(import.meta.dirname, '..', 'pawns', 'pictures');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bytes = await jpegOf(starterPicture('pawn', 'hall', 'slate', seedOf('Pawn')), pictureSize);
  const id = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.jpg`;
  writeFileSync(join(folder, id), bytes);
}
