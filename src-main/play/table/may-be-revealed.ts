import { TableRefusal } from '../refusal.js';
import type { StoredGame } from '../games/stored-game.js';

/** Whether all of a game may be shown to anybody: it is over, or its hands lie open anyway. */
export const mayBeRevealed = (
  { kind, options }: Pick<StoredGame, 'kind' | 'options'>,
  isOver: boolean,
): boolean => isOver || kind === 'sandbox' || options.hands === 'open';

/**
 * Refuses what would tell everything of a game whose hands are hidden.
 * @param what "its record would tell": what would do so, as the middle of a sentence
 * @throws TableRefusal
 */
export function refuseHidden(
  stored: Pick<StoredGame, 'kind' | 'options'>,
  isOver: boolean,
  what: string,
): void {
  if (mayBeRevealed(stored, isOver)) return;
  throw new TableRefusal(
    `This game still goes on, and ${what} all hands and decks. Finish it first, or play with open hands.`,
  );
}
