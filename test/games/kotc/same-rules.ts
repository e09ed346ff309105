/** Which rules of the 12th to 17th Editions are the same in effect: a rule keeps its number (assets/rules). */
import { idsOfTitle } from '../../rules-in-tests.js';
import { rulesOf, sameRules, type RuleSetName } from '../../rule-lists.js';

/** From the edition on whose tests the others share. */
export const windowsEditions = [
  'kotc-12',
  'kotc-13',
  'kotc-14',
  'kotc-15',
  'kotc-16',
  'kotc-17',
] as const satisfies readonly RuleSetName[];
export type WindowsEdition = (typeof windowsEditions)[number];

const anId = /\[(K\d\d)-([A-Z]+-\d+)\]/g;
export const prefixOf = (edition: WindowsEdition): string => `K${edition.slice(-2)}`;

const lists = new Map(
  windowsEditions.map((edition) => {
    const same = Object.entries(sameRules(edition)).flatMap(([prefix, numbers]) =>
      numbers.map((number) => [number, prefix] as const),
    );
    return [prefixOf(edition), { rules: rulesOf(edition), same: new Map(same) }] as const;
  }),
);

/** The rule that comes first among those with the same effect, by its edition; null where the edition has none of that number. */
function originOf(prefix: string, number: string): string | null {
  const list = lists.get(prefix);
  if (!list || !(`${prefix}-${number}` in list.rules)) return null;
  return list.same.get(number) ?? prefix;
}

/** The title as another edition has the same rules, or null where one of them is another there, or is none. */
export function titleIn(title: string, edition: WindowsEdition): string | null {
  const prefix = prefixOf(edition);
  const named = new Map<string, Set<string | null>>();
  for (const [, from = '', number = ''] of title.matchAll(anId)) {
    if (!lists.has(from)) continue;
    const origins = named.get(number) ?? new Set();
    named.set(number, origins.add(originOf(from, number)));
  }
  if (named.size === 0) return null;
  for (const [number, origins] of named) {
    const origin = originOf(prefix, number);
    if (origin === null || !origins.has(origin)) return null;
  }
  const once = [...named.keys()].map((number) => `[${prefix}-${number}]`).join(' ');
  return `${once} ${title.replaceAll(anId, '').trim()}`;
}

/**
 * The editions in which a test proves the rules that its title names. What the 12th has in common with the others is proved by
 * what names it. @param until the last of them, since the first, by their numbers
 */
export const editionsOf = (title: string, until = 17, since = 12): WindowsEdition[] =>
  windowsEditions.filter((edition) => {
    const number = Number(edition.slice(-2));
    const isIn = number <= until && (since <= number || title.includes(`[${prefixOf(edition)}-`));
    return isIn && titleIn(title, edition) !== null;
  });

/** The ids that a test proves with its title, in all editions in which it runs. */
export function idsProven(title: string, until?: number, since?: number): string[] {
  const carried = editionsOf(title, until, since).flatMap((edition) =>
    idsOfTitle(titleIn(title, edition) ?? ''),
  );
  return [...new Set([...idsOfTitle(title), ...carried])];
}
