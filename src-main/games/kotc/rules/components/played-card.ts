import type { KotcCard } from '../../cards/card.js';

/** What a card file must hold to be played: all that is printed on it and has an effect on play, and its name. */
export type PlayedCard = Pick<
  KotcCard,
  'name' | 'type' | 'edition' | 'cost' | 'offense' | 'defense' | 'text'
>;

/** Of a card that has more to it, such as its picture. */
export const printedOn = ({ name, type, edition, cost, offense, defense, text }: PlayedCard): PlayedCard => ({
  name,
  type,
  edition,
  cost,
  offense,
  defense,
  text,
});
