import { Game } from './game.js';
import type { Chance } from './chance.js';
import { canonical } from './plain.js';
import type { Playable } from './playable.js';
import { failure, isFailure, recordOf, type Beginning, type RecordFailure } from './record.js';
import { replay } from './replay.js';
import type { Table } from './rule-set.js';
import type { BaseState } from './state.js';

/** `open`: everything may be taken back. `fair`: only what brought nothing to light. */
export type UndoMode = 'open' | 'fair';

/**
 * Takes a game back to where it had taken in that many inputs. The given game stays as it is.
 * @returns a new game, or why it is refused
 */
export function undo<P, S extends BaseState, D, T extends Table<S, D>>(
  playable: Playable<P, S, D, T>,
  beginning: Beginning<P, S>,
  game: Game<S, D, T>,
  until: number,
  mode: UndoMode,
): Game<S, D, T> | RecordFailure {
  const earlier = fork(playable, beginning, game, until);
  if (mode === 'open' || isFailure(earlier)) return earlier;
  const seen = cameToLight(playable, earlier, game);
  if (seen.length === 0) return earlier;
  return failure('unfair', `That cannot be taken back fairly: since then ${seen.join(', and ')}.`);
}

/** A new game from any place of another, which stays as it is. */
export function fork<P, S extends BaseState, D, T extends Table<S, D>>(
  playable: Playable<P, S, D, T>,
  beginning: Beginning<P, S>,
  game: Game<S, D, T>,
  until: number,
): Game<S, D, T> | RecordFailure {
  const most = game.inputs.length;
  if (!Number.isInteger(until) || until < 0 || until > most) {
    return failure('input', `The game can be taken back to any place from 0 to ${most}.`);
  }
  return replay(playable, recordOf(beginning, game), { until });
}

/** What players have learned between two places of a game. */
function cameToLight<P, S extends BaseState, D, T extends Table<S, D>>(
  { chanceIn }: Playable<P, S, D, T>,
  earlier: Game<S, D, T>,
  now: Game<S, D, T>,
): string[] {
  const events = now.table.log.entries.slice(earlier.table.log.entries.length).map(({ event }) => event);
  const dice = events.filter((event) => chanceIn(event) === 'dice').length;
  const shuffles = events.filter((event) => chanceIn(event) === 'shuffle').length;
  const cards = now.state.revelations - earlier.state.revelations - dice - shuffles;
  const seen: string[] = [];
  if (cards > 0) seen.push('cards have been drawn or seen');
  if (dice > 0) seen.push('dice have been rolled');
  if (shuffles > 0) seen.push('a deck has been shuffled');
  // A random pick shows nothing to whom it concerns, yet to choose again with it known would cheat.
  if (dice + shuffles === 0 && !sameChance(earlier.state.chance, now.state.chance)) {
    seen.push('cards have been picked at random');
  }
  return seen;
}

const sameChance = (one: Chance, other: Chance): boolean => canonical(one) === canonical(other);
