import type { Undoable } from '../../../shared/history/active.svelte.js';
import type { TableStore } from './table-store.svelte.js';

/** What the title bar's undo does at a table: main keeps the course of the game, and says what may be taken back. */
export class TableHistory implements Undoable {
  readonly canRedo = false;
  readonly redoName = null;
  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  get undoName(): string | null {
    const offer = this.#store.update?.undo;
    return offer && 'takesBack' in offer ? offer.takesBack : null;
  }

  get canUndo(): boolean {
    return this.undoName !== null && !this.#store.busy;
  }

  /** Why nothing can be taken back; null where something can. */
  get because(): string | null {
    const offer = this.#store.update?.undo;
    return offer && 'because' in offer ? offer.because : null;
  }

  async undo(): Promise<void> {
    await this.#store.undo();
  }

  async redo(): Promise<void> {}
}
