/** The paragraphs of a text as the designer tells of them. */
import type { Fix, ReminderOffer, SentenceReading } from '../../card-language.js';
import type { Paragraph } from '../cards/components/abilities.js';
import { explain, partsIn } from '../cards/explained/explain.js';
import { meaningOf, regeneration, type KeywordMeaning } from '../cards/explained/keywords.js';
import type { About } from '../cards/language/about.js';
import type { ReadText } from '../cards/language/read.js';
import { writeParagraph } from '../cards/language/write.js';
import { remindersIn } from '../cards/reminder.js';

export const sentencesOf = (text: string, about: About, { lines }: ReadText): readonly SentenceReading[] =>
  lines.map(({ start, end, paragraphs }): SentenceReading => {
    const at = { start, end };
    if (paragraphs === null) return { at, words: null, reword: null, parts: [], does: [], reminders: [] };
    const change = (words: string): Fix['change'] => ({
      text: text.slice(0, start) + words + text.slice(end),
    });
    const printed = text.slice(start, end);
    const canonical = paragraphs.map((paragraph) => writeParagraph(paragraph, about)).join('\n');
    const parts = paragraphs.map((paragraph) => partsIn(paragraph, about.typeLine));
    const [only] = paragraphs;
    return {
      at,
      words: withoutReminder(canonical),
      reword:
        canonical === printed
          ? null
          : { title: 'Word it as the Classic Edition does', change: change(canonical) },
      parts: [...new Set(parts.flat().map(({ id }) => id))],
      does: paragraphs.flatMap((paragraph, nth) => explain(paragraph, about.typeLine, parts[nth] ?? [])),
      reminders: only && paragraphs.length === 1 ? remindersOf(printed, only, change) : [],
    };
  });

function withoutReminder(text: string): string {
  let left = text;
  for (const { start, end } of remindersIn(text).toReversed()) left = left.slice(0, start) + left.slice(end);
  return left.trim();
}

/** What of a paragraph can be repeated in parentheses; words of its maker's own stay beside it. */
function remindersOf(
  printed: string,
  { ability, reminder = '' }: Paragraph,
  change: (words: string) => Fix['change'],
): readonly ReminderOffer[] {
  const regenerates = ability.is === 'activated' && ability.effects.some((one) => one.do === 'regenerate');
  const meanings: readonly KeywordMeaning[] =
    ability.is === 'keywords' ? ability.keywords.map(meaningOf) : regenerates ? [regeneration] : [];
  const words = withoutReminder(printed);
  const told = (says: string): Fix['change'] => change(says === '' ? words : `${words} (${says})`);
  return meanings.map(({ word, reminder: own }) => {
    const shown = reminder.includes(own);
    const rest = reminder.replace(own, '').replaceAll(/\s+/gu, ' ').trim();
    const says = shown ? rest : [reminder, own].filter((one) => one !== '').join(' ');
    const title = shown ? `Take the reminder of ${word} away` : `Remind of ${word}`;
    return { word, shown, fix: { title, change: told(says) } };
  });
}
