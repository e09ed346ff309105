/** Holds how source files are kept: who changes files, how long they are, what they are called, where colours come from. */
import { describe, expect, test } from 'vitest';
import { filesIn, textOf } from './source-files.js';

const LONGEST_FILE = 350;
const mainFiles = filesIn('src-main', ['.ts']).filter((path) => !path.endsWith('.d.ts'));

describe('changes of files', () => {
  /** What only looks, makes folders, removes, or sets times. */
  const harmless =
    'access closeSync constants createReadStream existsSync fstatSync FSWatcher lstat lstatSync mkdir mkdirSync readdir readdirSync readFile readFileSync readlink readSync realpath rm stat Stats statSync utimes watch'.split(
      ' ',
    );
  /** One opens ten thousand files one after the other, to read them; the other writes into pipes and devices, which cannot be replaced. */
  const openers = ['src-main/library/read-entry.ts openSync', 'src-main/hosts/cli/output/output.ts open'];

  test('are made by the writer alone, which tells a full disk', () => {
    const found = mainFiles
      .filter((path) => !path.startsWith('src-main/files/'))
      .flatMap((path) =>
        [...textOf(path).matchAll(/import (?:type )?([^;]*?) from '(?:node:)?fs(?:\/promises)?'/g)].flatMap(
          ([, names = '']) =>
            names.startsWith('{')
              ? names
                  .replace(/[{}]|\btype /g, '')
                  .split(',')
                  .map((name) => [path, name.trim().split(' as ')[0] ?? ''] as const)
              : [[path, names] as const],
        ),
      )
      .filter(([, name]) => name !== '');
    const isAllowed = ([path, name]: readonly [string, string]): boolean =>
      harmless.includes(name) || openers.includes(`${path} ${name}`);
    expect(found.filter((one) => !isAllowed(one))).toEqual([]);
    expect(found.length).toBeGreaterThan(40);
    expect(mainFiles.filter((path) => /\.toFile\(|import\('(?:node:)?fs/.test(textOf(path)))).toEqual([]);
  });
});

describe('files', () => {
  const sources = [
    ...filesIn('src-main', ['.ts', '.mjs']),
    ...filesIn('src-renderer', ['.ts', '.svelte', '.css', '.html']),
  ];

  test(`have at most ${LONGEST_FILE} lines`, () => {
    const long = sources.map((path) => [path, textOf(path).split('\n').length - 1] as const);
    expect(long.filter(([, lines]) => lines > LONGEST_FILE)).toEqual([]);
  });

  test('have names in kebab-case, components in PascalCase', () => {
    const usual = /^[a-z0-9]+(-[a-z0-9]+)*(\.svelte|\.d)?\.(ts|mjs|css|html)$|^[A-Z][A-Za-z0-9]*\.svelte$/;
    expect(sources.filter((path) => !usual.test(path.split('/').at(-1) ?? ''))).toEqual([]);
  });

  test('of the renderer take their colours from the tokens', () => {
    const literal =
      /(?<=['"`:(,]\s*)#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab)\(\s*[\d.]/gi;
    const found = filesIn('src-renderer', ['.ts', '.svelte', '.css'])
      .filter((path) => path !== 'src-renderer/design/tokens.css')
      .flatMap((path) => [...textOf(path).matchAll(literal)].map((match) => `${path}: ${match[0]}`));
    expect(found).toEqual([]);
  });
});
