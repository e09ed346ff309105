import { expect, test } from 'vitest';
import { filesIn, textOf } from '../../source-files.js';
import { rulesOf } from '../../rule-lists.js';
import { idsInTitles } from '../../rules-in-tests.js';

const rules = rulesOf('magic-classic');
const inTitles = idsInTitles('test/games/magic');

test('no test claims a rule that there is not', () => {
  expect([...inTitles.keys()].filter((id) => !(id in rules))).toEqual([]);
});

test('the rules cite no rule that there is not', () => {
  const cited = filesIn('src-main/games/magic', ['.ts']).flatMap((path) =>
    [...textOf(path).matchAll(/MC-[A-Z]+-\d+/g)].map(([id]) => id),
  );
  expect(cited.filter((id) => !(id in rules))).toEqual([]);
});
