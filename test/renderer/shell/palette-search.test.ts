import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../../src-main/setup/project.mjs';
import { otherWords } from '../../../src-renderer/app/other-words.js';
import { findIn, fit } from '../../../src-renderer/app/palette-search.js';

const entry = (title: string, group = 'Cardwright', also = '') => ({ key: title, title, group, also });
const found = (query: string, ...entries: ReturnType<typeof entry>[]) =>
  findIn(entries, query, 3).map(({ title, entries: own }) => [title, ...own.map((one) => one.title)]);

test('a card is opened by its name, before what only has the name in it', () => {
  const cards = [entry('Open: Dire Ember Fox', 'Your cards'), entry('Open: Ember Fox', 'Your cards')];
  const commands = [entry('Go to cards'), entry('Remember the fox')];
  expect(found('ember fox', ...commands, ...cards)).toEqual([
    ['Your cards', 'Open: Ember Fox', 'Open: Dire Ember Fox'],
    ['Cardwright', 'Remember the fox'],
  ]);
});

test('commands are found by words in any order, by their group and by their id', () => {
  const undo = entry('Go to the trash', 'Cards', 'show-trash');
  expect(fit('trash go', undo)).toBeGreaterThan(fit('rash', undo));
  expect(fit('cards trash', undo)).toBeGreaterThan(0);
  expect(fit('show-tr', undo)).toBeGreaterThan(0);
  expect(fit('trash print', undo)).toBe(0);
});

test('where nothing fits, what is spelled much like it is found', () => {
  const commands = [entry('Version history…', 'Cards', 'history'), entry('Go to the trash'), entry('Verse')];
  expect(found('versions', ...commands)).toEqual([['Cards', 'Version history…']]);
  expect(found('vresion histroy', ...commands)).toEqual([['Cards', 'Version history…']]);
  expect(found('trahs', ...commands)).toEqual([['Cardwright', 'Go to the trash']]);
  expect(found('zebra', ...commands)).toEqual([]);
});

test('accents and capital letters do not matter', () => {
  expect(fit('ELAN', entry('Open: Élan'))).toBe(fit('élan', entry('Open: Élan')));
});

test('without a query everything stays in its order', () => {
  expect(found(' ', entry('B', 'one'), entry('A', 'two'), entry('C', 'one'))).toEqual([
    ['one', 'B', 'C'],
    ['two', 'A'],
  ]);
});

test('of thousands only the best of a group are shown', () => {
  const many = Array.from({ length: 3000 }, (_, n) => entry(`Open: Wolf ${n}`, 'Your cards'));
  expect(found('wolf 2999', ...many)).toEqual([['Your cards', 'Open: Wolf 2999']]);
  expect(found('wolf', ...many)[0]).toHaveLength(4);
});

test('other words are those of commands that there are', () => {
  const sources = readdirSync(inProject('src-renderer'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|svelte)$/.test(file))
    .map((file) => readFileSync(inProject('src-renderer', file), 'utf8'));
  const isThere = (id: string): boolean => sources.some((source) => source.includes(`id: '${id}'`));
  expect(Object.keys(otherWords).filter((id) => !isThere(id))).toEqual([]);
});
