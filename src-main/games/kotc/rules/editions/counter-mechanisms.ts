import type { CounterKind } from '../state/state.js';

/** What popping a counter does in the editions with windows, by name; `modern/counters` has the code of each under that name. */
export type CounterMechanism =
  | 'raise SP'
  | 'lower SP'
  | 'SP to 0'
  | 'raise HP'
  | 'lessen damage'
  | 'stop a die'
  | 'throw a die'
  | 'roll damage'
  | 'exhaust'
  | 'fatigue'
  | 'force an attack'
  /** And the host's abilities cannot be activated for the rest of the turn. */
  | 'force an attack and bar'
  | 'become the victim'
  | 'leave and heal'
  | 'skip the defense'
  | 're-roll'
  | 'spring a trap'
  | 'prevent destruction';

/** The kinds of counters that an edition has, and what each does. */
export type CounterTable = Readonly<Partial<Record<CounterKind, CounterMechanism>>>;

/** K12-CTR-31, K13-CTR-81: six kinds. */
const firstSix = {
  sword: 'raise SP',
  weakness: 'lower SP',
  damage: 'roll damage',
  exhaustion: 'exhaust',
  dice: 're-roll',
} as const satisfies CounterTable;

export const counters12: CounterTable = { ...firstSix, shield: 'raise HP' };
export const counters13: CounterTable = { ...firstSix, shield: 'lessen damage' };
export const counters14: CounterTable = {
  ...counters13,
  berzerk: 'force an attack',
  taunt: 'become the victim',
  trap: 'spring a trap',
};
/** Those of the 16th as well. */
export const counters15: CounterTable = {
  ...counters14,
  shield: 'stop a die',
  fatigue: 'fatigue',
  berzerk: 'force an attack and bar',
};
export const counters17: CounterTable = {
  ...counters15,
  weakness: 'SP to 0',
  voodoo: 'throw a die',
  medic: 'leave and heal',
  assassin: 'skip the defense',
  undying: 'prevent destruction',
};
