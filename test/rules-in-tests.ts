/** The ids of rules that tests carry. */
import ts from 'typescript';
import { filesIn, textOf } from './source-files.js';
import { scriptOf, walk } from './syntax.js';

/** What declares a test, of one rule set or of several at once. */
const aTest = /^(test|it|inEditions|sceneInEditions)\b/;
const anId = /(?:K\d\d|MC)-[A-Z]+-\d+/g;
/** Of rules that editions have alike: "K12…17-BLD-05". */
const someIds = /K(\d\d)…(\d\d)(-[A-Z]+-\d+)/g;

function idsOf(text: string): string[] {
  const alike = [...text.matchAll(someIds)].flatMap(([, from, to, rule = '']) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, nth) => `K${Number(from) + nth}${rule}`),
  );
  return [...(text.match(anId) ?? []), ...alike];
}

/** Ids that stand anywhere in the test files of a folder. */
export const idsIn = (folder: string): Set<string> =>
  new Set(filesIn(folder, ['.test.ts']).flatMap((path) => idsOf(textOf(path))));

interface Titled {
  readonly path: string;
  readonly title: string;
  /** What declares it: "test", "test.until(14)", "inEditions". */
  readonly declares: string;
}

/** The titles of the tests of a folder. */
export function titlesIn(folder: string): readonly Titled[] {
  const found: Titled[] = [];
  for (const path of filesIn(folder, ['.test.ts'])) {
    walk(scriptOf(path), (node) => {
      if (!ts.isCallExpression(node) || !aTest.test(node.expression.getText())) return;
      found.push({ path, title: titlesOf(node), declares: node.expression.getText() });
    });
  }
  return found;
}

/** Ids that stand in square brackets in a title. */
export const idsOfTitle = (title: string): string[] =>
  [...title.matchAll(/\[((?:K\d\d|MC)-[A-Z]+-\d+)\]/g)].map(([, id = '']) => id);

/** Ids that tests of a folder carry in square brackets in their titles: "[K14-CHN-07] the left is asked first". */
export function idsInTitles(folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path, title } of titlesIn(folder)) {
    for (const id of idsOfTitle(title)) found.set(id, [...(found.get(id) ?? []), path]);
  }
  return found;
}

/** The title of a test; of a table of tests, the table, in which the titles stand. */
function titlesOf({ expression, arguments: [title, ...rest] }: ts.CallExpression): string {
  if (title && ts.isStringLiteralLike(title)) return title.text;
  const isTable = /\.(each|for)$/.test(expression.getText());
  return isTable && title && rest.length === 0 ? title.getText() : (title?.getText() ?? '');
}
