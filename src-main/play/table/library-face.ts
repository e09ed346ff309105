import { randomUUID } from 'node:crypto';
import { blankCard } from '../../games/cards.js';
import type { Card } from '../../cards/card.js';
import type { Library } from '../../library/library.js';
import type { PlayedCard } from '../../games/kotc/rules/components/design.js';
import type { CardSources } from '../scenarios/card-source.js';
import type { FaceFinder } from '../scenarios/scenario-table.js';

/** The library's card on which the same is printed, or that of a starter set, for its picture; else one without. */
export const faceFinder =
  (library: Library, starters: CardSources): FaceFinder =>
  async (printed) => {
    const named = library.cards.list().filter(({ name }) => name === printed.name);
    for (const { id } of named) {
      const found = await library.cards.get(id).catch(() => null);
      if (found && looksAlike(found.content, printed)) return found.content;
    }
    const ofStarters = (await starters.all()).find(
      (card) => card.name === printed.name && looksAlike(card, printed),
    );
    return ofStarters ?? { ...blankCard(randomUUID()), ...printed };
  };

const looksAlike = (card: Card, { type, offense, defense, text }: PlayedCard): boolean =>
  card.type === type && card.offense === offense && card.defense === defense && card.text === text;
