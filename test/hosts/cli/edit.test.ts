import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editOf } from '../../../src-main/hosts/cli/edit/settings.js';
import { readCardFile } from '../../../src-main/games/card-files.js';
import type { KotcCard } from '../../../src-main/games/kotc/cards/card.js';
import { Desk } from './harness.js';

const edited = (desk: Desk, file: string) => {
  const reading = readCardFile(readFileSync(desk.path(`library/cards/${file}.card.json`), 'utf8'));
  if (reading.kind !== 'good') throw new Error('The card cannot be read.');
  return reading.content as KotcCard;
};

test('a dry run says what would change, and only the cards that the search finds are changed', async () => {
  const desk = new Desk();
  desk.card('library/cards/a.card.json', 1, { name: 'Owl', cost: 3 });
  desk.card('library/cards/b.card.json', 2, { name: 'Moth', cost: 3 });
  const args = ['edit', '--library', 'library', '--query', 'owl', '--set', 'cost=5', '--set', 'tag+=night'];
  const dry = await desk.cardwright(...args, '--dry-run', '--json');
  expect([dry.code, dry.err]).toEqual([0, '']);
  expect(JSON.parse(dry.out)).toMatchObject({ done: false, changed: 0, cards: 1, changing: 1 });
  expect(edited(desk, 'a').cost).toBe(3);
  const done = await desk.cardwright(...args);
  expect([done.code, done.err]).toEqual([0, '']);
  expect(done.out).toMatch(/^Owl: .+: 3 → 5$/m);
  expect(done.out).toMatch(/\nChanged: 1 of 1 card\.\n$/);
  expect(edited(desk, 'a')).toMatchObject({ cost: 5, tags: ['night'] });
  expect(edited(desk, 'b')).toMatchObject({ cost: 3 });
});

test('settings are fields of the games, tags and texts', () => {
  expect(editOf(['level=8', 'flavor=So it goes.', 'favourite=yes', 'tag+=a', 'tag+=b', 'tag-=c'])).toEqual({
    fields: { cost: 8 },
    flavor: 'So it goes.',
    favourite: true,
    addTags: ['a', 'b'],
    removeTags: ['c'],
  });
  expect(editOf(['edition=14'])).toEqual({ edition: 14 });
  expect(editOf(['cost=none'])).toEqual({ fields: { cost: null } });
});

test.each([
  ['no cards', ['--set', 'cost=5'], 2],
  ['no change', ['--query', 'owl'], 2],
  ['a field that no card has', ['--query', 'owl', '--set', 'wings=2'], 2],
  ['a figure that is none', ['--query', 'owl', '--set', 'cost=five'], 2],
  ['a search that is not understood', ['--query', 'cost<<owl', '--set', 'cost=5'], 1],
] as const)('%s is said in a sentence, and nothing is changed', async (_what, args, wanted) => {
  const desk = new Desk();
  desk.card('library/cards/a.card.json', 1, { name: 'Owl', cost: 3 });
  const { code, out, err } = await desk.cardwright('edit', '--library', 'library', ...args);
  expect([code, out]).toEqual([wanted, '']);
  expect(err).toMatch(/^[^\n]{10,300}[.!?]\n$/);
  expect(edited(desk, 'a').cost).toBe(3);
});
