/** What follows from a card: asked for by lists and searches, and kept with the card. */
import { judgeCard, isLegal } from './law/card-law.js';
import { printedFields, characteristicsOf, type Characteristics } from './characteristics.js';
import type { MagicCard } from './card.js';
import { saysMoreThanReminders } from './reminder.js';

export interface MagicFacts extends Characteristics {
  readonly legal: boolean;
}

const all = new Set([...printedFields, 'name'] as const);

export function magicFactsOf(card: MagicCard): MagicFacts {
  const read = characteristicsOf(card);
  const { status } = judgeCard({
    card: read,
    hasAbility: saysMoreThanReminders(card.text),
    given: all,
    isNameless: card.name.trim() === '',
  });
  return { ...read, legal: isLegal(status) };
}
