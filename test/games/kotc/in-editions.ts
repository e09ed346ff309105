import { test as vitest } from 'vitest';
import { playedBy } from './played-edition.js';
import { editionsOf, prefixOf, titleIn, type WindowsEdition } from './same-rules.js';
import { play, type Scene } from './scene.js';

/** Rule sets by the beginning of their rules' ids; the 10th Edition is played by the 9th's rulebook. */
const classicSets = {
  K06: ['kotc-06'],
  K09: ['kotc-09', 'kotc-10'],
  K11: ['kotc-11'],
} as const satisfies Record<string, readonly NonNullable<Scene['rules']>[]>;

type RuleSetId = (typeof classicSets)[keyof typeof classicSets][number] | WindowsEdition;

/** The rule sets whose rules a title claims to prove. @throws Error for a title without any */
function ruleSetsIn(title: string): RuleSetId[] {
  const classic = Object.entries(classicSets).flatMap(([prefix, ids]) =>
    title.includes(`[${prefix}-`) ? [...ids] : [],
  );
  // The 12th has words of its own for zones, which these tests do not write.
  const found = [...classic, ...editionsOf(title, 17, 13)];
  if (found.length === 0) throw new Error(`“${title}” claims no rule.`);
  return found;
}

/**
 * A test of rules that several editions have alike: it runs under each of them whose rules stand in the title, such as
 * "[K06-BAT-03] [K09-BAT-03] [K11-BAT-03] an exhausted creature cannot join the attacking team".
 */
export function inEditions(title: string, proves: (rules: RuleSetId) => void): void {
  for (const rules of ruleSetsIn(title)) vitest(`${title} (${rules})`, () => proves(rules));
}

/** The same for a situation that can be written as a scene. */
export function sceneInEditions(title: string, scene: Omit<Scene, 'rules'>): void {
  inEditions(title, (rules) => play({ ...scene, rules }));
}

type Proof = () => unknown;

type Rows = (
  ...table: readonly unknown[]
) => (title: string, proves: (...row: unknown[]) => unknown, timeout?: number) => void;

const everyRow = vitest as unknown as { readonly each: Rows };

/**
 * A test of the 12th to 17th Editions: it runs under every edition that has the same rules as its title names, with the ids of
 * that edition. "[K14-CHN-08] ..." runs as "[K17-CHN-08] ..." too, since nothing has changed in between.
 */
function declared(until?: number, since?: number) {
  const runs = (title: string): readonly (readonly [WindowsEdition, string])[] => {
    const editions = editionsOf(title, until, since);
    if (editions.length === 0) return [['kotc-14', title]];
    return editions.map((edition) => [edition, ownTitle(title, edition)]);
  };
  const one = (title: string, proves: Proof, timeout?: number): void => {
    for (const [rules, own] of runs(title)) vitest(own, () => playedBy(rules, proves), timeout);
  };
  const each = (...table: readonly unknown[]) => {
    return (title: string, proves: (...row: unknown[]) => unknown, timeout?: number): void => {
      for (const [rules, own] of runs(title)) {
        everyRow.each(...table)(own, (...row) => playedBy(rules, () => proves(...row)), timeout);
      }
    };
  };
  return Object.assign(one, { each: each as unknown as typeof vitest.each });
}

/** The title itself in the edition that it names first. */
const ownTitle = (title: string, edition: WindowsEdition): string =>
  title.includes(`[${prefixOf(edition)}-`) ? title : (titleIn(title, edition) ?? title);

export const test = Object.assign(declared(), {
  /**
   * For what is played with things that are otherwise in the editions after that one, or before another, though the rules in its
   * title are the same.
   */
  until: (edition: number, since?: number) => declared(edition, since),
  /** The same for what came with that edition. */
  since: (edition: number) => declared(undefined, edition),
});
export const it = test;
