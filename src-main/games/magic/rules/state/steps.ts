/** The steps of a turn, in their order (MC-TURN-01 to MC-TURN-05, MC-TURN-20, MC-TURN-22; MC-Q-07). */
export const steps = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'beginCombat',
  'attackers',
  'blockers',
  'firstDamage',
  'damage',
  'endCombat',
  'main2',
  'endOfTurn',
  'cleanup',
] as const;
export type StepId = (typeof steps)[number];

export const phases = ['beginning', 'main1', 'combat', 'main2', 'end'] as const;
export type PhaseId = (typeof phases)[number];

/** The phase that a step belongs to; each main phase is a phase of its own. */
export const phaseOf = {
  untap: 'beginning',
  upkeep: 'beginning',
  draw: 'beginning',
  main1: 'main1',
  beginCombat: 'combat',
  attackers: 'combat',
  blockers: 'combat',
  firstDamage: 'combat',
  damage: 'combat',
  endCombat: 'combat',
  main2: 'main2',
  endOfTurn: 'end',
  cleanup: 'end',
} as const satisfies Readonly<Record<StepId, PhaseId>>;
