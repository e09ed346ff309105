import { nothingSelected, selectOnly, type Selection } from './selection.js';

/** The selection in the cards view. It outlives the view, so that coming back finds one's place. */
class CardSelection {
  value = $state.raw<Selection>(nothingSelected);
  #shown = $state(0);

  /** Another number whenever the view is to bring the card that the keyboard is on into sight. */
  get shown(): number {
    return this.#shown;
  }

  /** Selects these cards and no others; the first of them is to be seen. */
  show(ids: readonly string[]): void {
    this.value = selectOnly(ids);
    this.#shown += 1;
  }
}

export const cardSelection = new CardSelection();
