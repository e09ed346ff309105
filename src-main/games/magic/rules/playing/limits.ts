/** When something may be played: MC-TYPE-02 to MC-TYPE-05, MC-GR-29 to MC-GR-34. */
import type { PlayerNo, Refusal } from '../../../../engine/decision.js';
import type { Limit } from '../../cards/components/costs.js';
import type { Moment } from '../../cards/components/moments.js';
import type { Magic } from '../context.js';
import { holds } from '../objects/conditions.js';
import { isWho } from '../objects/who.js';
import { stepsCalled } from '../state/moments.js';
import { stackOf } from '../state/reading.js';
import { steps, type StepId } from '../state/steps.js';
import type { TextSource } from '../state/text-source.js';
import { refusals } from './refusals.js';

/** Why a player could not play a sorcery now; null: they could. */
export function whyNotAsSorcery(game: Magic, player: PlayerNo): Refusal | null {
  const { active, step } = game.state;
  if (active !== player) return refusals.notOwnTurn;
  if (step !== 'main1' && step !== 'main2') return refusals.notMain;
  return stackOf(game).length > 0 ? refusals.stackNotEmpty : null;
}

/** Whether it is a moment of which a text speaks. */
function isDuring(game: Magic, { step, whose }: Moment, text: TextSource): boolean {
  const { active, step: now } = game.state;
  if (step !== null && !stepsCalled[step].includes(now)) return false;
  return isWho(game, whose, active, text);
}

/** Whether the turn has not come to any of these steps. */
const isBefore = ({ state }: Magic, some: readonly StepId[]): boolean =>
  some.every((step) => steps.indexOf(state.step) < steps.indexOf(step));

/** Which of the limits forbids it now. @param node the place of an ability, whose plays this turn are counted */
export function whyNotByLimits(
  game: Magic,
  player: PlayerNo,
  limits: readonly Limit[],
  text: TextSource,
  node: number | null,
): Refusal | null {
  for (const limit of limits) {
    const refusal = whyNotByLimit(game, player, limit, text, node);
    if (refusal) return refusal;
  }
  return null;
}

function whyNotByLimit(
  game: Magic,
  player: PlayerNo,
  limit: Limit,
  text: TextSource,
  node: number | null,
): Refusal | null {
  switch (limit.is) {
    case 'anyPlayer':
    case 'onlyOpponents':
      return null;
    case 'asSorcery':
      return whyNotAsSorcery(game, player) ? refusals.asSorcery : null;
    case 'during':
      return isDuring(game, limit.moment, text) ? null : refusals.during;
    case 'before':
      return isBefore(game, stepsCalled[limit.step]) ? null : refusals.during;
    case 'after':
      return isBefore(game, stepsCalled[limit.step]) ? refusals.during : null;
    case 'timesEachTurn':
      return timesPlayed(game, text.id, node) < limit.times ? null : refusals.timesEachTurn;
    case 'onlyIf':
      return holds(game, limit.condition, text) ? null : refusals.onlyIf;
  }
}

/** How often an ability of an object was played this turn, whoever controlled it (MC-Q-119). */
function timesPlayed({ state }: Magic, id: number, node: number | null): number {
  let times = 0;
  for (const fact of state.thisTurn)
    if (fact.did === 'played' && fact.id === id && fact.node === node) times += 1;
  return times;
}
