import type { PlainLine } from '../../card-language.js';
import type { KotcCard } from '../cards/card.js';
import type { GuideEdition } from '../cards/editions.js';
import { inPlainWords } from '../cards/explained/in-plain-words.js';
import { readingEdition } from '../cards/language/reading-edition.js';
import { readText } from '../cards/language/read.js';
import type { Reading } from '../cards/language/reading.js';
import { vocabularyOf } from '../cards/vocabulary/vocabulary.js';

/** What a card does, in plain words; nothing where some of it is in no guide. */
export function plainWords(card: KotcCard): readonly PlainLine[] {
  const edition = readingEdition(card);
  if (edition === null) return [];
  return plainWordsOf(card, readText(card.text, card.type, edition, { hints: false }), edition);
}

/** The same of a card that was read by that guide. */
export const plainWordsOf = (
  { type, text }: KotcCard,
  reading: Reading,
  edition: GuideEdition,
): readonly PlainLine[] =>
  reading.understood && text.trim() !== '' ? inPlainWords(reading, type, vocabularyOf(edition)) : [];
