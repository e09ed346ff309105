/** Where players who are asked only at stops are asked. */
import type { Decision, PlayerNo } from '../../../../engine/decision.js';
import { asksOnlyAtStops, isStopped, usualFor } from '../../../../engine/stops/stops.js';
import type { Stop } from '../../../../engine/stops/stop.js';
import type { Magic } from '../context.js';
import { cardAt, manaIn, stackOf } from '../state/reading.js';
import type { State } from '../state/state.js';
import { phaseOf } from '../state/steps.js';
import { momentOf } from './moment.js';

/** The own main phases, the fights once it is known who fights, and the last moment before the own turn. */
export const usualStops: readonly Stop[] = [
  { turn: 'own', at: 'main1' },
  { turn: 'own', at: 'blockers' },
  { turn: 'own', at: 'main2' },
  { turn: 'others', at: 'attackers' },
  { turn: 'others', at: 'blockers' },
  { turn: 'others', at: 'endOfTurn' },
];

/** Whether a player who can do something of use is asked. Own spells and abilities resolve by themselves; those of others can be answered. */
export function isDue(game: Magic, player: PlayerNo): boolean {
  const { state } = game;
  if (!asksOnlyAtStops(state, player)) return true;
  if (stackOf(game).length > 0) return isOfOthers(game, player) || isCombatDamage(game);
  if (isStopped(usualFor(state, player, usualStops), player, momentOf(state)))
    return !isFightWithoutAttackers(state);
  // What floats would burn.
  return manaIn(state.players[player]!.pool) > 0;
}

/** Whether there is something of another player's to be answered: nobody passes that over. */
export const isAnswerable = (game: Magic, { player }: Decision): boolean => isOfOthers(game, player);

function isOfOthers(game: Magic, player: PlayerNo): boolean {
  const [top] = stackOf(game);
  return top !== undefined && !isCombatDamage(game) && cardAt(game, top).player !== player;
}

function isCombatDamage(game: Magic): boolean {
  const [top] = stackOf(game);
  return top !== undefined && cardAt(game, top).combatDamage !== undefined;
}

const isFightWithoutAttackers = ({ step, combat }: State): boolean =>
  phaseOf[step] === 'combat' && (combat?.attacks.length ?? 0) === 0;
