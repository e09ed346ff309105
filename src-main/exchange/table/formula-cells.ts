/**
 * Spreadsheet programs take cells of a text file that begin with certain signs for formulas. An apostrophe before them says
 * that they are none; so does one more apostrophe before a text that has it already, so that what is written can be read back.
 * A program that expects other separators takes every line of a cell, and what comes after a semicolon, for a cell of its own.
 */
const guarded = /(^|;)(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/gm;
const guard = /(^|;)'(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/gm;

export const withGuard = (cell: string): string => cell.replace(guarded, "$1'");

export const withoutGuard = (cell: string): string => cell.replace(guard, '$1');
