import type { Input } from '../../engine/game.js';
import type { ReadJournal } from './journal.js';
import type { TableFile } from './table-file.js';

/** A game as it lies on the disk. */
export interface LoadedGame extends TableFile {
  readonly inputs: readonly Input[];
  readonly journal: ReadJournal;
}
