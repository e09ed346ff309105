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
  const now = factsAt(game.state.step);
  const within = stepWithin(game, now);
  if (within) return within.inPhase;
  const { extraPhases } = game.state;
  if (extraPhases.length > 0) {
    own.back ??= firstFrom(game, now.nextPhase)?.step ?? 'over';
    return { step: extraPhases[0] === 'combat' ? 'beginCombat' : 'main2', isExtra: true, endsPhase: true };
  }
  const { back } = own;
  unset(own, 'back');
  if (back === undefined) return firstFrom(game, now.nextPhase)?.inTurn ?? over;
  return back === 'over' ? over : factsAt(back).inTurn;
}

/** The next step of the same phase that is not skipped; null: none is left. */
function stepWithin(game: Magic, { step: now, next: following }: StepFacts): StepFacts | null {
  const { combat, options } = game.state;
  if (now === 'attackers' && options.noEmptyCombat && !combat?.attacks.length) return factsAt('endCombat');
  if (now === 'blockers')
    return factsAt(game.rules.combat.hasFirstStrikeStep(game) ? 'firstDamage' : 'damage');
  let next = following;
  while (next && isSkippedAs(game, next)) next = next.next;
  return next;
}

/** The first step from one on that is not skipped, itself or with its phase; null: the turn is over. */
function firstFrom(game: Magic, first: StepFacts | null): StepFacts | null {
  let at = first;
  while (at && isSkippedAs(game, at)) at = at.step === 'beginCombat' ? at.nextPhase : at.after;
  return at;
}

/** What an effect can have a player skip begins with this step. */
const skippable: Readonly<Partial<Record<StepId, StepSkipped>>> = {
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  main1: 'main',
  beginCombat: 'combat',
  main2: 'main',
};

interface StepFacts {
  readonly step: StepId;
  /** What begins with it and can be skipped. */
  readonly skip: StepSkipped | null;
  /** The next step; null after the last one. */
  readonly after: StepFacts | null;
  /** The next step of its phase; null after the last one. */
  readonly next: StepFacts | null;
  /** The first step of the next phase: what is skipped of this one is so once. */
  readonly nextPhase: StepFacts | null;
  /** Where the turn goes on with it: within its phase, and after another. */
  readonly inPhase: Following;
  readonly inTurn: Following;
}
const over: Following = { step: null, isExtra: false, endsPhase: true };

const factsOf: ReadonlyMap<StepId, StepFacts> = (() => {
  const found = new Map<StepId, StepFacts>();
  for (const step of steps.toReversed()) {
    const after = [...found.values()].at(-1) ?? null;
    const next = after && phaseOf[after.step] === phaseOf[step] ? after : null;
    const nextPhase = next ? next.nextPhase : after;
    found.set(step, {
      step,
      skip: skippable[step] ?? null,
      after,
      next,
      nextPhase,
      inPhase: { step, isExtra: false, endsPhase: false },
      inTurn: { step, isExtra: false, endsPhase: true },
    });
  }
  return found;
})();

let last = factsOf.get('untap')!;

/** What is asked for is mostly the step after the one before: by names V8 finds what it looks for slowly. */
function factsAt(step: StepId): StepFacts {
  if (last.step !== step) last = last.after?.step === step ? last.after : factsOf.get(step)!;
  return last;
}

/** The whole draw step of the first turn is skipped, and what an effect says (MC-Q-27, MC-GR-136). */
export const isSkipped = (game: Magic, step: StepId): boolean => isSkippedAs(game, factsAt(step));

function isSkippedAs(game: Magic, { step, skip }: StepFacts): boolean {
  if (skip === null) return false;
  const { turn, active: player, options } = game.state;
  const isFirstDraw = step === 'draw' && turn === 1 && !options.firstDraws;
  if (!isFirstDraw && !game.rules.law.skips(game, player, skip)) return false;
  happen(game, { type: 'skip', player, cards: [], step, rules: [isFirstDraw ? 'MC-SET-20' : 'MC-GR-136'] });
  return true;
}
