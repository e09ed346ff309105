/** What follows from a card: asked for by lists and searches, and kept with the card. */
import { judgeCard, isLegal } from './law/card-law.js';
import { printedFields, characteristicsOf, type Characteristics } from './characteristics.js';
import { printedOn, type MagicCard } from './card.js';
import { designOf } from './design-of.js';
import { readText } from './language/read.js';
import { plainText } from './symbol-words.js';

export interface MagicFacts extends Characteristics {
  readonly legal: boolean;
  /** Something printed on it is not as the rulebook has it; a token is no fault. */
  readonly faulty: boolean;
  /** Whether the rules can carry it out. Found when it is asked for: reading its text takes longer than all else. */
  readonly playable: boolean;
}

const all = new Set([...printedFields, 'name'] as const);

export function magicFactsOf(card: MagicCard): MagicFacts {
  const read = characteristicsOf(card);
  const { status } = judgeCard({
    card: read,
    text: (typeLine) => readText(plainText(card.text), { name: card.name, typeLine }),
    given: all,
    isNameless: card.name.trim() === '',
  });
  let playable: boolean | null = null;
  return {
    ...read,
    legal: isLegal(status),
    faulty: status === 'invalid',
    get playable() {
      return (playable ??= 'design' in designOf(printedOn(card)));
    },
  };
}
