import { test } from 'vitest';
import { play, type Scene } from './scene.js';

/** Rule sets by the beginning of their rules' ids; the 10th Edition is played by the 9th's rulebook. */
const ruleSets = {
  K06: ['kotc-06'],
  K09: ['kotc-09', 'kotc-10'],
  K11: ['kotc-11'],
  K14: ['kotc-14'],
} as const satisfies Record<string, readonly NonNullable<Scene['rules']>[]>;

type RuleSetId = (typeof ruleSets)[keyof typeof ruleSets][number];

/** The rule sets whose rules a title claims to prove. @throws Error for a title without any */
function ruleSetsIn(title: string): RuleSetId[] {
  const found = Object.entries(ruleSets).flatMap(([prefix, ids]) =>
    title.includes(`[${prefix}-`) ? [...ids] : [],
  );
  if (found.length === 0) throw new Error(`“${title}” claims no rule.`);
  return found;
}

/**
 * A test of rules that several editions have alike: it runs under each of them whose rules stand in the title, such as
 * "[K06-BAT-03] [K09-BAT-03] [K11-BAT-03] an exhausted creature cannot join the attacking team".
 */
export function inEditions(title: string, proves: (rules: RuleSetId) => void): void {
  for (const rules of ruleSetsIn(title)) test(`${title} (${rules})`, () => proves(rules));
}

/** The same for a situation that can be written as a scene. */
export function sceneInEditions(title: string, scene: Omit<Scene, 'rules'>): void {
  inEditions(title, (rules) => play({ ...scene, rules }));
}
