import { readFile, stat } from 'node:fs/promises';
import { writeWhole } from '../../files/whole-file.js';
import { fileTrouble, unreadable } from '../../library/errors.js';
import type { Game } from '../../engine/game.js';
import { failure, isFailure, limits, type GameRecord, type RecordFailure } from '../../engine/record.js';
import { readingRecord, writeRecord, type ReadRecord } from '../../engine/record-text.js';
import { replaying } from '../../engine/replay.js';
import { finish, type Stepwise } from '../../engine/stepwise.js';
import { recordReader } from '../../games/rule-sets.js';

export const RECORD_ENDING = '.game.json';

/** A game from a file, as far as it was replayed. */
export interface ReplayedFile extends ReadRecord {
  readonly game: Game;
}

/** A record file that cannot be read or written; the message is a sentence for people. */
export class RecordFileError extends Error {
  override readonly name = 'RecordFileError';
}

/** Replaces the file as a whole, or leaves it as it was. @throws RecordFileError */
export async function writeRecordFile(path: string, record: GameRecord): Promise<void> {
  if (!path.endsWith(RECORD_ENDING)) {
    throw new RecordFileError(`The name of a game’s file ends in ${RECORD_ENDING}, which ${path} does not.`);
  }
  try {
    await writeWhole(path, writeRecord(record), { followLink: true });
  } catch (error) {
    throw new RecordFileError(`${path} cannot be written: ${fileTrouble(error)}.`);
  }
}

/** Reads a record and replays it, wholly or up to a number of inputs. @throws RecordFileError when there is no file to read */
export async function replayFile(path: string, until?: number): Promise<ReplayedFile | RecordFailure> {
  const text = await textOf(path);
  return text === null
    ? failure('damaged', 'It is longer than a game record may be.')
    : finish(replayingText(text, until));
}

/** Null where it is longer than any record. */
async function textOf(path: string): Promise<string | null> {
  try {
    return (await stat(path)).size > limits.text * 3 ? null : await readFile(path, 'utf8');
  } catch (error) {
    throw new RecordFileError(unreadable(path, error));
  }
}

/** Replays the text of a record, wholly or up to a number of inputs, a little at a time. What is wrong with it is an answer. */
export function* replayingText(text: string, until?: number): Stepwise<ReplayedFile | RecordFailure> {
  const read = yield* readingRecord(text, recordReader);
  if (isFailure(read)) return read;
  const game = yield* replaying(read.playable, read.record, until === undefined ? {} : { until });
  return isFailure(game) ? game : { ...read, game };
}
