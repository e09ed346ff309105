import type { KotcCard } from '../cards/card.js';
import { kotcFactsOf } from '../cards/facts.js';
import { inPlay, removals } from './worth-tables.js';

/** Above this cost a card waits long for its resources. */
const HIGH_COST = 6;

/** What a card is worth to somebody who drafts: what it does to the table, and whether there are others of its cost already. */
export function draftWorth(card: KotcCard, own: readonly KotcCard[]): number {
  const { playable, components } = kotcFactsOf(card);
  if (!playable) return -5;
  const cost = card.cost ?? HIGH_COST;
  const same = own.filter((other) => other.cost === card.cost).length;
  const does = components.reduce(
    (sum, id) => sum + 1.5 * (removals[id] ?? 0) + 0.5 * (inPlay[id]?.worth ?? 0),
    0,
  );
  const spells = own.filter(({ type }) => type === 'spell').length;
  const body = card.type === 'creature' ? 1 : spells > own.length / 2 ? -1 : 0;
  return does + body - 0.4 * same - 0.5 * Math.max(0, cost - HIGH_COST);
}
