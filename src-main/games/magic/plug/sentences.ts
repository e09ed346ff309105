/** The paragraphs of a text as the designer tells of them. */
import type { Fix, ReminderOffer, SentenceReading } from '../../card-language.js';
import type { Paragraph } from '../cards/components/abilities.js';
import { explain, partsIn } from '../cards/explained/explain.js';
import { meaningOf, regeneration, type KeywordMeaning } from '../cards/explained/keywords.js';
import type { About } from '../cards/language/about.js';
import type { ReadText } from '../cards/language/read.js';
import { writeText } from '../cards/language/write.js';
import { withoutReminder } from '../cards/reminder.js';

export const sentencesOf = (text: string, about: About, { lines }: ReadText): readonly SentenceReading[] =>
  lines.map(({ start, end, paragraphs }): SentenceReading => {
    const at = { start, end };
    if (paragraphs === null) return { at, words: null, reword: null, parts: [], does: [], reminders: [] };
    const change = (words: string): Fix['change'] => ({
      text: text.slice(0, start) + words + text.slice(end),
    });
    const printed = text.slice(start, end);
    const canonical = writeText(paragraphs, about);
    const made = paragraphs.map((paragraph) => ({ paragraph, parts: partsIn(paragraph, about.typeLine) }));
    // Behind several abilities on one line, nobody could say which one a reminder is of.
    const [only, ...others] = paragraphs;
    return {
      at,
      words: canonical.split('\n').map(withoutReminder).join('\n'),
      reword:
        canonical === printed
          ? null
          : { title: 'Word it as the Classic Edition does', change: change(canonical) },
      parts: [...new Set(made.flatMap(({ parts }) => parts.map(({ id }) => id)))],
      does: made.flatMap(({ paragraph, parts }) => explain(paragraph, about.typeLine, parts)),
      reminders: only && others.length === 0 ? remindersOf(printed, only, change) : [],
    };
  });

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
