/** What a card that is dragged from the list onto the table is called among what can be dropped. */
export const DRAGGED_CARD = 'application/x-cardwright-offered-card';
