import { nothingSelected, type Selection } from './selection.js';

/** The selection in the cards view. It outlives the view, so that coming back finds one's place. */
class CardSelection {
  value = $state.raw<Selection>(nothingSelected);
}

export const cardSelection = new CardSelection();
