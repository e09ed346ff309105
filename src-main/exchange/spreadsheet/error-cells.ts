/** Stands in the place of a formula of which a file has no result. */
export const NO_RESULT = '#NO RESULT!';

/** What spreadsheet programs show where a formula came to nothing. */
const errors =
  /^(?:#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|FIELD!|BUSY!|BLOCKED!|CONNECT!|UNKNOWN!|PYTHON!|GETTING_DATA|ERROR!|NO RESULT!)|Err:\d{3})$/i;

export const isErrorCell = (cell: string): boolean => errors.test(cell);

/** Why such a cell cannot be used, as a sentence or two. */
export const errorCellSentence = (cell: string): string =>
  cell === NO_RESULT
    ? 'A formula stands here, and the file does not say what it comes to. Open it in a spreadsheet program, save it, and bring it in again.'
    : `“${cell}” is an error of a formula. Mend it in the spreadsheet, or type the value in.`;
