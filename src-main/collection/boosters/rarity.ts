import type { Card } from '../../cards/card.js';
import { findGame } from '../../games/registry.js';
import type { PackCard } from './packs.js';

const USUAL = 'common';
/** Tags that say how rare a card is, for games that print nothing of it. */
const tagged = ['common', 'uncommon', 'rare', 'mythic'];

/** The cards of which packs are made: their rarity is what their game prints, or a tag. Tokens are in no pack. */
export function packCards(cards: readonly Card[]): readonly PackCard[] {
  return cards.flatMap((card) => {
    const printed = findGame(card.game)?.columns.cockatrice(card);
    if (printed?.isToken) return [];
    const tag = tagged.find((rarity) => card.tags.some((one) => one.toLowerCase() === rarity));
    return [{ id: card.id, rarity: tag ?? printed?.rarity ?? USUAL }];
  });
}
