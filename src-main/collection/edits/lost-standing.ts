import type { Card } from '../../cards/card.js';
import { gameOf } from '../../games/registry.js';
import { factsOf } from '../query/card-facts.js';
import type { CardEdit } from './card-edit.js';

/** What an edit takes from a card: its text could be read before and not after, or it was legal and is not. */
export type LostStanding = 'readable' | 'legal';

/** Whether an edit can change what guides and law say of cards: tags, sets and looks cannot. */
export const touchesStanding = ({ replace, fields, edition, compute }: CardEdit): boolean =>
  replace !== undefined || fields !== undefined || edition !== undefined || compute !== undefined;

/** Null: it takes neither. May take a fifth of a millisecond. */
export function lostStanding(before: Card, after: Card): LostStanding | null {
  if (before === after) return null;
  const [was, is] = [standingOf(before), standingOf(after)];
  if (!was || !is) return null;
  if (was.readable && !is.readable) return 'readable';
  return was.legal && !is.legal ? 'legal' : null;
}

const standingOf = (card: Card) => gameOf(card).cardFields.standingOf?.(card, factsOf(card)) ?? null;
