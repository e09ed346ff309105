import type { Game } from '../../engine/game.js';
import type { Playable } from '../../engine/playable.js';
import type { Beginning } from '../../engine/record.js';
import { chosenIn } from '../../engine/rule-options.js';
import { matchState } from '../matches/match-state.js';
import type { StoredGame } from './stored-game.js';
import type { GameRow } from '../table/table-update.js';

/** @param changed milliseconds since 1970 */
export function rowOf(
  stored: StoredGame,
  { playable, beginning }: { readonly playable: Playable; readonly beginning: Beginning },
  game: Game,
  changed: number,
): GameRow {
  const { id, title, seats, kind } = stored;
  const { result, decision, state, rules } = game;
  const chosen = chosenIn(beginning, playable).map(({ name }) => name);
  const match = matchState(beginning, result?.winners ?? null);
  return {
    id,
    title,
    rules: rules.id,
    ...(chosen.length > 0 && { ruleOptions: chosen }),
    seats,
    changed,
    turn: playable.summary(state).turns,
    state: result
      ? { kind: 'over', winners: result.winners }
      : { kind: 'running', asked: decision?.player ?? null },
    kind,
    ...(match && { match }),
  };
}

/** Of a game that cannot be gone on with: what can be said of it, and why. */
export function unreadableRow(
  stored: Pick<StoredGame, 'id'> & Partial<StoredGame>,
  beginning: Beginning | null,
  changed: number,
  because: string,
): GameRow {
  const { id, title = '', seats = [], kind = 'game' } = stored;
  const rules = beginning?.rules.id ?? '';
  return { id, title, rules, seats, changed, turn: 0, state: { kind: 'unreadable', because }, kind };
}
