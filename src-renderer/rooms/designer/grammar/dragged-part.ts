/** The kind of data that a part of the grammar is dragged as: the words that it puts into a text. */
export const DRAGGED_PART = 'application/x-cardwright-part';
