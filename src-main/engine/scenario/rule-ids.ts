import type { Scenario } from './scenario.js';

/** All rules that a scenario names: what it proves, by what it is refused, what the log cites. */
export const ruleIdsIn = ({ proves = [], steps, goal }: Scenario): string[] => [
  ...proves,
  ...named(steps),
  ...named(goal),
];

function named(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    (key === 'rule' || key === 'refused') && typeof value === 'string' ? [value] : named(value),
  );
}
