import type { Card } from '../../cards/card.js';
import type { GameRules } from '../../games/game-play.js';
import { withPictureOf } from '../../games/defaults/token-picture.js';
import type { Library } from '../../library/library.js';
import { libraryCard } from './library-card.js';

/**
 * What a token looks like: as the library's card of it, or with the picture of what it is made of.
 * @param plain the token without a picture
 * @param cards those with which it lies on the table
 */
export async function tokenFace(
  library: Library,
  rules: Pick<GameRules, 'looksAlike' | 'showsPictureOf'>,
  plain: Card,
  cards: readonly Card[],
): Promise<Card> {
  return (await libraryCard(library, rules, plain)) ?? withPictureOf(rules, plain, cards);
}
