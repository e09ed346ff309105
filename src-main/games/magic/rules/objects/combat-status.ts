/** What combat makes of creatures, as filters ask: MC-GR-82. */
import type { CardId } from '../../../../engine/decision.js';
import type { Attack, State } from '../state/state.js';
import { steps } from '../state/steps.js';

export const attackOf = ({ combat }: State, id: CardId): Attack | undefined => {
  if (!combat) return undefined;
  for (const attack of combat.attacks) if (attack.attacker === id) return attack;
  return undefined;
};

export const isBlocking = ({ combat }: State, id: CardId): boolean => {
  if (!combat) return false;
  for (const { blockers } of combat.attacks) if (blockers.includes(id)) return true;
  return false;
};

const afterBlockers = steps.indexOf('blockers');

/** From the end of the declare blockers step on (MC-Q-121). */
export const isUnblocked = (state: State, id: CardId): boolean =>
  steps.indexOf(state.step) > afterBlockers &&
  attackOf(state, id)?.blocked !== true &&
  attackOf(state, id) !== undefined;
