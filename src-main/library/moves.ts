/** Files that are moved together: all of them arrive, also when the program dies on the way. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { namesIn } from '../files/names-in.js';
import { textIfThere } from '../files/read-plain.js';
import { setAside } from '../files/set-aside.js';
import type { WritingTurn } from './file-actions.js';
import { parsed } from './parsed.js';
import type { Place } from './place.js';

export type Move = readonly [from: string, to: string];

/** Within the library, with slashes; a journal is read from the disk, so it is made sure that it leads nowhere else. */
const within = z
  .string()
  .max(600)
  .regex(/^(?:cards|decks|sets|games|\.cardwright\/trash)\/(?!\.{1,2}$)[^/\\\0]+$/);

const journal = z.strictObject({
  format: z.literal('cardwright-moves'),
  version: z.literal(1),
  moves: z.array(z.tuple([within, within])),
});

const journalName = /^[0-9a-f-]{36}\.json$/;

/**
 * Moves files, or none of them when one cannot be moved. For callers that hold the writer's turn.
 * @throws the file system's error
 */
export async function moveAll(place: Place, writer: WritingTurn, moves: readonly Move[]): Promise<void> {
  const path = moves.length > 1 ? join(place.moves, `${randomUUID()}.json`) : null;
  const moved: Move[] = [];
  try {
    if (path !== null) await writeJournal(path, place, writer, moves);
    for (const [from, to] of moves) {
      await writer.files.rename(from, to);
      moved.unshift([from, to]);
    }
  } catch (error) {
    for (const [from, to] of moved) await writer.files.rename(to, from);
    if (path !== null) await rm(path, { force: true });
    throw error;
  }
  if (path === null) return;
  await writer.syncFolders();
  await rm(path, { force: true });
}

/** Whether a program has died while it moved files, or moves some now. */
export const areMovesBegun = async (place: Place): Promise<boolean> => (await journals(place)).length > 0;

/** Moves what a program that died has not moved. For callers that hold the writer's turn. @throws the file system's error */
export async function finishMoves(place: Place, writer: WritingTurn): Promise<void> {
  for (const file of await journals(place)) {
    const path = join(place.moves, file);
    const read = journal.safeParse(parsed(await textIfThere(path)));
    if (!read.success) {
      await setAside(path, writer.files.rename);
      continue;
    }
    for (const [from, to] of read.data.moves) {
      const [source, target] = [join(place.root, from), join(place.root, to)];
      if (existsSync(source) && !existsSync(target)) await writer.files.rename(source, target);
    }
    await writer.syncFolders();
    await rm(path, { force: true });
  }
}

async function journals(place: Place): Promise<string[]> {
  return (await namesIn(place.moves)).filter((file) => journalName.test(file));
}

async function writeJournal(
  path: string,
  place: Place,
  writer: WritingTurn,
  moves: readonly Move[],
): Promise<void> {
  const inside = (file: string): string => relative(place.root, file).split(sep).join('/');
  const content = {
    format: 'cardwright-moves',
    version: 1,
    moves: moves.map(([from, to]) => [inside(from), inside(to)]),
  };
  await writer.files.write(path, `${JSON.stringify(content)}\n`);
  await writer.syncFolders();
}
