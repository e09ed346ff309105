import type { PlayerNo } from '../rules/kernel/decision.js';
import type { TableView } from '../rules/kernel/table-view.js';
import type { TableRequest } from './table-update.js';

/** The request when one more has agreed; `waiting` is empty when all have. */
export const agreedBy = (request: TableRequest, seat: PlayerNo): TableRequest => ({
  ...request,
  waiting: request.waiting.filter((one) => one !== seat),
});

/** Computer players agree to a draw when they are not ahead, by the hitpoints that everybody sees. */
export function agreesToDraw({ seats }: Pick<TableView, 'seats'>, player: PlayerNo): boolean {
  const enemies = seats.filter(({ seat, isOut }) => seat !== player && !isOut);
  const own = seats[player]?.life ?? 0;
  return own <= Math.max(0, ...enemies.map(({ life }) => life));
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

export const drawRequest = (by: PlayerNo, name: string, waiting: readonly PlayerNo[]): TableRequest => ({
  kind: 'draw',
  by,
  text: `${name} offers to end the game as it stands.`,
  waiting,
});
