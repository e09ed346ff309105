import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { project } from '../../source-files.js';

const cards = 'src-main/games/kotc/cards';
let folder = '';
let named: readonly string[] = [];

async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, path), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(folder, path), text.replaceAll(from, to));
}

/** What the compiler says of a copy of the game that has one edition and one effect more than its tables. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardwright-rows-'));
  await cp(join(project, 'src-main'), join(folder, 'src-main'), { recursive: true });
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const { compilerOptions } = JSON.parse(await readFile(join(project, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  const options = { ...compilerOptions, allowJs: false, types: ['node'] };
  const files = ['src-main/games/kotc/game.ts'];
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
  // The 8th Edition, whose guide is not known.
  for (const list of ['guideEditions', 'rulesEditions'])
    await edit(`${cards}/editions.ts`, `const ${list} = [`, `const ${list} = [8, `);
  await edit(
    `${cards}/vocabulary/effects.ts`,
    "  'effect-dice-heal': [",
    "  'effect-of-tomorrow': ['x', 'do {x} new thing[s]'],\n  'effect-dice-heal': [",
  );
  const tsgo = join(project, 'node_modules/@typescript/native-preview/bin/tsgo');
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [tsgo, '--noEmit', '--pretty', 'false', '-p', folder], (_error, out) =>
      resolve(out),
    );
  });
  named = said.split('\n').filter((line) => line.includes('error TS'));
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  [`${cards}/editions.ts`, "'8'"],
  [`${cards}/setup.ts`, "'8'"],
  [`${cards}/law/edition-law.ts`, "'8'"],
  ['src-main/games/kotc/rules/editions/by-id.ts', 'kotc-08'],
] as const)('an edition is missed by the compiler in %s', (file, by) => {
  expect(named.filter((line) => line.includes(file)).join('\n')).toContain(by);
});

test.each(['bots/worth-tables.ts', 'rules/components/modern/effects.ts'])(
  'an effect is missed by the compiler in %s',
  (file) => {
    const lines = named.filter((line) => line.includes(`src-main/games/kotc/${file}`));
    expect(lines.join('\n')).toContain('effect-of-tomorrow');
  },
);
