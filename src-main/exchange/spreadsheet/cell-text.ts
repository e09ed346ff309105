import { isErrorCell } from './error-cells.js';

/**
 * How the texts of a card stand in a cell, so that they come back as they were. Whoever reads a cell takes blanks off its ends and
 * makes one line of a name; what would be lost by that is written as \u and four hexadecimal digits, as it is in JSON.
 * A table by hand can do the same, and may write \n for a line break.
 */

/** What no cell keeps: control characters, halves of signs, and what stands for other characters in a workbook. */
const unkept = /[^\P{Cc}\n]|\p{Cs}|\p{Noncharacter_Code_Point}|[\u2028\u2029\uFFFD]|_(?=x[0-9a-fA-F]{4}_)/gu;
const atTheEnds = /^\s+|\s+$/g;
/** What becomes one blank where a cell is read as one line. */
const inALine = /\s{2,}|[^\S ]/g;
const escapes = /\\(?:n|u([0-9a-fA-F]{4}))/g;
/** A backslash that would begin an escape; in a tag, also one before a separator or the sign of a tag. */
const escaping = /\\(?=n|u[0-9a-fA-F]{4})/g;
const escapingInTag = /\\(?=n|u[0-9a-fA-F]{4}|#|$)/g;

const coded = (text: string): string =>
  Array.from(
    { length: text.length },
    (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/** A text that looks like the error of a formula would be read as one. */
const noError = (text: string): string => (isErrorCell(text) ? coded(text.charAt(0)) + text.slice(1) : text);

export const writeParagraphs = (text: string): string =>
  noError(text.replace(escaping, coded).replace(unkept, coded).replace(atTheEnds, coded));

export const writeLine = (text: string): string => noError(oneLine(text, escaping));

const oneLine = (text: string, from: RegExp): string =>
  text.replace(from, coded).replace(unkept, coded).replace(inALine, coded).replace(atTheEnds, coded);

export const writeTags = (tags: readonly string[]): string =>
  noError(
    tags.map((tag) => oneLine(tag, escapingInTag).replace(/[,;]/g, '\\$&').replace(/^#/, '\\#')).join('; '),
  );

export const readParagraphs = (cell: string): string =>
  tidy(cell).replace(escapes, (_, code?: string) => (code === undefined ? '\n' : unitOf(code)));

export const readLine = (cell: string): string =>
  tidy(cell)
    .replace(/\s+/g, ' ')
    .replace(escapes, (_, code?: string) => (code === undefined ? ' ' : unitOf(code)));

/** Tags have commas, semicolons or line breaks between them; one within a tag has a backslash before it. */
export function readTags(cell: string): string[] {
  const tags = tidy(cell)
    .replace(/\\n/g, '\n')
    .split(/(?<!\\)[,;\n]/)
    .map((tag) =>
      tag
        .trim()
        .replace(/^#/, '')
        .replace(/\\([,;#])/g, '$1'),
    )
    .map(readLine)
    .filter((tag) => tag !== '');
  return [...new Set(tags)];
}

const unitOf = (code: string): string => String.fromCharCode(Number.parseInt(code, 16));

/** Without what does not print, with one kind of line break, and without blanks around it. */
export const tidy = (cell: string): string =>
  cell
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim();
