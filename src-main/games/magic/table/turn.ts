/** Where a game stands, as the table's bar of phases shows it. */
import type { SeenPhase } from '../../../engine/table/table-view.js';
import type { State } from '../rules/state/state.js';
import { phaseOf, phases as phaseIds, steps, type PhaseId, type StepId } from '../rules/state/steps.js';

/** What a phase or step is called, and in two letters. */
type Title = readonly [name: string, short: string];

const phaseTitles = {
  beginning: ['Beginning', 'Be'],
  main1: ['First main', 'M1'],
  combat: ['Combat', 'Co'],
  main2: ['Second main', 'M2'],
  end: ['End', 'En'],
} as const satisfies Readonly<Record<PhaseId, Title>>;

const stepTitles = {
  untap: ['Untap', 'Un'],
  upkeep: ['Upkeep', 'Up'],
  draw: ['Draw', 'Dr'],
  beginCombat: ['Beginning of combat', 'Bc'],
  attackers: ['Declare attackers', 'At'],
  blockers: ['Declare blockers', 'Bl'],
  firstDamage: ['First-strike damage', 'Fs'],
  damage: ['Combat damage', 'Da'],
  endCombat: ['End of combat', 'Ec'],
  endOfTurn: ['End of turn', 'Et'],
  cleanup: ['Cleanup', 'Cl'],
} as const satisfies Readonly<Record<Exclude<StepId, PhaseId>, Title>>;

const titled = <Id extends string>(id: Id, [name, short]: Title) => ({ id, name, short });

/** The phases of a turn with their steps; a main phase has none (MC-Q-07). */
export const phases: readonly (SeenPhase & { readonly id: PhaseId })[] = phaseIds.map((id) => {
  const own = steps.filter((step) => step in stepTitles && phaseOf[step] === id);
  const its = own.map((step) => titled(step, stepTitles[step as keyof typeof stepTitles]));
  return { ...titled(id, phaseTitles[id]), ...(its.length > 0 && { steps: its }) };
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
export function turnWords(state: State) {
  const { turn, active, step, first } = state;
  const phase = phaseOf[step];
  const begins = isFirstSettled(state) && { begins: first };
  return { number: turn, player: active, phase, step: phase === step ? null : step, ...begins };
}

/** Mulligans are taken before or after it is settled who begins, as the table has chosen. */
const isFirstSettled = ({ turn, frames = [], options }: State): boolean =>
  turn === 0 &&
  frames.every(({ do: name, step }) => name !== 'setup' || (step !== 'first' && !options.mulligansFirst));
