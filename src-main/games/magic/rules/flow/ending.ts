/** Winning, losing and drawn games: MC-WIN-01 to MC-WIN-13, MC-Q-21, 22, 95, 96, 101, 117. */
import type { PlayerNo, Refusal } from '../../../../engine/decision.js';
import { gameOver } from '../../../../engine/rule-set.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import { inTurnOrder } from '../state/reading.js';
import type { MagicPlayer } from '../state/state.js';

/** Why a player loses as the state stands; null: they do not. */
function lossOf({ state }: Magic, player: PlayerNo): { readonly by: string; readonly rule: string } | null {
  const { life, loses } = state.players[player]!;
  if (life <= 0) return { by: 'life', rule: 'MC-WIN-02' };
  if (loses === undefined) return null;
  return { by: loses, rule: loses === 'empty library' ? 'MC-WIN-04' : 'MC-GR-141' };
}

const isDecided = ({ life, loses, wins }: MagicPlayer): boolean =>
  life <= 0 || loses !== undefined || wins !== undefined;

/**
 * Whoever has lost is out, all at once, and the game ends when one or none is left (MC-WIN-01, MC-WIN-08, MC-Q-21).
 *
 * @throws GameOver
 */
export function checkLosses(game: Magic): boolean {
  if (!game.state.players.some(isDecided)) return false;
  const present = inTurnOrder(game);
  const losers = present.filter((player) => lossOf(game, player) !== null);
  const left = present.filter((player) => !losers.includes(player));
  const winners = left.filter((player) => game.state.players[player]!.wins !== undefined);
  if (losers.length === 0 && winners.length === 0) return false;
  const [first] = losers;
  const loss = first === undefined ? null : lossOf(game, first);
  if (winners.length > 0) endGame(game, winners, game.state.players[winners[0]!]!.wins ?? '', 'MC-GR-141');
  const playOn = left.length > 1;
  for (const player of losers) {
    const { by = '', rule = '' } = lossOf(game, player) ?? {};
    happen(game, { type: 'leaveGame', player, cards: [], by, ...(playOn && { playOn }), rules: [rule] });
  }
  if (left.length === 1) endGame(game, left, loss?.by ?? '', loss?.rule ?? 'MC-WIN-01');
  if (left.length === 0) endGame(game, [], loss?.by ?? '', 'MC-WIN-08');
  return true;
}

/** @throws GameOver */
function endGame(game: Magic, winners: readonly PlayerNo[], by: string, rule: string): never {
  const [player = game.state.active] = winners;
  happen(game, { type: 'end', player, cards: [], winners, by, rules: [rule] });
  throw gameOver;
}

/** All agree to a draw (MC-Q-101). @throws GameOver */
export const endByAgreement = (game: Magic): void => endGame(game, [], 'agreement', 'MC-Q-101');

/** So much happens again and again without anybody being asked: more than any game needs that is going to end. */
export const MOST_UNASKED = 500;

/** A loop that nobody can end is a draw (MC-Q-100). @throws GameOver */
export const endAsLoop = (game: Magic): never => endGame(game, [], 'a loop', 'MC-Q-100');

/** A player gives up, which is allowed at any time (MC-Q-101). */
export function concede(game: Magic, player: PlayerNo): Refusal | null {
  const rules = ['MC-Q-101'];
  const left = inTurnOrder(game).filter((other) => other !== player);
  const playOn = left.length > 1;
  happen(game, { type: 'leaveGame', player, cards: [], by: 'conceding', ...(playOn && { playOn }), rules });
  if (left.length === 1) {
    const [winner = 0] = left;
    happen(game, {
      type: 'end',
      player: winner,
      cards: [],
      winners: left,
      by: 'conceding',
      rules: ['MC-Q-101'],
    });
  }
  return null;
}
