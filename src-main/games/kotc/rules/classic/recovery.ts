import type { CardNo } from '../../../../engine/state.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import { fatiguedIn, touchedCards } from '../state/lasting.js';
import type { KotcCard } from '../state/state.js';

/**
 * Everybody's cards in play and resources are unexhausted, and creatures have their printed values again (K11-TURN-29 to 31,
 * K11-RES-14 to 19). What an effect keeps exhausted has its values back all the same (K11-Q-50).
 */
export function recover(game: KotcContext): void {
  const { cards } = game.state;
  const kept: CardNo[] = [];
  const recovering: CardNo[] = [];
  const touched = touchedCards(game.state);
  for (let no = 0; no < cards.length; no += 1) {
    const { exhausted } = cards[no] as KotcCard;
    if (exhausted && fatiguedIn(game.state, no) !== null) kept.push(no);
    if (exhausted || (touched.size > 0 && touched.has(no))) recovering.push(no);
  }
  if (recovering.length > 0) {
    perform(game, { type: 'recover', cards: recovering, kept, rules: game.edition.cite.recover });
  }
}
