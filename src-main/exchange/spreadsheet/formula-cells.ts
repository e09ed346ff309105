/**
 * Spreadsheet programs take cells of a text file that begin with certain signs for formulas. An apostrophe before them says
 * that they are none; so does one more apostrophe before a text that has it already, so that what is written can be read back.
 * A program that expects other separators takes every line of a cell, and what comes after a semicolon, for a cell of its own.
 * Whatever a table comes back as, its apostrophes are taken off: a text file may have been saved as a workbook meanwhile.
 */
const sign = '[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
const unguarded = new RegExp(`(^|;)(?='*${sign})`, 'gm');
const guarded = new RegExp(`(^|;)'(?='*${sign})`, 'gm');

/** For a cell of a text file. */
export const withGuard = (cell: string): string => cell.replace(unguarded, "$1'");

/** For a cell of a workbook, where nothing is taken for a formula: only what looks guarded already gets a guard to lose. */
export const keptFromUnguarding = (cell: string): string => cell.replace(guarded, "$1''");

export const withoutGuard = (cell: string): string => cell.replace(guarded, '$1');
