import { expect, test } from 'vitest';
import { filesIn, textOf } from '../../source-files.js';
import { rulesOf } from '../../rule-lists.js';
import { idsInTitles } from '../../rules-in-tests.js';

const rules = rulesOf('magic-classic');
const inTitles = idsInTitles('test/games/magic');

/** Scenario files are run as tests that carry the ids which they prove (scenarios.test.ts). */
const inScenarios = new Set(
  filesIn('test/scenarios/magic-classic', ['.scenario.json']).flatMap(
    (path) => (JSON.parse(textOf(path)) as { readonly proves?: readonly string[] }).proves ?? [],
  ),
);

/** The rule set is complete: its rules, its rulings, its grammar and its examples. */
test('every rule is proven by a test', () => {
  const open = Object.keys(rules).filter((id) => !inTitles.has(id) && !inScenarios.has(id));
  expect(open.map((id) => `${id} ${rules[id] ?? ''}`)).toEqual([]);
});

test('no test claims a rule that there is not', () => {
  expect([...inTitles.keys()].filter((id) => !(id in rules))).toEqual([]);
});

test('the rules cite no rule that there is not', () => {
  const cited = filesIn('src-main/games/magic', ['.ts']).flatMap((path) =>
    [...textOf(path).matchAll(/MC-[A-Z]+-\d+/g)].map(([id]) => id),
  );
  expect(cited.filter((id) => !(id in rules))).toEqual([]);
});
