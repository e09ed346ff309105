import { askCards, askNumber, askPlayer, idOf, type Question } from '../../../../../engine/ask.js';
import type { PlayerNo } from '../../../../../engine/decision.js';
import type { Asking } from '../../../../../engine/rule-set.js';
import type { CardNo } from '../../../../../engine/state.js';
import type { Citation } from '../../editions/citations.js';
import { playersFrom } from '../../classic/elimination.js';
import { perform } from '../../events/pipeline.js';
import { purposes, type PurposeWord } from '../../purposes.js';
import type { KotcContext, Selecting } from '../../context.js';
import { cardsIn } from '../../state/values.js';

/** What is asked while targets are selected, of the user and of others. */
const question = (game: KotcContext, by: Selecting, word: PurposeWord, cite: Citation): Question => ({
  player: by.player,
  purpose: purposes[word],
  rule: game.edition.cite[cite][0] ?? '',
  about: by.source,
});

export const opponentsOf = (game: KotcContext, player: PlayerNo): PlayerNo[] =>
  playersFrom(game, player).filter((one) => one !== player);

/** The user selects any of the cards, none included, up to x (K11-GLO-23). */
export const choose = (game: KotcContext, by: Selecting, cards: readonly CardNo[]): Asking<CardNo[]> =>
  askCards(game, question(game, by, 'target', 'target'), cards, 0, by.x);

/** The user chooses the number first, none included, where others or chance select (K11-GLO-24, K11-Q-75). */
export const chooseNumber = (
  game: KotcContext,
  by: Selecting,
  available: number,
  most = by.x,
): Asking<number> => askNumber(game, question(game, by, 'targets', 'upTo'), 0, Math.min(most, available));

/** Someone selects exactly so many for the user (K11-GLO-25). */
export const select = (
  game: KotcContext,
  by: Selecting,
  selector: PlayerNo,
  cards: readonly CardNo[],
  count: number,
): Asking<CardNo[]> =>
  askCards(
    game,
    { ...question(game, by, 'select', 'opponentChooses'), player: selector },
    cards,
    count,
    count,
  );

/** The zone of one player of those who have cards there (K11-RUL-09, 10); null where nobody has. */
export function* chooseWhose(
  game: KotcContext,
  by: Selecting,
  zone: 'deck' | 'hand' | 'grave',
): Asking<PlayerNo | null> {
  const players = playersFrom(game, by.player).filter((one) => cardsIn(game.state, one, zone).length > 0);
  if (players.length === 0) return null;
  return yield* askPlayer(game, question(game, by, zone, 'chooseZone'), players);
}

/** The opponent who selects. */
export const chooseOpponent = (
  game: KotcContext,
  by: Selecting,
  among: readonly PlayerNo[] = opponentsOf(game, by.player),
): Asking<PlayerNo> => askPlayer(game, question(game, by, 'opponent', 'chooseEnemy'), among);

/** The player who sees the user's cards and selects: any player, the user included (K11-RUL-16). */
export const chooseViewer = (game: KotcContext, by: Selecting): Asking<PlayerNo> =>
  askPlayer(game, question(game, by, 'shown-to', 'opponentChooses'), playersFrom(game, by.player));

/**
 * Shows cards to one player alone (K11-BLD-50).
 * @returns them in an order that tells nothing of when each came to a zone without places
 */
export function show(
  game: KotcContext,
  viewer: PlayerNo,
  whose: PlayerNo,
  zone: 'deck' | 'hand' | 'grave',
  cards: readonly CardNo[],
): CardNo[] {
  const { see: rules } = game.edition.cite;
  perform(game, { type: 'see', cards: [...cards], by: viewer, whose, zone, rules });
  if (zone === 'deck') return [...cards];
  return cards.toSorted((a, b) => idOf(game.state, a) - idOf(game.state, b));
}
