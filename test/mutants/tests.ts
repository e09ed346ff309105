/** Which tests are asked about the mutants of which folders. */

const cards = ['cards', 'collection', 'games/kotc/cards'];
const rules = ['engine', 'games/kotc/*.test.ts', 'games/kotc/!(cards)'];

/** Golden files that go through them. */
const goldenCards = '{cards,decks,editing,searches}';
const goldenGames = '{games,positions,scenarios}';

interface Tests {
  readonly own: readonly string[];
  /** Golden files. */
  readonly golden: string;
  /** Tests of what uses it. They are asked where slow tests are. */
  readonly users?: readonly string[];
}

const ofCards: Tests = {
  own: cards,
  golden: goldenCards,
  users: ['exchange/export', 'exchange/tables.test.ts'],
};
const ofRules: Tests = { own: rules, golden: goldenGames };

/** Where the tests of a folder do not stand at the folder's own path alone. The first that fits holds. */
const elsewhere: readonly (readonly [folder: string, tests: Tests])[] = [
  ['cards', ofCards],
  ['collection', ofCards],
  ['games/kotc/cards', ofCards],
  ['games/kotc/format', { own: ['layout', 'games/kotc/format'], golden: 'layouts' }],
  ['games/kotc/bots', { own: ['games/kotc/bots'], golden: goldenGames }],
  ['games/kotc/scenario', { own: ['games/kotc/*.test.ts', 'games/kotc/scenario'], golden: goldenGames }],
  ['games', ofRules],
  ['engine', ofRules],
  ['print', { own: ['print'], golden: 'sheets', users: ['api/print*.test.ts', 'api/exports.test.ts'] }],
  [
    'library',
    {
      own: ['library', 'api/{cards,collection,decks,keeping,sets,opened-files,print-records}.test.ts'],
      golden: 'decks',
      users: ['exchange/*.test.ts'],
    },
  ],
];

/**
 * Patterns of their paths.
 *
 * @param thorough whether slow tests and those of other folders are asked too
 */
export function testsOf(folders: readonly string[], thorough: boolean): readonly string[] {
  const patterns = folders.flatMap((folder) => {
    const row = elsewhere.find(([of]) => folder === of || folder.startsWith(`${of}/`));
    const { own, golden, users = [] } = row?.[1] ?? { own: [folder.split('/')[0]!], golden: '*' };
    const places = thorough ? [...own, ...users] : own;
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
  'test/library/{batches-killed,concurrent-edits,processes}.test.ts',
  'test/layout/any-text.test.ts',
];
