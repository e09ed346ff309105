import { z } from 'zod';
import { guideEdition } from '../../games/kotc/cards/card.js';
import { limits } from '../../cards/limits.js';
import { vocabularyOf } from '../../games/kotc/cards/vocabulary/vocabulary.js';
import { keepMarks } from '../../cards/mark-edits.js';
import { writeAbility, writeText } from '../../games/kotc/cards/language/write.js';
import { LibraryError } from '../../library/errors.js';

const number = z.number().int().min(1).max(1_000_000);
const use = z.strictObject({
  id: z.string().max(200),
  values: z.strictObject({ x: number.optional(), y: number.optional(), z: number.optional() }),
});
const ability = z.strictObject({
  name: z.string().max(500).nullable(),
  condition: use.nullable(),
  costs: z.array(use).max(100),
  parts: z
    .array(
      z.strictObject({
        target: use.nullable(),
        effects: z.array(use).max(100),
        joiners: z.array(z.enum(['then', 'also'])).max(100),
      }),
    )
    .max(100),
});

export const writing = z.strictObject({
  edition: guideEdition,
  type: z.enum(['creature', 'spell']),
  caveat: use.nullable().default(null),
  /** A paragraph each; `text` is one that stays as it stands. */
  abilities: z.array(z.union([z.strictObject({ text: z.string().max(limits.text) }), ability])).max(200),
  /** The text as it was: words that stay keep their marks. */
  was: z.string().max(limits.text).default(''),
});

/**
 * The text of a card under construction: canonical, but for paragraphs that stay as they stand; what an ability still
 * lacks is left out. @throws LibraryError BAD_INPUT for a component that the edition does not have.
 */
export function writeParagraphs({ edition, type, caveat, abilities, was }: z.infer<typeof writing>): string {
  const vocabulary = vocabularyOf(edition);
  try {
    const lines = abilities.map((paragraph) =>
      'text' in paragraph ? paragraph.text : withoutLooseMarks(writeAbility(paragraph, vocabulary)),
    );
    if (lines.length === 0) return keepMarks(was, writeText({ caveat, abilities: [] }, type, edition));
    const before = caveat ? writeText({ caveat, abilities: [] }, 'spell', edition) : '';
    return keepMarks(was, [before, ...lines].filter((line) => line !== '').join('\n'));
  } catch (error) {
    if (error instanceof RangeError) throw new LibraryError('BAD_INPUT', error.message);
    throw error;
  }
}

const withoutLooseMarks = (text: string): string => text.replace(/; ?\.?$/, ';').trim();
