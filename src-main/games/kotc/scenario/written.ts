/** How the steps of scenarios say what was done, for those that are written from a game. */
import type { Action, Decision } from '../../../engine/decision.js';
import type { Words } from '../../../engine/scenario/scenario.js';
import type { DecisionStep } from './format.js';

/** An action as a step says it; who attacks and what is exchanged is said by what is asked next. */
export function written({ do: what, ability, counter }: Action, label: string | null): Words {
  switch (what) {
    case 'attack':
    case 'exchange':
      return { [what]: [] };
    case 'activate':
      return { activate: label, ...(ability !== undefined && ability > 0 && { ability: ability + 1 }) };
    case 'counter':
      return { counter, on: label };
    default:
      return { [what]: label ?? true };
  }
}

/** The words of steps by what is asked. */
const wordOf: Readonly<Record<string, string>> = {
  attack: 'attack',
  defend: 'defend',
  pay: 'pay',
  reserves: 'reserves',
  redraw: 'redraw',
  exchange: 'exchange',
  'exchange-for': 'for',
};

/** An answer under a word of its own; undefined: it has none. */
export function under({ purpose }: Decision, value: unknown): Words | undefined {
  if (purpose === 'victim') return { victim: (value as readonly unknown[])[0] };
  const word = wordOf[purpose];
  return word === undefined ? undefined : { [word]: value };
}

/** Whether the answer stands in the step that began what is asked about. */
export function saysWith({ attack, exchange }: DecisionStep, purpose: string): boolean {
  if (purpose === 'attack' || purpose === 'victim') return attack !== undefined;
  return (purpose === 'exchange' || purpose === 'exchange-for') && exchange !== undefined;
}
