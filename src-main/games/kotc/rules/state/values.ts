import type { PlayerNo } from '../../../../engine/decision.js';
import { valueOf } from '../../../../engine/effects/value.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Design, KotcContext } from '../context.js';
import { pawnName } from './pawn-names.js';
import type { KotcCard, KotcPlayer, KotcState, Stat, Zone } from './state.js';

export const playerIn = ({ players }: KotcState, player: PlayerNo): KotcPlayer =>
  players[player] as KotcPlayer;
/** The cards in a zone of a player. */
export const cardsIn = (state: KotcState, player: PlayerNo, zone: Zone): readonly CardNo[] =>
  playerIn(state, player).zones[zone];

export const cardIn = ({ cards }: KotcState, no: CardNo): KotcCard => cards[no] as KotcCard;
export const cardAt = ({ state }: KotcContext, no: CardNo): KotcCard => cardIn(state, no);
export const designAt = (game: KotcContext, no: CardNo): Design =>
  game.designs[cardAt(game, no).design] as Design;
/** What a card or pawn is called. */
export const nameAt = (game: KotcContext, no: CardNo): string => {
  const design = designAt(game, no);
  return isPawn(cardAt(game, no)) ? pawnName(design) : design.name;
};

/**
 * A card's value now: what is printed, and every change in the order in which it came, each held at 0, so that no deficit
 * is remembered (K14-Q-31).
 */
const valueNow = ({ state: { effects } }: KotcContext, no: CardNo, stat: Stat, printed: number): number =>
  effects.length === 0 ? printed : valueOf(effects, no, stat, printed, 0);

/** A minion that is no card: an ability has made it, and it is on the battlefield or nowhere (K15-PWN-01, 02). */
export const isPawn = (card: KotcCard): boolean => card.made === 'token';
/** It lies face down on the battlefield and has neither SP, HP nor level, which is not 0 (K17-KEY-186, 194). */
export const isPetrified = (card: KotcCard): boolean => card.faceDown === true;

/** 0 for a spell, which never fights, and for a petrified minion. */
export const spOf = (game: KotcContext, no: CardNo): number =>
  isPetrified(cardAt(game, no)) ? 0 : valueNow(game, no, 'sp', designAt(game, no).sp ?? 0);
export const hpOf = (game: KotcContext, no: CardNo): number =>
  isPetrified(cardAt(game, no)) ? 0 : valueNow(game, no, 'hp', designAt(game, no).hp ?? 0);
export const levelOf = (game: KotcContext, no: CardNo): number =>
  isPetrified(cardAt(game, no)) ? 0 : valueNow(game, no, 'level', designAt(game, no).level);

/** A creature on the battlefield. */
export const isInPlay = (card: KotcCard): boolean => card.zone === 'battlefield';
/** One that is not petrified: it fights, uses its abilities, is damaged and gets counters. */
export const isAwake = (card: KotcCard): boolean => isInPlay(card) && !isPetrified(card);
/** A creature on the battlefield, or a set trap (K11-GLO-08, 09). */
export const isCardInPlay = ({ zone }: KotcCard): boolean => zone === 'battlefield' || zone === 'traps';
/** Only these can be exhausted (K14-KEY-50). */
export const canLieSideways = (card: KotcCard): boolean => isCardInPlay(card) || card.zone === 'granary';
/** It is in the player's hand. */
export const isInHandOf = (game: KotcContext, player: PlayerNo, no: CardNo): boolean => {
  const { zone, player: whose } = cardAt(game, no);
  return zone === 'hand' && whose === player;
};

/** It is that phase of the player's own turn. */
export const isOwnPhase = (
  { state: { turn } }: KotcContext,
  player: PlayerNo,
  phase: KotcState['turn']['phase'],
): boolean => turn.player === player && turn.phase === phase;
