import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Design, KotcContext } from '../context.js';
import type { Change, KotcCard, KotcPlayer, KotcState, Zone } from './state.js';

export const playerIn = ({ players }: KotcState, player: PlayerNo): KotcPlayer =>
  players[player] as KotcPlayer;
/** The cards in a zone of a player. */
export const cardsIn = (state: KotcState, player: PlayerNo, zone: Zone): readonly CardNo[] =>
  playerIn(state, player).zones[zone];

export const cardIn = ({ cards }: KotcState, no: CardNo): KotcCard => cards[no] as KotcCard;
export const cardAt = ({ state }: KotcContext, no: CardNo): KotcCard => cardIn(state, no);
export const designAt = (game: KotcContext, no: CardNo): Design =>
  game.designs[cardAt(game, no).design] as Design;

/**
 * A card's value now: what is printed, and every change in the order in which it came, each held at 0, so that no deficit
 * is remembered (K14-Q-31). Nobody else adds or subtracts.
 */
function valueOf(printed: number, changes: readonly Change[], stat: Change['stat']): number {
  let value = printed;
  for (const change of changes) if (change.stat === stat) value = Math.max(0, value + change.by);
  return value;
}

/** 0 for a spell, which never fights. */
export const spOf = (game: KotcContext, no: CardNo): number =>
  valueOf(designAt(game, no).sp ?? 0, cardAt(game, no).changes, 'sp');
export const hpOf = (game: KotcContext, no: CardNo): number =>
  valueOf(designAt(game, no).hp ?? 0, cardAt(game, no).changes, 'hp');
export const levelOf = (game: KotcContext, no: CardNo): number =>
  valueOf(designAt(game, no).level, cardAt(game, no).changes, 'level');

/** A creature on the battlefield. */
export const isInPlay = (card: KotcCard): boolean => card.zone === 'battlefield';
/** A creature on the battlefield, or a set trap (K11-GLO-08, 09). */
export const isCardInPlay = ({ zone }: KotcCard): boolean => zone === 'battlefield' || zone === 'traps';
/** Only these can be exhausted (K14-KEY-50). */
export const canLieSideways = (card: KotcCard): boolean => isCardInPlay(card) || card.zone === 'granary';
