import type { TurnMoment } from '../../../../engine/stops/stops.js';
import type { State } from '../state/state.js';
import { phaseOf, phases, steps } from '../state/steps.js';

/** Where players can be stopped: in all of a phase, or in one step; a main phase is its only step. */
export const stopsAt: readonly string[] = [...new Set<string>([...phases, ...steps])];

/** Where a turn stands, as stops are set (engine/stops). */
export const momentOf = ({ active, step }: Pick<State, 'active' | 'step'>): TurnMoment => ({
  player: active,
  phase: phaseOf[step],
  step,
});
