import type { Input } from '../../engine/game.js';
import type { TableUpdate } from './table-update.js';

/**
 * What a puzzle or a lesson adds to a table: what is said beside it, and what may be done. It is asked anew after everything
 * that happens, and it is told of nothing: where it stands follows from the inputs that the game has taken in.
 */
export interface Guide {
  /** @param taken all inputs so far */
  state(taken: readonly Input[]): Pick<TableUpdate, 'puzzle' | 'lesson'>;
  /** Why a person may not do this now, in a sentence; null when they may. */
  objection(taken: readonly Input[], input: Input): string | null;
  /** Where another player's inputs are prescribed: the one that is due now, or null for none. Left out: the computer players answer. */
  due?(taken: readonly Input[]): Input | null;
  /** Goes on from what is only to be read. @returns why not, in a sentence, or null */
  readOn?(taken: readonly Input[]): string | null;
}
