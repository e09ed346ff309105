/** What stands in a cell, for a sentence about it. */
export const short = (cell: string): string => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);
