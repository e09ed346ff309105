/** Where a game stands, as the table's bar of phases shows it. */
import type { SeenPhase } from '../../../engine/table/table-view.js';
import type { State } from '../rules/state/state.js';
import { phaseOf, type PhaseId, type StepId } from '../rules/state/steps.js';

/** The phases of a turn with their steps; a main phase has none (MC-TURN-01, MC-TURN-05, MC-TURN-20, MC-TURN-22, MC-Q-07). */
export const phases = [
  {
    id: 'beginning',
    name: 'Beginning',
    steps: [
      { id: 'untap', name: 'Untap' },
      { id: 'upkeep', name: 'Upkeep' },
      { id: 'draw', name: 'Draw' },
    ],
  },
  { id: 'main1', name: 'First main' },
  {
    id: 'combat',
    name: 'Combat',
    steps: [
      { id: 'beginCombat', name: 'Beginning of combat' },
      { id: 'attackers', name: 'Declare attackers' },
      { id: 'blockers', name: 'Declare blockers' },
      { id: 'firstDamage', name: 'First-strike damage' },
      { id: 'damage', name: 'Combat damage' },
      { id: 'endCombat', name: 'End of combat' },
    ],
  },
  { id: 'main2', name: 'Second main' },
  {
    id: 'end',
    name: 'End',
    steps: [
      { id: 'endOfTurn', name: 'End of turn' },
      { id: 'cleanup', name: 'Cleanup' },
    ],
  },
] as const satisfies readonly (SeenPhase & { readonly id: PhaseId })[];

/** As sentences name a step: "in Ann's upkeep step". */
export const stepNames = {
  untap: 'untap step',
  upkeep: 'upkeep step',
  draw: 'draw step',
  main1: 'first main phase',
  beginCombat: 'beginning of combat step',
  attackers: 'declare attackers step',
  blockers: 'declare blockers step',
  firstDamage: 'first-strike combat damage step',
  damage: 'combat damage step',
  endCombat: 'end of combat step',
  main2: 'second main phase',
  endOfTurn: 'end of turn step',
  cleanup: 'cleanup step',
} as const satisfies Readonly<Record<StepId, string>>;

/** A main phase has no steps; it is its own. */
export function turnWords({ turn, active, step }: State) {
  const phase = phaseOf[step];
  return { number: turn, player: active, phase, step: phase === step ? null : step };
}
