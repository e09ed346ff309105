import { has } from '../../../../src-main/engine/state.js';
import type { KotcContext } from '../../../../src-main/games/kotc/rules/context.js';
import { changesOf, fatiguedIn, lasting } from '../../../../src-main/games/kotc/rules/state/lasting.js';
import { canLieSideways, isInPlay } from '../../../../src-main/games/kotc/rules/state/values.js';
import { hold } from './invariants.js';

/**
 * Between the phases nothing is left over; at the beginning of a turn all that lasts for a turn has ended.
 *
 * @param summoners who controls a creature when its control is not switched: to whose battlefield it came
 */
export function checkBoundary(game: KotcContext, summoners: ReadonlyMap<number, number>): void {
  const { state, edition } = game;
  const { chain, pending, resolving, battles, windows, occasions, turn, cards } = state;
  const isClassic = edition.mechanisms.acting === 'turns';
  hold(chain.length === 0 && !resolving, 'A chain is left over.');
  hold(pending.length === 0, 'An ability still waits.');
  hold(battles.length === 0 && lasting(state, 'attack').length === 0, 'A battle is left over.');
  hold(windows.length === 0, 'A window is left open.');
  hold(
    occasions.every(({ window }) => window === null),
    'What was met in a window that is closed is still met.',
  );
  hold(!isClassic || occasions.length === 0, 'What has happened is still to be looked at.');
  hold(
    cards.every(({ zone, ceased }) => zone !== null || ceased),
    'A card is in no zone.',
  );
  if (isClassic) checkNobodyHasLost(game);
  if (turn.phase !== edition.mechanisms.phases[0]) return;
  const { players, minions } = turn.declared;
  hold(turn.sown === 0 && !turn.drawn, 'Resources have been placed before the turn.');
  hold(players.length === 0 && minions.length === 0, 'Attacks have been declared before the turn.');
  hold(lasting(state, 'rerolls').length === 0, 'Dice can still be re-rolled.');
  hold(lasting(state, 'control').length === 0, 'A minion is still hypnotized.');
  for (const [no, card] of cards.entries()) {
    if (isInPlay(card))
      hold(summoners.get(no) === card.player, `Minion ${no} is not back with its controller.`);
  }
  if (isClassic) checkAllRecovered(game);
  else checkUnfatiguedRecovered(game);
}

/** Who has no hitpoints or no deck left is out by now. */
function checkNobodyHasLost({ state }: KotcContext): void {
  for (const [player, { hp, zones }] of state.players.entries()) {
    const plays = hp > 0 && zones.deck.length > 0;
    hold(plays || has(state.out, player), `Player ${player} has lost, and is in the game.`);
  }
}

/** In the older editions only what an effect kept exhausted is so, unless something has happened since the Recovery Phase. */
function checkAllRecovered({ state, log }: KotcContext): void {
  const recovery = log.entries.findLastIndex(
    ({ event }) => event.type === 'phase' && event.phase === 'recovery',
  );
  const since = log.entries.slice(recovery + 1).map(({ event }) => event);
  const isQuiet = since.every(({ type }) => type === 'recover' || type === 'turn' || type === 'phase');
  if (recovery < 0 || !isQuiet) return;
  const kept = since.flatMap((event) => (event.type === 'recover' ? event.kept : []));
  for (const [no, { exhausted }] of state.cards.entries()) {
    hold(!exhausted || kept.includes(no), `Card ${no} has not recovered.`);
    hold(fatiguedIn(state, no) === null, `Card ${no} will not be unexhausted in the turn to come.`);
    hold(changesOf(state, no).length === 0, `Card ${no} does not have its printed values.`);
  }
}

/** In the 14th Edition the fatigued wait for a later turn. */
function checkUnfatiguedRecovered({ state }: KotcContext): void {
  for (const [no, card] of state.cards.entries()) {
    const changes = changesOf(state, no);
    const fatigued = fatiguedIn(state, no);
    hold(!changes.some(({ stat }) => stat === 'level') || fatigued !== null, 'A down-level has not ended.');
    if (canLieSideways(card) && fatigued === null) {
      hold(!card.exhausted && changes.length === 0, `Card ${no} has not recovered.`);
    }
  }
}
