/** The steps that texts speak of, and the moments of a turn at which something that lasts ends. */
import type { Step } from '../../cards/components/moments.js';
import type { StepId } from './steps.js';

/** Which steps of a turn a text means; of several the first is their beginning. */
export const stepsCalled: Readonly<Record<Step, readonly [StepId, ...StepId[]]>> = {
  untap: ['untap'],
  upkeep: ['upkeep'],
  draw: ['draw'],
  main: ['main1', 'main2'],
  combat: ['beginCombat', 'attackers', 'blockers', 'firstDamage', 'damage', 'endCombat'],
  declareAttackers: ['attackers'],
  declareBlockers: ['blockers'],
  combatDamage: ['damage', 'firstDamage'],
  endOfCombat: ['endCombat'],
  endOfTurn: ['endOfTurn'],
  cleanup: ['cleanup'],
};

/** "Until your next upkeep": as it begins. "turn" is any turn. */
export const atStep = (step: string): string => `at ${step}`;
/** "During its controller's next untap step": as it is over. */
export const afterStep = (step: string): string => `after ${step}`;
