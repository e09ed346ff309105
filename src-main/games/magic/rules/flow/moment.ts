import type { TurnMoment } from '../../../../engine/stops/stops.js';
import type { State } from '../state/state.js';

/** Where a turn stands, as stops are set (engine/stops). */
export const momentOf = ({ active, step }: Pick<State, 'active' | 'step'>): TurnMoment => ({
  player: active,
  phase: step,
});
