import { constants, existsSync, statSync } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../files/whole-file.js';
import { reasonOf } from './errors.js';
import { cardKind, cardSetKind, deckKind } from './file-kinds.js';
import { makeFolder } from './make-folder.js';

/** Where everything of a library lies. All paths are absolute when `root` is. */
export interface Place {
  readonly root: string;
  readonly cards: string;
  readonly decks: string;
  readonly sets: string;
  readonly pictures: string;
  /** A folder for each frame; there once the first is kept. */
  readonly frames: string;
  /** What belongs to this computer and is not versioned. */
  readonly inner: string;
  readonly thumbnails: string;
  /** Pictures as cards show them: brightened, blurred, in grey. Made anew when missing. */
  readonly variants: string;
  readonly trash: string;
  /** What cards, decks and sets were before they were changed. */
  readonly versions: string;
  /** Changes of many files at once, so that each can be taken back. */
  readonly batches: string;
  /** Files that are being moved together, so that all of them arrive. */
  readonly moves: string;
  readonly lock: string;
}

export function placeOf(root: string): Place {
  const inner = join(root, '.cardwright');
  return {
    root,
    cards: join(root, cardKind.folder),
    decks: join(root, deckKind.folder),
    sets: join(root, cardSetKind.folder),
    pictures: join(root, 'pictures'),
    frames: join(root, 'frames'),
    inner,
    thumbnails: join(inner, 'thumbnails'),
    variants: join(inner, 'variants'),
    trash: join(inner, 'trash'),
    versions: join(inner, 'versions'),
    batches: join(inner, 'batches'),
    moves: join(inner, 'moves'),
    lock: join(inner, 'lock'),
  };
}

const readme = `This folder is a Cardwright library. You may copy it, move it and keep it under version control.

cards/        one file per card, readable and editable as text
decks/        one file per deck; a deck names its cards by their ids
sets/         one file per set; a card names its set by its id
pictures/     each picture once, named by its content
frames/       a folder for each frame of one's own: frame.json and the pictures that it names
games/        two files per game that was played or is being played
.cardwright/  thumbnails, which are made anew when missing, former versions and the trash; not for version control

To make a new card from an old one, copy its file: the copy becomes a card of its own.
`;

/**
 * Makes the folder's layout where it is missing.
 * @returns why nothing can be written here, as a sentence, or null
 */
export async function prepare(place: Place): Promise<string | null> {
  try {
    const isNew = !existsSync(place.cards);
    await makeFolder(place.root);
    if (!(await stat(place.root)).isDirectory())
      throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
    await ensure(place);
    for (const folder of [place.root, place.cards, place.decks, place.sets, place.inner])
      await access(folder, constants.W_OK);
    if (isNew) await writeOnce(join(place.root, 'README.txt'), readme);
    return null;
  } catch (error) {
    return `This library cannot be changed: ${reasonOf(error)}. Choose another folder, or change its permissions and open it again.`;
  }
}

/**
 * Makes the folders within the library anew if someone removed them (version control drops empty ones).
 * The library itself is never made anew: if it is gone, that must be noticed.
 * @throws the file system's error
 */
export async function ensure(place: Place): Promise<void> {
  for (const folder of [
    place.cards,
    place.decks,
    place.sets,
    place.pictures,
    place.inner,
    place.thumbnails,
    place.variants,
    place.trash,
    place.versions,
    place.batches,
    place.moves,
  ]) {
    // Looked at in one call: to ask the file system in a thread costs more, and every write asks of all of them.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) continue;
    await mkdir(folder);
  }
  await writeOnce(join(place.inner, '.gitignore'), '*\n');
}

async function writeOnce(path: string, text: string): Promise<void> {
  if (!existsSync(path)) await writeWhole(path, text);
}
