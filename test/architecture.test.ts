/** Holds the plan of the house: who may import whom, and what stays pure. See ARCHITECTURE.md. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { byFolder, circlesOf, importGraph } from './circles.js';
import { filesIn, project, textOf } from './source-files.js';
import { importsOf, scriptOf, walk, type Import } from './syntax.js';

/** From the ground up. A module imports from itself and from modules below. */
const floors = [
  'engine',
  'cards',
  'layout',
  'games',
  'collection',
  'common',
  'files',
  'print',
  'library',
  'exchange',
  'play',
  'lab',
  'api',
  'hosts',
];
/** Modules without input and output, clock or chance. */
const pureModules = ['engine', 'cards', 'layout', 'games', 'collection'];
/** Modules whose types the renderer may see. */
const modulesSeenByTheRenderer = [
  'cards',
  'games',
  'collection',
  'layout',
  'print',
  'library',
  'exchange',
  'api',
];

const mainFiles = filesIn('src-main', ['.ts']).filter((path) => !path.endsWith('.d.ts'));
const rendererFiles = filesIn('src-renderer', ['.ts', '.svelte']);
const testFiles = filesIn('test', ['.ts']);
/** Words of the games, which only their own folders know. */
const wordsOfAGame = /kotc|\bmagic\b|\bminions?\b|\bgranary\b|\b[sh]p\b|\bmana\b|\buntap/gi;
const isOfAGame = (path: string | null): boolean =>
  /^src-(main|renderer)\/games\/(?!defaults\/)[^/]+\//.test(path ?? '');
const moduleOf = (path: string): string => path.split('/')[1] ?? '';

interface Manifest {
  readonly scripts: Record<string, string>;
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}
const manifest = JSON.parse(textOf('package.json')) as Manifest;

/** One line for every import of the files that breaks a rule. */
function offences(files: readonly string[], breaks: (found: Import, file: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((found) => breaks(found, file))
      .map((found) => `${file} imports ${found.from}`),
  );
}

describe('the floors', () => {
  test('every file of main stands in a module of the plan', () => {
    expect(mainFiles.filter((path) => ![...floors, 'setup'].includes(moduleOf(path)))).toEqual([]);
    expect(mainFiles.length).toBeGreaterThan(50);
  });

  test('a module imports only from itself and from modules below', () => {
    const isAbove = ({ path }: Import, file: string): boolean =>
      path !== null &&
      !(
        path.startsWith('src-main/') &&
        floors.indexOf(moduleOf(path)) <= floors.indexOf(moduleOf(file)) &&
        floors.includes(moduleOf(path))
      );
    const isKnown = ({ path }: Import, file: string): boolean =>
      isOfAGame(path) && moduleOf(file) !== 'layout';
    expect(offences(mainFiles, (found, file) => isAbove(found, file) && !isKnown(found, file))).toEqual([]);
  });

  test('a game is known to the registry alone', () => {
    const registries = ['registry.ts', 'views.ts'].flatMap((name) => [
      `src-main/games/${name}`,
      `src-renderer/games/${name}`,
    ]);
    const outside = [...mainFiles, ...rendererFiles].filter(
      (path) => !isOfAGame(path) && !registries.includes(path),
    );
    const imports = offences(outside, ({ path }) => isOfAGame(path));
    const words = outside.flatMap((path) => {
      const found = new Set([...textOf(path).matchAll(wordsOfAGame)].map(([word]) => word.toLowerCase()));
      return [...found].map((word) => `${path} says ${word}`);
    });
    expect([...imports, ...words]).toEqual([]);
  });

  test('what a game asks for is told by its role: the purpose is a word of the game’s own', () => {
    const isCompared =
      /\bpurpose\)?\s*[!=]==\s*['"`A-Z]|['"`A-Z]\s*[!=]==\s*[\w.]*\bpurpose\b|(?:switch|has|includes)\s*\([\w.]*\bpurpose\)/;
    const outside = [...mainFiles, ...rendererFiles].filter((path) => !isOfAGame(path));
    expect(outside.filter((path) => isCompared.test(textOf(path)))).toEqual([]);
    expect(
      isCompared.test("decision.purpose === 'attack'") && isCompared.test('aims.has(asked.purpose)'),
    ).toBe(true);
  });

  test('what is drawn, printed and kept knows nothing of games', () => {
    const beside = mainFiles.filter((path) => ['layout', 'print', 'library'].includes(moduleOf(path)));
    const isGame = ({ path }: Import): boolean =>
      path !== null && ['engine', 'play'].includes(path.split('/')[1] ?? '');
    expect(offences(beside, isGame)).toEqual([]);
  });

  test('the engine knows no game', () => {
    const engine = mainFiles.filter((path) => path.startsWith('src-main/engine/'));
    const leaves = ({ path }: Import): boolean => path !== null && !path.startsWith('src-main/engine/');
    expect(offences(engine, leaves)).toEqual([]);
    expect(engine.length).toBeGreaterThan(8);
  });

  test('rules of a game only read its state: what changes it are events, and whoever lays a position', () => {
    const isRule = (file: string): boolean =>
      /^src-main\/games\/[^/]+\/rules\//.test(file) && !/\/rules\/(events|state)\//.test(file);
    const changesState = /engine\/pipeline\/writable\.ts$/;
    expect(
      offences(
        mainFiles.filter((file) => isRule(file)),
        ({ path }) => changesState.test(path ?? ''),
      ),
    ).toEqual([]);
    expect(mainFiles.filter((file) => isRule(file)).length).toBeGreaterThan(50);
  });

  test('every import of a file leads to one', () => {
    const leadsNowhere = ({ path }: Import): boolean =>
      path !== null &&
      !existsSync(join(project, path)) &&
      !existsSync(join(project, path.replace(/\.ts$/, '.js')));
    expect(offences([...mainFiles, ...rendererFiles, ...testFiles], leadsNowhere)).toEqual([]);
  });

  test('the renderer sees only types of main, and a few values that need nothing else', () => {
    const shared = [
      'src-main/cards/limits.ts',
      'src-main/cards/set-code.ts',
      'src-main/cards/size.ts',
      'src-main/collection/boosters/limits.ts',
      'src-main/engine/decisions/choices.ts',
      'src-main/engine/decisions/fault.ts',
      'src-main/engine/decisions/names.ts',
      'src-main/engine/decisions/pairs.ts',
      'src-main/engine/decisions/shares.ts',
      'src-main/engine/scenario/written/goal-sentence.ts',
      'src-main/engine/text.ts',
      'src-main/games/magic/cards/basic-lands.ts',
      'src-main/games/magic/cards/colors.ts',
      'src-main/games/magic/cards/mana-cost.ts',
      'src-main/games/magic/cards/type-line.ts',
      'src-main/layout/colors.ts',
      'src-main/layout/frames/foil.ts',
      'src-main/layout/picture-window.ts',
      'src-main/print/day.ts',
      'src-main/print/foil/ink-name.ts',
    ];
    const seesTooMuch = ({ path, typeOnly }: Import): boolean =>
      path?.startsWith('src-main/') === true &&
      !shared.includes(path.replace(/\.js$/, '.ts')) &&
      !(typeOnly && modulesSeenByTheRenderer.includes(moduleOf(path)));
    expect(offences(rendererFiles, seesTooMuch)).toEqual([]);
    const needsMore = ({ path, typeOnly }: Import): boolean =>
      !typeOnly && !shared.includes((path ?? '').replace(/\.js$/, '.ts'));
    expect(offences(shared, needsMore)).toEqual([]);
  });

  test('the renderer leaves Node and the desktop to main', () => {
    const mainsOwn = (found: Import): boolean =>
      ['node', 'electron', 'sharp', 'ws'].includes(found.package ?? '');
    expect(offences(rendererFiles, mainsOwn)).toEqual([]);
  });

  test('only the desktop host knows Electron, and hosts do not know each other, but that the command line serves', () => {
    const hostOf = (path: string): string => path.split('/')[2] ?? '';
    const known: Record<string, readonly string[]> = { cli: ['cli', 'web', 'shared'] };
    const crosses = (found: Import, file: string): boolean => {
      if (found.package === 'electron') return !file.startsWith('src-main/hosts/electron/');
      if (!found.path?.startsWith('src-main/hosts/') || !file.startsWith('src-main/hosts/')) return false;
      const own = hostOf(file);
      return !(known[own] ?? [own, 'shared']).includes(hostOf(found.path));
    };
    expect(offences(mainFiles, crosses)).toEqual([]);
  });

  test('the set-up needs nothing that it would have to set up first', () => {
    const setup = filesIn('src-main/setup', ['.mjs']);
    const needsMore = ({ package: name, path }: Import): boolean =>
      name === null ? path?.startsWith('src-main/setup/') !== true : name !== 'node';
    expect(offences(setup, needsMore)).toEqual([]);
    expect(setup.length).toBeGreaterThan(3);
  });
});

describe('the floors of the renderer', () => {
  /** From the ground up. A file imports from its own floor and from those below. */
  const levels: Readonly<Record<string, number>> = {
    connection: 0,
    design: 0,
    shared: 1,
    games: 2,
    rooms: 3,
    app: 4,
    'main.ts': 5,
  };
  const levelOf = (path: string): number => levels[moduleOf(path)] ?? Number.NaN;
  /** "library" of "src-renderer/rooms/library/search/SearchBox.svelte". */
  const ownRoomOf = (path: string): string | undefined =>
    moduleOf(path) === 'rooms' ? path.split('/')[2] : undefined;
  const inRenderer = (path: string | null): path is string => path?.startsWith('src-renderer/') === true;

  test('every file stands on a floor', () => {
    expect(rendererFiles.filter((path) => Number.isNaN(levelOf(path)))).toEqual([]);
    expect(rendererFiles.length).toBeGreaterThan(500);
  });

  test('a file imports only from its own floor and from those below', () => {
    const isAbove = ({ path }: Import, file: string): boolean =>
      inRenderer(path) && levelOf(path) > levelOf(file);
    expect(offences(rendererFiles, isAbove)).toEqual([]);
  });

  test('a room imports no other room', () => {
    const isOther = ({ path }: Import, file: string): boolean => {
      const [own, other] = [ownRoomOf(file), inRenderer(path) ? ownRoomOf(path) : undefined];
      return own !== undefined && other !== undefined && own !== other;
    };
    expect(offences(rendererFiles, isOther)).toEqual([]);
  });

  test('no folders import each other in a circle', () => {
    expect(circlesOf(importGraph(rendererFiles, byFolder))).toEqual([]);
  });
});

describe('files', () => {
  const MOST_FILES = 25;

  test('of main and of the renderer never import each other in a circle, not even for types', () => {
    expect(circlesOf(importGraph([...mainFiles, ...rendererFiles]))).toEqual([]);
  });

  test('a circle would be found', () => {
    const graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b', 'd'])],
      ['d', new Set<string>()],
    ]);
    expect(circlesOf(graph)).toEqual([['b', 'c']]);
  });

  test(`stand at most ${MOST_FILES} in a folder`, () => {
    const folders = ['src-main', 'src-renderer'].flatMap((root) => filesIn(root, [''])).map(byFolder);
    const count = (folder: string): number => folders.filter((one) => one === folder).length;
    expect([...new Set(folders)].filter((folder) => count(folder) > MOST_FILES)).toEqual([]);
  });
});

describe('pure modules', () => {
  const pureFiles = mainFiles.filter((path) => pureModules.includes(moduleOf(path)));

  test('import nothing from Node', () => {
    expect(offences(pureFiles, (found) => found.package === 'node')).toEqual([]);
  });

  test.each(pureFiles)('%s uses neither clock nor chance nor the system', (path) => {
    const forbidden = ['Date', 'performance', 'process', 'fetch', 'crypto', 'setTimeout', 'setInterval'];
    const used: string[] = [];
    walk(scriptOf(path), (node) => {
      if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') used.push('Math.random');
      if (!ts.isIdentifier(node) || !forbidden.includes(node.text)) return;
      const isName = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
      if (!isName && !ts.isPropertyAssignment(node.parent)) used.push(node.text);
    });
    expect(used).toEqual([]);
  });
});

describe('packages', () => {
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  const codeFiles = [
    ...mainFiles,
    ...rendererFiles,
    ...testFiles,
    ...filesIn('assets', ['.ts']),
    'electron.vite.config.ts',
    'vitest.config.ts',
    'wuchale.config.js',
  ];

  test('that are imported are declared, and those of the running program are no development packages', () => {
    const undeclared = (found: Import): boolean =>
      found.package !== null && found.package !== 'node' && !(found.package in declared);
    expect(offences(codeFiles, undeclared)).toEqual([]);
    const notAtRunTime = (found: Import): boolean =>
      found.package !== null &&
      !found.typeOnly &&
      !['node', 'electron'].includes(found.package) &&
      !(found.package in manifest.dependencies);
    expect(offences(mainFiles, notAtRunTime)).toEqual([]);
  });

  test('that are declared are used', () => {
    const texts = [
      ...codeFiles,
      ...filesIn('src-main', ['.mjs', '.d.ts']),
      ...filesIn('src-renderer', ['.css']),
      'tsconfig.json',
      '.prettierrc.json',
    ].map(textOf);
    const isNamed = (name: string): boolean =>
      texts.some((text) => new RegExp(`['"\`]${name}['"\`/]`).test(text));
    const isRun = (name: string): boolean => {
      const { bin = {} } = JSON.parse(textOf(`node_modules/${name}/package.json`)) as {
        bin?: string | object;
      };
      const commands = typeof bin === 'string' ? [name] : Object.keys(bin);
      const words = Object.values(manifest.scripts).flatMap((script) => script.split(/\s+/));
      // svelte-check runs the native compiler, tsgo, by a flag.
      return commands.some((command) =>
        words.some((word) => word === command || word.startsWith(`--${command}-`)),
      );
    };
    const isUsed = (name: string): boolean =>
      name.startsWith('@types/')
        ? name === '@types/node' || isNamed(name.slice(7))
        : isNamed(name) || isRun(name);
    expect(Object.keys(declared).filter((name) => !isUsed(name))).toEqual([]);
  });
});
