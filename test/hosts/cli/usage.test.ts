import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { inProject } from '../../../src-main/setup/project.mjs';
import { setUp } from '../../../src-main/setup/set-up.mjs';
import { textOf } from '../../source-files.js';
import { Desk } from './harness.js';

beforeAll(setUp);

test('the command says its version on stdout and leaves with 0', async () => {
  const { version } = JSON.parse(textOf('package.json')) as { version: string };
  expect(await new Desk().command('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

/** Every module that is loaded with one of the program's files before anything of it runs. */
function loadedWith(file: string, found = new Set<string>()): ReadonlySet<string> {
  for (const [, from = ''] of textOf(file).matchAll(/^(?:import|export)\b[^;'"]*["']([^'"]+)["'];/gm)) {
    const next = from.startsWith('.') ? join(dirname(file), from) : from;
    if (found.has(next)) continue;
    found.add(next);
    if (from.startsWith('.')) loadedWith(next, found);
  }
  return found;
}

test('what only draws, or writes PDF or workbooks, is not loaded by the start of any host, and no package of many files is', () => {
  const chunks = join('out', 'main', 'chunks');
  const serve = readdirSync(inProject(chunks)).find((name) => /^serve-.*\.js$/.test(name)) ?? '';
  const starts = [
    ['out/main/cli.js', 'node:fs'],
    ['out/main/electron.js', 'electron'],
    [join(chunks, serve), 'ws'],
  ] as const;
  for (const [start, known] of starts) {
    const loaded = loadedWith(start);
    expect(loaded).toContain(known);
    const spared = /^(pdf-lib|write-excel-file|sharp|open|zod|fast-xml-parser|@orpc)/;
    expect([...loaded].filter((name) => spared.test(name))).toEqual([]);
  }
});

test('the command leaves with 2 after wrong usage, with 1 after a failure, and says why on stderr', async () => {
  const desk = new Desk();
  const wrong = await desk.command('fly');
  expect([wrong.code, wrong.out]).toEqual([2, '']);
  expect(wrong.err).toMatch(/^[^\n]{10,200}[.!?]\n$/);
  const failed = await desk.command('print', 'none.card.json', '--out', 'f.pdf', '--json');
  expect([failed.code, failed.err]).toEqual([1, 'none.card.json does not exist.\n']);
  expect(JSON.parse(failed.out)).toEqual({ error: 'none.card.json does not exist.' });
});

test('each verb says its help on stdout', async () => {
  const desk = new Desk();
  const help = await desk.cardwright('print', '--help');
  expect([help.code, help.err]).toEqual([0, '']);
  for (const word of ['--out', '--paper', '--backs', '--marks', '--bleed', '--gutter', '--json']) {
    expect(help.out).toContain(word);
  }
});

test.each([
  ['nothing to do', []],
  ['an unknown verb', ['fly']],
  ['an unknown option', ['print', 'a.card.json', '--out', 'f.pdf', '--wings']],
  ['no files', ['print', '--out', 'f.pdf']],
  ['no output', ['print', 'a.card.json']],
  ['an unknown paper', ['print', 'a.card.json', '--out', 'f.pdf', '--paper', 'a9']],
  ['an unknown edge', ['print', 'a.card.json', '--out', 'f.pdf', '--backs', 'round']],
  ['a length that is none', ['print', 'a.card.json', '--out', 'f.pdf', '--gutter', 'wide']],
  ['a bleed beyond 5 mm', ['print', 'a.card.json', '--out', 'f.pdf', '--bleed', '5.1']],
  ['no copies', ['print', 'a.card.json', '--out', 'f.pdf', '--copies', '0']],
  ['a density beyond 1200 dpi', ['render', 'a.card.json', '--out', 'f.png', '--dpi', '1201']],
  ['two cards to render', ['render', 'a.card.json', 'a.card.json', '--out', 'f.png']],
  ['a port that is none', ['serve', '--port', '65536']],
])('%s is wrong usage: exit 2, one sentence, nothing written', async (_what, args) => {
  const desk = new Desk();
  desk.card('a.card.json', 1);
  const { code, out, err } = await desk.cardwright(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^[^\n]{10,200}[.!?]\n$/);
  expect(err).not.toMatch(/\bat .+:\d+|\[object|undefined/);
  expect([existsSync(desk.path('f.pdf')), existsSync(desk.path('f.png'))]).toEqual([false, false]);
});

test.each([
  ['a missing file', 'none.card.json', /^none\.card\.json does not exist\.\n$/],
  ['a folder', 'folder', /^folder cannot be read/],
  ['a damaged file', 'damaged.card.json', /^damaged\.card\.json cannot be used: .+\.\n$/],
  ['a file of something else', 'other.json', /^other\.json cannot be used: .+\.\n$/],
  [
    'a file of a later program',
    'later.card.json',
    /^later\.card\.json was made by a newer Cardwright; .+\.\n$/,
  ],
  ['a deck whose card is lost', 'lost.deck.json', /^lost\.deck\.json names the card “Gone”.+\.\n$/],
])('%s is a failure that is said: exit 1, one sentence', async (_what, name, sentence) => {
  const desk = new Desk();
  desk.write('folder/x', '');
  desk.write('damaged.card.json', '{"format":"cardwright-card","version":1,"card":{"id":7}}');
  desk.write('other.json', '{"name":"package"}');
  desk.write('later.card.json', '{"format":"cardwright-card","version":99,"card":{}}');
  desk.deck('lost.deck.json', [{ card: '00000000-0000-4000-8000-000000000001', name: 'Gone', copies: 1 }]);
  const plain = await desk.cardwright('print', name, '--out', 'f.pdf');
  expect([plain.code, plain.out]).toEqual([1, '']);
  expect(plain.err).toMatch(sentence);
  expect(plain.err.trim()).not.toContain('\n');
  const json = await desk.cardwright('print', name, '--out', 'f.pdf', '--json');
  expect([json.code, json.err]).toEqual([1, plain.err]);
  expect(JSON.parse(json.out)).toEqual({ error: plain.err.trim() });
  expect(existsSync(desk.path('f.pdf'))).toBe(false);
});

test('wrong usage says so in JSON as well when asked', async () => {
  const { code, out, err } = await new Desk().cardwright('render', '--json');
  expect(code).toBe(2);
  expect(JSON.parse(out)).toEqual({ error: err.trim() });
});
