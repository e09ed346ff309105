import { randomUUID } from 'node:crypto';
import { chooserOf, matchBefore, standingOf, withGame } from '../../engine/match.js';
import type { PlayerNo } from '../../engine/decision.js';
import type { Beginning } from '../../engine/record.js';
import type { GameRules } from '../../games/game-play.js';
import type { NewTable } from '../new-game/new-table.js';
import { newSeed, seedOf } from '../new-game/seeds.js';
import type { StoredGame } from '../games/stored-game.js';
import { TableRefusal } from '../refusal.js';

/** A game of a match that may be over. */
interface PlayedTable {
  readonly stored: StoredGame;
  readonly beginning: Beginning;
  /** Null while it goes on. */
  readonly winners: readonly PlayerNo[] | null;
}

/**
 * The table of the next game of a match: the same seats, decks and agreements, chance that follows from the seed of this one, and
 * who begins as the rules say.
 * @param rules as they are now
 * @throws TableRefusal where no game follows
 */
export function nextTable(
  { stored, beginning, winners }: PlayedTable,
  { rules: now, loserChooses }: Pick<GameRules, 'rules' | 'loserChooses'>,
): NewTable {
  const { match, players, start } = beginning;
  if (!match || !('decks' in start)) throw new TableRefusal('This game is no part of a match.');
  if (!winners) throw new TableRefusal('This game is not over. The next game of the match comes after it.');
  const after = withGame(matchBefore(match, players.length), winners);
  if (standingOf(after).isOver) throw new TableRefusal('The match is over. Begin a new game.');
  const chooser = chooserOf(after, loserChooses);
  const { passing: _over, ...kept } = stored;
  return {
    stored: { ...kept, id: randomUUID(), created: Date.now(), botSeed: newSeed() },
    beginning: {
      ...beginning,
      rules: { id: now.id, version: now.version },
      start: {
        decks: start.decks,
        seed: seedOf(start.seed, after.winners.length),
        ...(chooser !== undefined && { chooser }),
        ...(start.options && { options: start.options }),
      },
      match: { ...match, before: after.winners },
    },
  };
}
