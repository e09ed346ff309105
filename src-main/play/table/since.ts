import { inTurns } from '../../common/turns.js';
import type { PlayerNo } from '../../engine/decision.js';
import type { Input } from '../../engine/game.js';
import { isFailure } from '../../engine/record.js';
import type { Stepwise } from '../../engine/stepwise.js';
import { RunningGame } from './running-game.js';
import { Screen } from './screen.js';
import type { TableUpdate } from './table-update.js';
import { viewerOf, type Seating } from './who-sits.js';

/** The table after one of the last inputs, as whoever sits at it may see it, and what happened with it. */
export type SeenAgain = Pick<TableUpdate, 'at' | 'view' | 'moments'>;

/** What people could see since they last decided. */
export class Since {
  /** Where each player last decided, as a place among the inputs: what is passed over for them is no decision. */
  readonly #decided = new Map<PlayerNo, number>();

  /** A player decides after so many inputs. */
  note(player: PlayerNo, place: number): void {
    this.#decided.set(player, place);
  }

  /** Where whoever sits at the screen last decided. Null where nothing of others has happened since. */
  from(inputs: readonly Input[], seating: Seating): number | null {
    const player = viewerOf(seating);
    if (player === null) return null;
    const decided = this.#decided.get(player);
    // A game that was opened again knows only who replied.
    const last = inputs.findLastIndex((input) => 'reply' in input && input.player === player);
    const place = Math.max(0, decided !== undefined && decided < inputs.length ? decided : last);
    return inputs.slice(place).some((input) => input.player !== player) ? place : null;
  }

  async seen(running: RunningGame, seating: Seating): Promise<SeenAgain[]> {
    const place = this.from(running.game.inputs, seating);
    return place === null ? [] : inTurns(seenSince(running, seating, place));
  }
}

/**
 * The table from where it stood after so many inputs to how it stands: first that place, then whatever there is to be read of. It
 * is played anew, so that each place shows what could be seen there, and no more.
 */
function* seenSince(
  { playable, beginning, game }: RunningGame,
  seating: Seating,
  place: number,
): Stepwise<SeenAgain[]> {
  const running = yield* RunningGame.beginning(playable, beginning, game.inputs.slice(0, place));
  if (isFailure(running)) return [];
  const screen = yield* Screen.opening(running, seating);
  const seen: SeenAgain[] = [{ at: place, view: unasked(screen.view), moments: [] }];
  for (const input of game.inputs.slice(place)) {
    running.take(input, false);
    const { view, log, moments } = screen.show(running, seating);
    if (log.lines.length > 0) seen.push({ at: running.game.inputs.length, view: unasked(view), moments });
    yield;
  }
  return seen;
}

/** What was asked then is answered. */
const unasked = (view: TableUpdate['view']): TableUpdate['view'] => ({ ...view, prompt: null });
