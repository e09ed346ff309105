import type { CardRow } from '../../../../src-main/api/answers/answers.js';
import { droppedCards, holdsCards } from '../../../shared/card-grid/card-drag.js';
import type { DeckLine } from './deck-groups.js';

let dragged = $state.raw<DeckLine | null>(null);

/** The line of the deck that is under the pointer: a drag's data cannot be seen by what it is held over. */
export const deckDrag = {
  get line(): DeckLine | null {
    return dragged;
  },
  start(event: DragEvent, line: DeckLine): void {
    event.dataTransfer?.setData('text/plain', line.name);
    if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
    // Later: changing the page while a drag begins would end it.
    setTimeout(() => (dragged = line));
  },
  end(): void {
    dragged = null;
  },
};

/** Whether something is held over a place that can be put into a deck. */
export const holdsForDeck = (event: DragEvent): boolean => deckDrag.line !== null || holdsCards(event);

/** The cards that were dropped, as far as the library has them. */
export const droppedRows = (event: DragEvent, rows: ReadonlyMap<string, CardRow>): readonly CardRow[] =>
  droppedCards(event).flatMap((id) => rows.get(id) ?? []);
