import { parseMarks } from '../../format/marks.js';

/** Text as the reader compares it, with the place in the card's text that each of its characters comes from. */
export interface PlainText {
  readonly text: string;
  /** Offsets into the card's text, one for each character and one for the end. */
  readonly at: readonly number[];
  /** Offsets after what each character comes from, where that may be longer than the character: in a marked text. */
  readonly ends?: readonly number[];
}

/** Offset into the card's text after what a character comes from. */
export const endOf = ({ at, ends }: PlainText, index: number): number =>
  ends?.[index] ?? (at[index] ?? 0) + 1;

const sameAs: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201b\u02bc\u2032\u00b4`]/u, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/u, '"'],
  [/[\u2010-\u2015\u2212]/u, '-'],
  [/[\u27f6\u2794\u279c\u21d2\u27a1\u21e8]/u, '→'],
];
const unseen = /[\u200b-\u200d\u2060\ufeff\u00ad]|\ufe0f/u;
/** Most texts have nothing to even out: only such characters, none of them in a place where they would be changed. */
const usual = /^[ !-_a-~→]*$/;
const toBeEvened = /^[" ]| $| [ ,.;:→)]|[(→] |[-=]>/;
const letter = /[a-zA-Z]/;
const writtenArrow = /[-=]{1,2}>/y;

/** What marks of a text's look are made of. */
const markSigns = /[*{]/;

let latest: { readonly text: string; readonly paragraphs: readonly PlainText[] } = {
  text: '',
  paragraphs: [],
};

/**
 * The paragraphs of a card's text, one a line, as the reader compares them; those without words are left out.
 * The latest are remembered, since one text is often read by the guides of several editions.
 */
export function plainParagraphs(text: string): readonly PlainText[] {
  if (text !== latest.text) {
    const lines = [...text.matchAll(/[^\r\n\u2028\u2029]+/g)];
    const paragraphs = lines
      .map((line) => plainText(line[0], line.index))
      .filter((plain) => plain.text !== '');
    latest = { text, paragraphs };
  }
  return latest.paragraphs;
}

/**
 * A paragraph as the reader compares it: its words without marks of their look, evened out.
 * `start` is the paragraph's offset in the card's text.
 */
function plainText(paragraph: string, start: number): PlainText {
  if (!markSigns.test(paragraph)) return evened(paragraph, start);
  const marked = parseMarks(paragraph);
  const { text, at } = evened(marked.text, 0);
  return {
    text,
    at: at.map((offset) => start + (marked.at[offset] ?? paragraph.length)),
    ends: at.map((offset) => start + (marked.ends[offset] ?? paragraph.length)),
  };
}

/**
 * Evens out what pasting and typing change without changing a word: kinds of quotes, hyphens, arrows and spaces,
 * invisible characters, spaces before a mark and after an arrow, quotation marks around the whole.
 */
function evened(paragraph: string, start: number): PlainText {
  if (usual.test(paragraph) && !toBeEvened.test(paragraph)) {
    const at: number[] = [];
    for (let index = 0; index <= paragraph.length; index += 1) at.push(start + index);
    return { text: paragraph, at };
  }
  // A list and not a text: to look at the last character of a text that grows puts all of it together again.
  const characters: string[] = [];
  const at: number[] = [];
  const put = (character: string, offset: number): void => {
    const before = characters.at(-1) ?? '';
    if (character === ' ' && (before === '' || ' (→'.includes(before))) return;
    if (before === ' ' && ',.;:→)'.includes(character)) {
      characters.pop();
      at.pop();
    }
    characters.push(character);
    at.push(start + offset);
  };
  for (let index = 0; index < paragraph.length; index += 1) {
    const character = paragraph.charAt(index);
    if (letter.test(character)) {
      characters.push(character);
      at.push(start + index);
      continue;
    }
    const arrow = character === '-' || character === '=' ? arrowAt(paragraph, index) : 0;
    if (arrow > 0) {
      put('→', index);
      index += arrow - 1;
    } else if (/\s/u.test(character)) put(' ', index);
    else if (/[!-_a-~]/.test(character)) put(character, index);
    else if (!unseen.test(character))
      put(sameAs.find(([kind]) => kind.test(character))?.[1] ?? character, index);
  }
  at.push(start + paragraph.trimEnd().length);
  return withoutOuterQuotes({ text: characters.join(''), at });
}

/** Length of a typed arrow such as "->" at a place, or 0. */
function arrowAt(text: string, index: number): number {
  writtenArrow.lastIndex = index;
  return writtenArrow.exec(text)?.[0].length ?? 0;
}

/** Texts are often copied from a guide together with its quotation marks. */
function withoutOuterQuotes({ text, at }: PlainText): PlainText {
  const trimmed = text.trimEnd();
  const quoted = /^"[^"]*"$/.test(trimmed);
  const [from, to] = quoted ? [1, trimmed.length - 1] : [0, trimmed.length];
  return { text: trimmed.slice(from, to), at: [...at.slice(from, to), at[to] ?? at.at(-1) ?? 0] };
}
