import { short } from './short.js';

/** "2025-06-04", "4-Jun", "04. Jun", "Jun-25": what spreadsheet programs make of 4/6 and the like. */
export const isDate = (cell: string): boolean =>
  /^(?:\d{4}-\d\d-\d\d|\d{1,2}[-. ]{1,2}\p{L}{3,4}\.?|\p{L}{3,4}\.?[- ]\d{1,2})$/u.test(cell);

export const madeADate = (cell: string): string =>
  `“${short(cell)}” looks like a date that a spreadsheet program has made of it. Format the column as text there, and type it again.`;

/** What is to be said of a name that a spreadsheet program has made a date of; null: it is none. */
export const dateInName = (name: string): string | null =>
  /^\d{4}-\d\d-\d\d$/.test(name) ? madeADate(name) : null;
