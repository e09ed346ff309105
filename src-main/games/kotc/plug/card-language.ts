import type { CardLanguage, Writing } from '../../card-language.js';
import type { KotcCard } from '../cards/card.js';
import { guideNumberOf } from '../cards/game-editions.js';
import { isCardType } from '../cards/language/read.js';
import { writeAbility, writeText } from '../cards/language/write.js';
import { vocabularyOf } from '../cards/vocabulary/vocabulary.js';
import { keepMarks } from '../format/marks.js';
import { readCard } from './card-reading.js';
import { plainWords } from './plain-words.js';
import { listGuide, offerVocabulary } from './palette.js';

export const cardLanguage: CardLanguage<KotcCard> = {
  read: readCard,
  vocabulary: (edition) => offerVocabulary(guideNumberOf(edition)),
  guide: (edition) => listGuide(guideNumberOf(edition)),
  write: writeParagraphs,
  inPlainWords: plainWords,
};

/** Canonical, but for paragraphs that stay as they stand. */
function writeParagraphs({ edition: id, type, caveat, abilities, was }: Writing): string {
  if (!isCardType(type)) throw new RangeError(`There is no card type “${type}”.`);
  const edition = guideNumberOf(id);
  const vocabulary = vocabularyOf(edition);
  const lines = abilities.map((paragraph) =>
    'text' in paragraph ? paragraph.text : withoutLooseMarks(writeAbility(paragraph, vocabulary)),
  );
  if (lines.length === 0) return keepMarks(was, writeText({ caveat, abilities: [] }, type, edition));
  const before = caveat ? writeText({ caveat, abilities: [] }, 'spell', edition) : '';
  return keepMarks(was, [before, ...lines].filter((line) => line !== '').join('\n'));
}

const withoutLooseMarks = (text: string): string => text.replace(/; ?\.?$/, ';').trim();
