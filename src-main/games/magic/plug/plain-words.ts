import type { PlainLine } from '../../card-language.js';
import type { MagicCard } from '../cards/card.js';
import { explain, partsIn } from '../cards/explained/explain.js';
import { readText } from '../cards/language/read.js';
import { writeText } from '../cards/language/write.js';
import { withoutReminder } from '../cards/reminder.js';
import { isNoTypeLine, readTypeLine } from '../cards/type-line.js';

/** What a card does, in plain words: of each paragraph what it comes to and how it is played, with the rule that says so. */
export function inPlainWords({ name, typeLine, text }: MagicCard): readonly PlainLine[] {
  const line = readTypeLine(typeLine);
  if (isNoTypeLine(line)) return [];
  const about = { name, typeLine: line };
  const { lines } = readText(text, about);
  return lines
    .flatMap(({ paragraphs }) => paragraphs ?? [])
    .flatMap((paragraph): PlainLine[] => {
      const told = explain(paragraph, line, partsIn(paragraph, line));
      // What is told of a keyword begins with it.
      const title =
        paragraph.ability.is === 'keywords' ? null : withoutReminder(writeText([paragraph], about));
      return told.length === 0
        ? []
        : [{ title, says: told.map(({ says }) => says).join(' '), rule: told[0]?.rule ?? null }];
    });
}
