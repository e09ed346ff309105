import { writable } from '../../../../engine/pipeline/writable.js';
import type { Magic } from '../context.js';
import type { WaitingTrigger } from '../state/state.js';

/** Notes an ability that has triggered: it is put on the stack the next time a player would get priority (MC-TRIG-04). */
export function letWait({ state }: Magic, trigger: WaitingTrigger): void {
  writable(state).waiting.push(trigger as ReturnType<typeof writable<WaitingTrigger>>);
}
