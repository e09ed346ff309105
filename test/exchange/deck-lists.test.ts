import { expect, test } from 'vitest';
import { writeDeckList } from '../../src-main/exchange/list/deck-list.js';
import { calledAsListed } from '../../src-main/exchange/list/list-names.js';
import { cardNamed, deckNamed, newFolder, open } from '../library/support.js';
import { Importing } from './support.js';

const text = [
  '// Foxes',
  '4 ember fox',
  '2 River Owll',
  '1 Nobody',
  '7 Dwarves',
  '// Reserves',
  '1 Ember Fox',
].join('\n');

async function library() {
  const opened = await open(newFolder());
  const made: Record<string, string> = {};
  for (const [key, card] of Object.entries({
    fox14: cardNamed('Ember Fox', { edition: 14 }),
    fox9: cardNamed('Ember Fox', { edition: 9 }),
    owl: cardNamed('River Owl', { edition: 14 }),
    dwarves: cardNamed('7 Dwarves', { edition: 14 }),
  }))
    made[key] = (await opened.cards.create(card)).content.id;
  return { opened, made };
}

test('a deck list becomes a deck; names that none has are said, with the nearest ones to choose from', async () => {
  const { opened, made } = await library();
  const importing = await Importing.open(opened, [['foxes.txt', text]], { edition: 'kotc-14' });
  expect(importing.problems).toEqual([
    'Line 3: No card has this name. Perhaps one of these is meant.',
    'Line 4: No card has this name.',
  ]);
  const owl = importing.rows.find(({ place }) => place === 'Line 3');
  expect(owl?.meant.map(({ title }) => title)).toEqual(['River Owl (14th Edition)']);
  await importing.change({ rows: { [owl?.key ?? '']: made.owl ?? '' } });
  await importing.apply();
  const [deck] = await opened.decks.getAll(opened.decks.list().map(({ id }) => id));
  expect(deck).toMatchObject({
    name: 'Foxes',
    edition: 'kotc-14',
    entries: [
      { card: made.fox14, copies: 5, reserves: 1 },
      { card: made.owl, copies: 2 },
      { card: made.dwarves, copies: 1 },
    ],
  });
});

test('a name that several cards have is for the person to say', async () => {
  const { opened, made } = await library();
  const importing = await Importing.open(opened, [['foxes.txt', '4 Ember Fox\n1 River Owl']], {
    edition: 'kotc-11',
  });
  const [fox] = importing.rows;
  expect(fox).toMatchObject({ action: 'same', problems: [{ severity: 'warning' }] });
  expect(fox?.meant.map(({ id }) => id).sort()).toEqual([made.fox14, made.fox9].sort());
  await importing.change({ rows: { [fox?.key ?? '']: made.fox9 ?? '' } });
  expect(importing.problems).toEqual([]);
  await importing.apply();
  const [deck] = await opened.decks.getAll(opened.decks.list().map(({ id }) => id));
  expect(deck?.entries.map(({ card }) => card)).toEqual([made.fox9, made.owl]);
});

test('cards that are missing can be made as blank ones', async () => {
  const { opened } = await library();
  const importing = await Importing.open(opened, [['foxes.txt', '4 Nobody\n2 nobody\n1 Ember Fox']], {
    missing: 'create',
  });
  expect(importing.preview.counts).toMatchObject({ created: 1, decks: 1 });
  await importing.apply();
  expect(opened.cards.list().filter(({ name }) => name === 'Nobody')).toHaveLength(1);
});

test('pictures become cards of their names, and single files come as they are', async () => {
  const opened = await open(newFolder());
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const importing = await Importing.open(opened, [
    ['Ember_Fox.svg', svg],
    ['broken.png', Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1')],
    ['odd.card.json', '{"format":"cardwright-card","version":99,"card":{}}'],
  ]);
  expect(importing.problems).toEqual([
    'odd.card.json: It was made by a newer Cardwright. Update this program to bring it in.',
  ]);
  const { lost } = await importing.apply();
  expect(lost).toEqual([{ name: 'broken.png', because: expect.stringMatching(/not added/) as string }]);
  const cards = await opened.cards.getAll(opened.cards.list().map(({ id }) => id));
  expect(cards.map(({ name, picture }) => [name, picture !== null])).toEqual([
    ['broken', false],
    ['Ember Fox', true],
  ]);
});

test('a list that was copied from a deck means the same cards again, also of cards with one name', async () => {
  const opened = await open(newFolder());
  const set = await opened.sets.create({
    name: 'First Steps',
    code: 'FS',
    symbol: null,
    mark: 'none',
    notes: '',
  });
  const inSet = (number: number) => ({ edition: 14 as const, set: { id: set.content.id, number } });
  const cards = [
    cardNamed('Fox', { edition: 14 }),
    cardNamed('Fox', { edition: 9 }),
    cardNamed('Owl', inSet(1)),
    cardNamed('Owl', inSet(2)),
    cardNamed('Cat', { edition: 14, cost: 1 }),
    cardNamed('Cat', { edition: 14, cost: 2 }),
    cardNamed('', { edition: 14 }),
    cardNamed('3 Pigs', { edition: 14 }),
    cardNamed('Pigs', { edition: 14 }),
    cardNamed('Moth (old)', { edition: 14 }),
    cardNamed('Fox!', { edition: 14 }),
    cardNamed('???', { edition: 14 }),
    cardNamed('Wolf x4', { edition: 14 }),
  ];
  const entries = [];
  for (const [index, card] of cards.entries()) {
    const { content } = await opened.cards.create(card);
    entries.push({ card: content.id, name: content.name, copies: index === 8 ? 3 : index + 1 });
  }
  const { content: deck } = await opened.decks.create(deckNamed('Mixed', { edition: 'kotc-14', entries }));
  const text = writeDeckList(calledAsListed(opened, deck));
  expect(text).toContain('\n1 Fox\n2 Fox (9th Edition)\n3 Owl (FS) 1\n4 Owl (FS) 2\n5 Cat (');
  const importing = await Importing.open(opened, [['mixed.txt', text]]);
  expect(importing.problems).toEqual([]);
  await importing.apply();
  const decks = await opened.decks.getAll(opened.decks.list().map(({ id }) => id));
  const again = decks.find(({ id }) => id !== deck.id);
  const counts = (all: readonly { card: string; copies: number }[]) =>
    all.map(({ card, copies }) => `${copies} ${card}`).sort();
  expect(counts(again?.entries ?? [])).toEqual(counts(deck.entries));
});

test.each([
  ['4 Ember Fox (FS) 12', 'Ember Fox'],
  ['Ember Fox [first steps] x4', 'Ember Fox'],
  ['SB: 4x ember fox (XYZ)', 'Ember Fox'],
  ['4 Calm Pond (deep)', 'Calm Pond (deep)'],
])('sets in brackets help, and harm nothing where they are not known: %s', async (line, name) => {
  const opened = await open(newFolder());
  const set = { name: 'First Steps', code: 'FS', symbol: null, mark: 'none', notes: '' } as const;
  const { content } = await opened.sets.create(set);
  await opened.cards.create(cardNamed('Ember Fox', { edition: 14, set: { id: content.id, number: 12 } }));
  await opened.cards.create(cardNamed('Calm Pond (deep)', { edition: 14 }));
  const importing = await Importing.open(opened, [['l.txt', `${line}\n`]], { as: 'list' });
  expect(importing.problems).toEqual([]);
  await importing.apply();
  const [deck] = await opened.decks.getAll(opened.decks.list().map(({ id }) => id));
  expect(deck?.entries).toMatchObject([{ name, copies: 4 }]);
});
