/** How far a battle has come. */
import type { KotcContext } from '../context.js';
import type { Battle } from '../state/state.js';

/** Whether the Defense Formation of a battle is still to come; of battles within one another each has its frame. */
export function isBeforeDefense({ state }: KotcContext, battle: Battle): boolean {
  const place = state.battles.indexOf(battle);
  const steps = (state.frames ?? []).filter((frame) => frame.do === 'battle');
  return steps[place]?.step === 'defense';
}
