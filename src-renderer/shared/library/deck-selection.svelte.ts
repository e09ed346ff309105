import { nothingSelected, type Selection } from './selection.js';

/** Which decks are chosen at their home, and how they are looked at. It outlives the view, so that coming back finds one's place. */
class DeckSelection {
  value = $state.raw<Selection>(nothingSelected);
}

export const deckSelection = new DeckSelection();
