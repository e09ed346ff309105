import { z } from 'zod';
import { isFailure, limits, type Beginning } from '../rules/kernel/record.js';
import { readBeginning } from '../rules/kernel/record-text.js';
import type { Playable } from '../rules/kernel/playable.js';
import { ruleSets } from '../rules/rule-sets.js';
import { STORED_GAME_VERSION, storedGame, type StoredGame } from './stored-game.js';

/** What a game's first file says; it is written when the game is begun, and when its options change. */
export interface TableFile {
  readonly stored: StoredGame;
  readonly beginning: Beginning;
  readonly playable: Playable;
}

const envelope = z.looseObject({
  format: z.literal('cardwright-table'),
  version: z.number().int().min(1),
});
const content = z.strictObject({
  format: z.literal('cardwright-table'),
  version: z.literal(STORED_GAME_VERSION),
  stored: storedGame,
  beginning: z.record(z.string(), z.unknown()),
});

export const writeTableFile = (stored: StoredGame, beginning: Beginning): string =>
  `${JSON.stringify({ format: 'cardwright-table', version: STORED_GAME_VERSION, stored, beginning }, null, 1)}\n`;

/** @returns why it cannot be read, as a sentence, where it cannot */
export function readTableFile(text: string): TableFile | { readonly because: string } {
  if (text.length > limits.text) return { because: 'It is longer than the file of a game may be.' };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { because: `It is not valid JSON: ${(error as Error).message}.` };
  }
  const outer = envelope.safeParse(data);
  if (!outer.success) return { because: 'It does not say "format": "cardwright-table" and its version.' };
  if (outer.data.version > STORED_GAME_VERSION) {
    return { because: 'It was made by a newer Cardwright. Update Cardwright to go on with it.' };
  }
  const read = content.safeParse(data);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { because: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'It is not as expected'}.` };
  }
  const { stored } = read.data;
  const begun = readBeginning(read.data.beginning, (id) => ruleSets.get(id));
  if (isFailure(begun)) return { because: begun.because };
  const { beginning, playable } = begun;
  if (beginning.players.length !== stored.seats.length) {
    return { because: 'It has other players than seats.' };
  }
  return { stored, beginning, playable };
}
