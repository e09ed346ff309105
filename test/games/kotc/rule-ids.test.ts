import { expect, test } from 'vitest';
import { rulesOf } from '../../rule-lists.js';
import { idsIn, idsOfTitle, titlesIn } from '../../rules-in-tests.js';
import { textOf } from '../../source-files.js';
import { idsProven } from './same-rules.js';

/** Rule sets that are called complete: every rule of theirs is proven by a test that carries its id. */
const complete = [
  'kotc-06',
  'kotc-09',
  'kotc-11',
  'kotc-12',
  'kotc-13',
  'kotc-14',
  'kotc-15',
  'kotc-16',
  'kotc-17',
] as const;

/** Rules of games carry their ids in the tests' titles; what a card may say is proven in the card language's tests. */
const runsInEditions =
  /import \{[^}]*\b(?:test|it|inEditions|sceneInEditions)\b[^}]*\} from '[./]*in-editions\.js'/;
/** The edition in "test.until(16)", "test.since(13)" or, both, "test.until(16, 13)". */
const bound = (word: 'until' | 'since', declares: string): number | undefined => {
  const [, until, both] = /until\((\d+)(?:, (\d+))?\)/.exec(declares) ?? [];
  const [, since = both] = /since\((\d+)\)/.exec(declares) ?? [];
  const edition = word === 'until' ? until : since;
  return edition === undefined ? undefined : Number(edition);
};
const inTitles = new Set(
  titlesIn('test/games/kotc').flatMap(({ path, title, declares }) => {
    if (!runsInEditions.test(textOf(path))) return idsOfTitle(title);
    return idsProven(title, bound('until', declares), bound('since', declares));
  }),
);
const inLanguage = idsIn('test/games/kotc/cards');
/** What a card shows is proven where it is laid out. */
const inLayout = idsIn('test/layout');
const isProven = (id: string): boolean => [inTitles, inLanguage, inLayout].some((ids) => ids.has(id));

test.each(complete)('every rule of %s is proven by a test', (name) => {
  const rules = rulesOf(name);
  const open = Object.keys(rules).filter((id) => !isProven(id));
  expect(open.map((id) => `${id} ${rules[id] ?? ''}`)).toEqual([]);
});

test.each(complete)('no test claims a rule that %s does not have', (name) => {
  const rules = rulesOf(name);
  const prefix = Object.keys(rules)[0]?.slice(0, 4) ?? '';
  expect([...inTitles].filter((id) => id.startsWith(prefix) && !(id in rules))).toEqual([]);
});
