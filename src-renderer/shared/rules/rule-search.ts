import type { Checklist } from '../../../src-main/api/answers/play-answers.js';

/** A piece of a text; `hit`: it is one of the words that were looked for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

export interface FoundRule {
  readonly id: string;
  readonly idPieces: readonly Piece[];
  readonly text: readonly Piece[];
}

export interface FoundSection {
  readonly title: string;
  readonly titlePieces: readonly Piece[];
  readonly rules: readonly FoundRule[];
}

/** The rules of a list in which all words of a query occur, be it in their text, their id or the title of their section. */
export function searchRules({ sections }: Pick<Checklist, 'sections'>, query: string): FoundSection[] {
  const words = wordsOf(query);
  return sections.flatMap(({ title, rules }) => {
    const found = rules.filter(({ id, text }) => {
      const whole = folded(`${id} ${text} ${title}`);
      return words.every((word) => whole.includes(word));
    });
    if (found.length === 0) return [];
    return [
      {
        title,
        titlePieces: cut(title, words),
        rules: found.map(({ id, text }) => ({ id, idPieces: cut(id, words), text: cut(text, words) })),
      },
    ];
  });
}

export const countOfRules = (sections: readonly FoundSection[]): number =>
  sections.reduce((sum, { rules }) => sum + rules.length, 0);

/** The words of a query, ready to be looked for in a folded text. */
export const wordsOf = (query: string): string[] => [...new Set(folded(query).split(/\s+/).filter(Boolean))];

/** Letter for letter as long as the text, so that places in the one are places in the other. */
export const folded = (text: string): string =>
  [...text].map((letter) => plainer[letter] ?? keepLength(letter)).join('');
const keepLength = (letter: string): string => {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
};

/** Signs that keyboards do not have, and what people type for them. */
const plainer: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '−': '-',
};

function cut(text: string, words: readonly string[]): readonly Piece[] {
  const low = folded(text);
  const hits = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1)) {
      hits.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && hits[at] === hits[from]) continue;
    pieces.push({ text: text.slice(from, at), hit: hits[from] ?? false });
    from = at;
  }
  return pieces;
}
