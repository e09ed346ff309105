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

/** Sets what two cards cost, of which only the owl is meant, by what a program says on standard input. */
async function given(input: string | Uint8Array, ...flags: string[]) {
  const desk = new Desk();
  desk.card('library/cards/a.card.json', 1, { name: 'Owl', cost: 3 });
  desk.card('library/cards/b.card.json', 2, { name: 'Moth', cost: 3 });
  const outcome = await desk.commandGiven(input, 'edit', '--library', 'library', '--stdin', ...flags);
  return { ...outcome, owl: edited(desk, 'a'), moth: edited(desk, 'b') };
}

const costs = { cards: { query: 'owl' }, edit: { fields: { cost: 5 } } };

test('cards and edit come on standard input as JSON, and what was done goes to standard output as JSON', async () => {
  const { code, out, err, owl, moth } = await given(JSON.stringify(costs), '--json');
  expect([code, err]).toEqual([0, '']);
  expect(out.endsWith('}\n')).toBe(true);
  expect(JSON.parse(out)).toMatchObject({
    done: true,
    changed: 1,
    cards: 1,
    changing: 1,
    withProblems: 0,
    rows: [{ name: 'Owl', changes: [{ field: 'cost', before: '3', after: '5' }], problems: [] }],
  });
  expect([owl.cost, moth.cost]).toEqual([5, 3]);
});

test('options go before standard input, and a dry run of it changes nothing', async () => {
  const other = await given(JSON.stringify(costs), '--query', 'moth', '--set', 'favourite=yes');
  expect([other.code, other.err]).toEqual([0, '']);
  expect([other.owl.cost, other.moth.cost, other.moth.favourite]).toEqual([3, 5, true]);
  const dry = await given(JSON.stringify(costs), '--dry-run', '--json');
  expect([dry.code, dry.err]).toEqual([0, '']);
  expect(JSON.parse(dry.out)).toMatchObject({ done: false, changed: 0, changing: 1 });
  expect(dry.owl.cost).toBe(3);
});

test.each([
  ['nothing', '', 'it is no JSON'],
  ['half of it', '{"cards": {"query": "owl"}, "edit": {"fields"', 'it is no JSON'],
  ['bytes that are no text', Uint8Array.of(0xff, 0x00, 0x80), 'it is no JSON'],
  ['a list', '[]', 'the whole: '],
  ['a word that is none of an edit', '{"cards": {"query": "owl"}, "edit": {"color": "red"}}', 'edit: '],
  ['cards that are none', '{"cards": {"ids": ["owl"]}, "edit": {"favourite": true}}', 'cards.ids.0: '],
  [
    'a tag that is too long',
    `{"cards": {"query": "owl"}, "edit": {"addTags": ["${'x'.repeat(61)}"]}}`,
    'edit.addTags.0: ',
  ],
] as const)(
  '%s on standard input is refused in a sentence, and nothing is changed',
  async (_what, input, place) => {
    const { code, out, err, owl, moth } = await given(input, '--json');
    expect(code).toBe(2);
    const { error } = JSON.parse(out) as { error: string };
    expect(error).toContain(`Standard input is no edit: ${place}`);
    expect(error).toMatch(/^[^\n]{10,300}[.!?]$/);
    expect(err).toBe(`${error}\n`);
    expect([owl, moth].map(({ cost, favourite, tags }) => [cost, favourite, tags])).toEqual([
      [3, false, []],
      [3, false, []],
    ]);
  },
);

test('without --json what is wrong with standard input is said to the person alone', async () => {
  const { code, out, err, owl } = await given('{"cards"');
  expect([code, out, err]).toEqual([2, '', 'Standard input is no edit: it is no JSON.\n']);
  expect(owl.cost).toBe(3);
});
