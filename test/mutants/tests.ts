/** Which tests are asked about the mutants of which folders. */

const cards = ['cards', 'collection', 'games/kotc/cards'];
const rules = ['engine', 'games/kotc/*.test.ts', 'games/kotc/!(cards)'];

/** Golden files that go through them. */
const goldenCards = '{cards,decks,editing,searches}';
const goldenGames = '{games,scenarios}';

/** Where the tests of a folder do not stand at the folder's own path alone, and the golden files. The first that fits holds. */
const elsewhere: readonly (readonly [folder: string, tests: readonly string[], golden: string])[] = [
  ['cards', cards, goldenCards],
  ['collection', cards, goldenCards],
  ['games/kotc/cards', cards, goldenCards],
  ['games/kotc/format', ['layout', 'games/kotc/format'], 'layouts'],
  ['games/kotc/bots', ['games/kotc/bots'], goldenGames],
  ['games/kotc/scenario', ['games/kotc/*.test.ts', 'games/kotc/scenario'], goldenGames],
  ['games', rules, goldenGames],
  ['engine', rules, goldenGames],
  ['print', ['print'], '{layouts,sheets}'],
];

/** Tests of what uses cards. They are asked where slow tests are. */
const usersOfCards = ['exchange/export', 'exchange/tables.test.ts'];

/**
 * Patterns of their paths.
 *
 * @param thorough whether slow tests and those of other folders are asked too
 */
export function testsOf(folders: readonly string[], thorough: boolean): readonly string[] {
  const patterns = folders.flatMap((folder) => {
    const row = elsewhere.find(([of]) => folder === of || folder.startsWith(`${of}/`));
    const [, own, golden] = row ?? [folder, [folder.split('/')[0]!], '*'];
    const places = thorough && own === cards ? [...own, ...usersOfCards] : own;
    return [
      ...places.map((place) => (place.endsWith('.ts') ? `test/${place}` : `test/${place}/**/*.test.ts`)),
      `test/golden/${golden}.test.ts`,
    ];
  });
  return [...new Set(patterns)];
}

/** A test that takes longer (ms of processor time) is not asked about every mutant, only about those that the others miss, and only when that is wanted. */
export const slowFrom = 200;

/** Nor are more tests asked about a mutant than take so long together (ms of processor time): those that are likely to notice it come first. */
export const quickTotal = 5_000;

/** Files of such tests: random games, random texts, other processes. They are not even loaded unless they are wanted. */
export const slowFiles = [
  'test/cards/{files,marks}.test.ts',
  'test/games/kotc/cards/{any-text,long-texts,properties}.test.ts',
  'test/collection/duplicates/duplicates.test.ts',
  'test/games/kotc/rules/{giving-up,random-games,reached,views}.test.ts',
  'test/games/kotc/rules/classic/{secrecy,views}.test.ts',
  'test/games/kotc/table/secrecy.test.ts',
  'test/engine/undo.test.ts',
  'test/games/kotc/scenario/scenario-of.test.ts',
  'test/games/kotc/bots/matches.test.ts',
  'test/golden/games.test.ts',
  'test/library/{batches-failing,concurrent-edits,folder-watch,processes}.test.ts',
  'test/layout/any-text.test.ts',
];
