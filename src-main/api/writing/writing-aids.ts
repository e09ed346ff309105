/** What helps a person to write, as it is kept with the settings. */
import { z } from 'zod';
import { usualForms } from './usual-forms.js';

export const writingLimits = {
  short: 20,
  text: 1000,
  forms: 500,
  word: 200,
  words: 2000,
  lists: 60,
} as const;

/** A short form, and the text that stands in its place once it was typed; `$name` in it is the card's name. */
export const shortForm = z.strictObject({
  short: z
    .string()
    .min(1)
    .max(writingLimits.short)
    .refine((short) => !/\s/.test(short), 'A short form has no spaces.'),
  text: z.string().min(1).max(writingLimits.text),
});
export type ShortForm = z.infer<typeof shortForm>;

export const shortForms = z
  .array(shortForm)
  .max(writingLimits.forms)
  .refine((all) => new Set(all.map(({ short }) => short)).size === all.length, {
    message: 'Two short forms are the same.',
  });

export const autoReplace = z.strictObject({
  version: z.literal(1).default(1),
  on: z.boolean().default(true),
  forms: shortForms.default(() => usualForms.map((form) => ({ ...form }))),
});

/** Words that are offered in a field while somebody writes in it, by the field's key. */
const wordList = z.strictObject({
  field: z.string().min(1).max(60),
  words: z.array(z.string().trim().min(1).max(writingLimits.word)).max(writingLimits.words),
});
export type WordList = z.infer<typeof wordList>;

export const wordLists = z.strictObject({
  version: z.literal(1).default(1),
  on: z.boolean().default(true).describe('Whether words are offered: from the lists, and from other cards'),
  lists: z
    .array(wordList)
    .max(writingLimits.lists)
    .refine((all) => new Set(all.map(({ field }) => field)).size === all.length, {
      message: 'Two lists are of the same field.',
    })
    .default([]),
});
