import type { PlayerNo } from '../../engine/decision.js';
import type { Verdict } from '../../engine/playable.js';
import type { TableView } from '../../engine/table/table-view.js';
import type { StoredGame } from '../games/stored-game.js';
import type { RunningGame } from './running-game.js';
import type { TableRequest } from './table-update.js';
import { personsOf, playersIn } from './who-sits.js';

/** The request when one more has agreed; `waiting` is empty when all have. */
export const agreedBy = (request: TableRequest, seat: PlayerNo): TableRequest => ({
  ...request,
  waiting: request.waiting.filter((one) => one !== seat),
});

/**
 * Computer players agree to end a game only where they gain by it: they would win alone, or share the end with somebody who is
 * ahead of them by the hitpoints that everybody sees.
 */
export function gainsByEnding(
  { winners }: Pick<Verdict, 'winners'>,
  { seats }: Pick<TableView, 'seats'>,
  player: PlayerNo,
): boolean {
  if (!winners.includes(player)) return false;
  const own = seats[player]?.life ?? 0;
  return winners.length === 1 || winners.some((one) => (seats[one]?.life ?? 0) > own);
}

export const undoRequest = (
  by: PlayerNo,
  name: string,
  what: string | null,
  waiting: readonly PlayerNo[],
): TableRequest => ({
  kind: 'undo',
  by,
  text: what === null ? `${name} wants to take back the last answer.` : `${name} wants to take back: ${what}`,
  waiting,
});

/** @param verdict how the game would come out, in a sentence */
export const endRequest = (
  by: PlayerNo,
  name: string,
  verdict: string,
  waiting: readonly PlayerNo[],
): TableRequest => ({ kind: 'end', by, text: `${name} proposes to end the game. ${verdict}`, waiting });

/** A proposal to end the game that was made when it was last left, and not settled. */
export function openProposal(
  stored: StoredGame,
  { game, names, playable }: RunningGame,
): TableRequest | null {
  const agreed = playersIn(game.state.agreed, names.length);
  const persons = personsOf(stored);
  const by = agreed.find((seat) => persons.includes(seat));
  if (by === undefined || game.result) return null;
  const out = playersIn(game.state.out, names.length);
  const waiting = persons.filter((seat) => !agreed.includes(seat) && !out.includes(seat));
  return endRequest(by, names[by] ?? '', playable.ifAllAgreed(game.context, names).text, waiting);
}
