import type { Card } from '../../src-main/cards/card.js';

/** A card as its maker first sees it: a minion of the newest edition with everything still to say. */
export const newCard: Omit<Card, 'id'> = {
  name: '',
  type: 'creature',
  edition: 14,
  cost: null,
  offense: null,
  defense: null,
  text: '',
  picture: null,
  flavor: '',
  licence: '',
  tags: [],
};
