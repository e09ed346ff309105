import { z } from 'zod';
import { openFile } from '../../cards/envelope.js';
import { faultIn } from '../../cards/model-fault.js';
import { isFailure, type Beginning } from '../../engine/record.js';
import { readBeginning } from '../../engine/record-text.js';
import type { Playable } from '../../engine/playable.js';
import { recordReader } from '../../games/rule-sets.js';
import { STORED_GAME_VERSION, storedGame, type StoredGame } from './stored-game.js';

/** What a game's first file says; it is written when the game is begun, and when its options change. */
export interface TableFile {
  readonly stored: StoredGame;
  readonly beginning: Beginning;
  readonly playable: Playable;
}

/** Characters: a record, and as many cards as they are painted. */
const MOST_TEXT = 16_000_000;
/** Thirty players with a hundred cards each, and all these as they are painted, have a quarter of it. */
const MOST_VALUES = 300_000;

const envelope = {
  format: 'cardwright-table',
  version: STORED_GAME_VERSION,
  word: 'game',
  most: MOST_TEXT,
  mostValues: MOST_VALUES,
};
const content = z.strictObject({
  format: z.literal('cardwright-table'),
  version: z.literal([1, STORED_GAME_VERSION]),
  stored: storedGame,
  beginning: z.record(z.string(), z.unknown()),
});

export const writeTableFile = (stored: StoredGame, beginning: Beginning): string =>
  `${JSON.stringify({ format: 'cardwright-table', version: STORED_GAME_VERSION, stored, beginning }, null, 1)}\n`;

/** @returns why it cannot be read, as a sentence, where it cannot */
export function readTableFile(text: string): TableFile | { readonly because: string } {
  const opened = openFile(text, envelope);
  if (opened.kind === 'damaged') return opened;
  if (opened.kind === 'newer') {
    return { because: 'It was made by a newer Cardwright. Update Cardwright to go on with it.' };
  }
  const read = content.safeParse(opened.data);
  if (!read.success) return { because: faultIn(read.error) };
  const { stored } = read.data;
  const begun = readBeginning(read.data.beginning, recordReader);
  if (isFailure(begun)) return { because: begun.because };
  const { beginning, playable } = begun;
  if (beginning.players.length !== stored.seats.length) {
    return { because: 'It has other players than seats.' };
  }
  return { stored, beginning, playable };
}
