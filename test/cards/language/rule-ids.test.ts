import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../../src-main/setup/project.mjs';
import { provenInPlay } from './proven-in-play.js';

/**
 * Every rule of the sections BLD, LVL, COST, REV, BAN, LIM, REF, DECK and SET of the four rule sets is proven by a test
 * of this folder that carries its id, or stands in the list of those that only a game can prove.
 */
const folder = inProject('test', 'cards', 'language');
const rules = JSON.parse(
  readFileSync(inProject('test', 'fixtures', 'building-rules.json'), 'utf8'),
) as Record<string, string>;
const carried = new Set(
  readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap(
      (name) =>
        readFileSync(inProject('test', 'cards', 'language', name), 'utf8').match(/K\d\d-[A-Z]+-\d+/g) ?? [],
    ),
);
const ids = Object.keys(rules);

test('the rule list is whole', () => {
  const count = (prefix: string): number => ids.filter((id) => id.startsWith(prefix)).length;
  expect(['K06', 'K09', 'K11', 'K14'].map(count)).toEqual([107, 134, 131, 93]);
});

test('every rule is proven by a test or waits for the table', () => {
  const open = ids.filter((id) => !carried.has(id) && !provenInPlay.includes(id));
  expect(open.map((id) => `${id} ${rules[id] ?? ''}`)).toEqual([]);
});

test('what waits for the table is a rule, and is proven by no test here', () => {
  expect(provenInPlay.filter((id) => !(id in rules))).toEqual([]);
  expect(provenInPlay.filter((id) => carried.has(id))).toEqual([]);
  expect(new Set(provenInPlay).size).toBe(provenInPlay.length);
});

test('no test of these sections carries an id that is none', () => {
  const section = /^K\d\d-(?:BLD|LVL|COST|REV|BAN|LIM|REF|DECK|SET)-/;
  expect([...carried].filter((id) => section.test(id) && !(id in rules))).toEqual([]);
});
