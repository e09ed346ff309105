import type { KotcCard } from '../../../src-main/games/kotc/cards/card.js';
import type { CardRow } from '../../../src-main/api/answers/answers.js';

type KotcRow = CardRow & Pick<KotcCard, 'type' | 'edition' | 'cost' | 'offense' | 'defense'>;

/** A card as lists have it. */
export const rowOf = (id: string, row: Partial<KotcRow> = {}): KotcRow => ({
  id,
  game: 'kotc',
  name: id,
  type: 'creature',
  edition: 14,
  cost: 1,
  offense: 1,
  defense: 1,
  tags: [],
  set: null,
  favourite: false,
  revision: 'r1',
  changed: 0,
  thumbnail: `/thumbnail/${id}/r1.png`,
  ground: '#ffffff',
  ...row,
});
