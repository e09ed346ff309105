/** Which step comes next: MC-TURN-01 to MC-TURN-05, MC-TURN-20 to MC-TURN-22, MC-SET-20, MC-SET-22, MC-Q-26, 27, 58, 78, 99. */
import type { Own } from '../../../../engine/frames/frames.js';
import { unset } from '../../../../engine/plain.js';
import type { Magic, StepSkipped } from '../context.js';
import { happen } from '../events/happen.js';
import type { Frame } from '../state/frames.js';
import { phaseOf, steps, type StepId } from '../state/steps.js';

export type TurnFrame = Own<Extract<Frame, { do: 'turn' }>>;

/** Where the turn goes on. */
export interface Following {
  /** Null: the turn is over. */
  readonly step: StepId | null;
  readonly isExtra: boolean;
  readonly endsPhase: boolean;
}

/** What follows the step at which the state stands. Additional phases come right after the phase in which they were made (MC-Q-78). */
export function stepAfter(game: Magic, own: TurnFrame): Following {
  const { step: now } = game.state;
  const within = stepWithin(game, now);
  if (within) return { step: within, isExtra: false, endsPhase: false };
  const [added] = game.state.extraPhases;
  if (added !== undefined) {
    own.back ??= firstFrom(game, afterPhase(now)) ?? 'over';
    return { step: added === 'combat' ? 'beginCombat' : 'main2', isExtra: true, endsPhase: true };
  }
  const back = own.back ?? firstFrom(game, afterPhase(now)) ?? 'over';
  unset(own, 'back');
  return { step: back === 'over' ? null : back, isExtra: false, endsPhase: true };
}

/** Where the next phase begins: what of this one is skipped is so once. */
function afterPhase(now: StepId): number {
  let place = steps.indexOf(now) + 1;
  for (let step = steps[place]; step && phaseOf[step] === phaseOf[now]; step = steps[place]) place += 1;
  return place;
}

const following: ReadonlyMap<StepId, StepId | null> = new Map(
  steps.map((step, place) => {
    const next = steps[place + 1];
    return [step, next && phaseOf[next] === phaseOf[step] ? next : null];
  }),
);
/** As the phase has them. */
const nextInPhase = (step: StepId): StepId | null => following.get(step) ?? null;

/** The next step of the same phase that is not skipped; null: none is left. */
function stepWithin(game: Magic, now: StepId): StepId | null {
  const { combat, options } = game.state;
  if (now === 'attackers' && options.noEmptyCombat && !combat?.attacks.length) return 'endCombat';
  if (now === 'blockers') return game.rules.combat.hasFirstStrikeStep(game) ? 'firstDamage' : 'damage';
  let next = nextInPhase(now);
  while (next && isSkipped(game, next)) next = nextInPhase(next);
  return next;
}

/** The first step from a place on that is not skipped, itself or with its phase; null: the turn is over. */
function firstFrom(game: Magic, place: number): StepId | null {
  let at = place;
  for (let step = steps[at]; step; step = steps[at]) {
    if (!isSkipped(game, step)) return step;
    at = step === 'beginCombat' ? steps.indexOf('main2') : at + 1;
  }
  return null;
}

/** What an effect can have a player skip begins with this step. */
const skippable: ReadonlyMap<StepId, StepSkipped> = new Map([
  ['untap', 'untap'],
  ['upkeep', 'upkeep'],
  ['draw', 'draw'],
  ['main1', 'main'],
  ['beginCombat', 'combat'],
  ['main2', 'main'],
]);

/** The whole draw step of the first turn is skipped, and what an effect says (MC-Q-27, MC-GR-136). */
export function isSkipped(game: Magic, step: StepId): boolean {
  const what = skippable.get(step);
  if (what === undefined) return false;
  const { turn, active: player, options } = game.state;
  const isFirstDraw = step === 'draw' && turn === 1 && !options.firstDraws;
  if (!isFirstDraw && !game.rules.law.skips(game, player, what)) return false;
  happen(game, { type: 'skip', player, cards: [], step, rules: [isFirstDraw ? 'MC-SET-20' : 'MC-GR-136'] });
  return true;
}
