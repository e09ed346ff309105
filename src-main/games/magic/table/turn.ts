/** Where a game stands, as the table's bar of phases shows it. */
import type { SeenPhase } from '../../../engine/table/table-view.js';
import type { State } from '../rules/state/state.js';
import { phaseOf, phases as phaseIds, steps, type PhaseId, type StepId } from '../rules/state/steps.js';

const phaseTitles = {
  beginning: 'Beginning',
  main1: 'First main',
  combat: 'Combat',
  main2: 'Second main',
  end: 'End',
} as const satisfies Readonly<Record<PhaseId, string>>;

const stepTitles = {
  untap: 'Untap',
  upkeep: 'Upkeep',
  draw: 'Draw',
  beginCombat: 'Beginning of combat',
  attackers: 'Declare attackers',
  blockers: 'Declare blockers',
  firstDamage: 'First-strike damage',
  damage: 'Combat damage',
  endCombat: 'End of combat',
  endOfTurn: 'End of turn',
  cleanup: 'Cleanup',
} as const satisfies Readonly<Record<Exclude<StepId, PhaseId>, string>>;

/** The phases of a turn with their steps; a main phase has none (MC-Q-07). */
export const phases: readonly (SeenPhase & { readonly id: PhaseId })[] = phaseIds.map((id) => {
  const own = steps.filter((step) => step in stepTitles && phaseOf[step] === id);
  const titled = own.map((step) => ({ id: step, name: stepTitles[step as keyof typeof stepTitles] }));
  return { id, name: phaseTitles[id], ...(titled.length > 0 && { steps: titled }) };
});

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
