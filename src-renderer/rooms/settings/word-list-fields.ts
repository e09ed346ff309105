/** The lines of cards for which there can be lists of words. */
import type { GameInfo } from '../../../src-main/api/answers/answers.js';
import type { WordList } from '../../../src-main/api/writing/writing-aids.js';

const MOST_WORDS = 2000;
const LONGEST = 200;

/** Licence line and tags, which all cards have, then lines of text that games print. */
export function listedFields(
  games: readonly GameInfo[],
): { readonly field: string; readonly name: string }[] {
  const fields = new Map([
    ['licence', 'Licence line'],
    ['tags', 'Tags'],
  ]);
  for (const game of games)
    for (const field of game.fields)
      if (field.kind === 'text' && !field.isDerived && field.most > LEAST_OF_A_LINE && !fields.has(field.key))
        fields.set(field.key, `${field.title}, ${game.name}`);
  return [...fields].map(([field, name]) => ({ field, name }));
}

/** Shorter texts are figures. */
const LEAST_OF_A_LINE = 8;

export const wordsIn = (lists: readonly WordList[], field: string): readonly string[] =>
  lists.find((list) => list.field === field)?.words ?? [];

/** The words of a text with one on each line, each once. */
export const linesOf = (text: string): string[] =>
  [
    ...new Set(
      text.split(/\r\n|\r|\n/).map((line) =>
        line
          .replace(/^\uFEFF/, '')
          .trim()
          .slice(0, LONGEST)
          .trim(),
      ),
    ),
  ]
    .filter((line) => line !== '')
    .slice(0, MOST_WORDS);

export function withWords(lists: readonly WordList[], field: string, words: readonly string[]): WordList[] {
  const others = lists.filter((list) => list.field !== field);
  return words.length === 0 ? others : [...others, { field, words: [...words] }];
}
