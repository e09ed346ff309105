import { expect, test } from 'vitest';
import { rulesOf } from '../../../rule-lists.js';
import { idsIn, idsInTitles } from '../../../rules-in-tests.js';

/**
 * Every rule of the sections BLD, LVL, COST, REV, BAN, LIM, REF, DECK and SET of the four rule sets is proven by a test
 * of this folder that carries its id, or by one of the rules in play.
 */
const sections = /^K\d\d-(?:BLD|LVL|COST|REV|BAN|LIM|REF|DECK|SET)-/;
const rules = Object.fromEntries(
  (['kotc-06', 'kotc-09', 'kotc-11', 'kotc-14'] as const)
    .flatMap((name) => Object.entries(rulesOf(name)))
    .filter(([id]) => sections.test(id)),
);
const carried = new Set([...idsIn('test/games/kotc/cards'), ...idsInTitles('test/games/kotc').keys()]);
const ids = Object.keys(rules);

test('the rule list is whole', () => {
  const count = (prefix: string): number => ids.filter((id) => id.startsWith(prefix)).length;
  expect(['K06', 'K09', 'K11', 'K14'].map(count)).toEqual([107, 134, 131, 93]);
});

test('every rule is proven by a test', () => {
  const open = ids.filter((id) => !carried.has(id));
  expect(open.map((id) => `${id} ${rules[id] ?? ''}`)).toEqual([]);
});

test('no test of these sections carries an id that is none', () => {
  const listed = new Set(ids.map((id) => id.slice(0, 3)));
  const claimed = [...carried].filter((id) => sections.test(id) && listed.has(id.slice(0, 3)));
  expect(claimed.filter((id) => !(id in rules))).toEqual([]);
});
