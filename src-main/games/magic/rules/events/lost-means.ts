/** Of whom an event changes what they can make mana with, beside the values of objects. */
import type { Magic } from '../context.js';
import type { MagicEvent } from '../state/events.js';

export const NOBODYS = 0;
/** Of the player who does it, or to whom it happens. */
export const PLAYERS = 1;
/** Of those who control what it names. */
export const CONTROLLERS = 2;
export const EVERYBODYS = 3;
export type Whose = typeof NOBODYS | typeof PLAYERS | typeof CONTROLLERS | typeof EVERYBODYS;

/** What is known of it is not good any more. Asked after the event. */
export function loseMeans(
  { manaRevisions, state }: Magic,
  { player, cards }: Pick<MagicEvent, 'player' | 'cards'>,
  whose: Whose,
): void {
  if (whose === PLAYERS) manaRevisions[player]! += 1;
  else if (whose === CONTROLLERS) for (const no of cards) manaRevisions[state.cards[no]!.player]! += 1;
  else for (let one = 0; one < manaRevisions.length; one += 1) manaRevisions[one]! += 1;
}
