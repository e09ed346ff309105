import type { Card } from '../../cards/card.js';
import type { GameRules } from '../game-play.js';

/** A token with the picture of one of the cards whose picture it shows; as it is where there is none. */
export function withPictureOf(
  { showsPictureOf }: Pick<GameRules, 'showsPictureOf'>,
  token: Card,
  cards: readonly Card[],
): Card {
  if (token.picture || !showsPictureOf) return token;
  const shown = cards.find((card) => card.picture && showsPictureOf(token, card));
  return shown ? { ...token, picture: shown.picture, licence: shown.licence } : token;
}
