import type { TableUpdate } from '../../../../src-main/api/answers/play-answers.js';
import { heardOf } from './heard.js';
import { SoundBoard } from './sound-board.js';

/** The sounds of one table as it is shown. */
export class TableSounds {
  readonly #board: SoundBoard;
  /** What was shown last. */
  #before: TableUpdate | null = null;

  /** @param volume from 0, which plays nothing, to 1 */
  constructor(volume: () => number) {
    this.#board = new SoundBoard(volume);
  }

  readonly take = (update: TableUpdate): void => {
    this.#board.play(heardOf(this.#before, update));
    this.#before = update;
  };

  close(): void {
    this.#board.close();
  }
}
