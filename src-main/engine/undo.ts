import { placeIn } from './chance/chance.js';
import { Game } from './game.js';
import type { Playable } from './playable.js';
import { failure, isFailure, type Beginning, type RecordFailure } from './record.js';
import { beginAgain } from './replay.js';
import type { GameContext } from './rule-set.js';
import type { BaseState } from './state.js';

/** `open`: everything may be taken back. `fair`: only what brought nothing to light. */
export type UndoMode = 'open' | 'fair';

/**
 * Takes a game back to where it had taken in that many inputs. The given game stays as it is.
 * @returns a new game, or why it is refused
 */
export function undo<P, S extends BaseState, D, T extends GameContext<S, D>>(
  playable: Playable<P, S, D, T>,
  beginning: Beginning<P, S>,
  game: Game<S, D, T>,
  until: number,
  mode: UndoMode,
): Game<S, D, T> | RecordFailure {
  const earlier = fork(playable, beginning, game, until);
  if (mode === 'open' || isFailure(earlier)) return earlier;
  const seen = cameToLight(playable, markOf(earlier), game);
  return seen.length === 0 ? earlier : failure('unfair', unfair(seen));
}

/** A new game from any place of another, which stays as it is. */
export function fork<P, S extends BaseState, D, T extends GameContext<S, D>>(
  playable: Playable<P, S, D, T>,
  beginning: Beginning<P, S>,
  game: Game<S, D, T>,
  until: number,
): Game<S, D, T> | RecordFailure {
  const most = game.inputs.length;
  if (!Number.isInteger(until) || until < 0 || until > most) {
    return failure('input', `The game can be taken back to any place from 0 to ${most}.`);
  }
  return beginAgain(playable, beginning, game.inputs.slice(0, until));
}

/** Why something is not taken back: what players have learned since. */
export const unfair = (seen: readonly string[]): string =>
  `That cannot be taken back fairly: since then ${seen.join(', and ')}.`;

/** What has to be kept of a place in a game to tell later what has come to light since. */
export interface Mark {
  /** Entries of the log. */
  readonly entries: number;
  readonly revelations: number;
  /** How far all chance was used. */
  readonly chance: string;
}

export const markOf = ({ context: { log }, state }: Pick<Game, 'context' | 'state'>): Mark => ({
  entries: log.entries.length,
  revelations: state.revelations,
  chance: placeIn(state.chance),
});

/** What players have learned since a place of a game, in words that can follow “since then”. */
export function cameToLight(
  { chanceIn }: Pick<Playable, 'chanceIn'>,
  since: Mark,
  now: Pick<Game, 'context' | 'state'>,
): string[] {
  const events = now.context.log.entries.slice(since.entries).map(({ event }) => event);
  const dice = events.filter((event) => chanceIn(event) === 'dice').length;
  const shuffles = events.filter((event) => chanceIn(event) === 'shuffle').length;
  const cards = now.state.revelations - since.revelations - dice - shuffles;
  const seen: string[] = [];
  if (cards > 0) seen.push('cards have been drawn or seen');
  if (dice > 0) seen.push('dice have been rolled');
  if (shuffles > 0) seen.push('a deck has been shuffled');
  // A random pick shows nothing to whom it concerns, yet to choose again with it known would cheat.
  if (dice + shuffles === 0 && since.chance !== placeIn(now.state.chance)) {
    seen.push('cards have been picked at random');
  }
  return seen;
}
