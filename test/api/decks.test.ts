import { editionId, rulesEditions } from '../../src-main/games/kotc/cards/editions.js';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { expect, it } from 'vitest';
import type { Deck } from '../../src-main/cards/deck.js';
import { fox, start, type Started } from './start.js';

const GONE = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';

/** Two cards: one for the 14th Edition, and one without an edition, which the 14th does not know. */
async function twoCards({ client }: Started) {
  const legal = (await client.cards.create({ card: { ...fox, text: '' } })).content;
  const older = (
    await client.cards.create({ card: { ...fox, name: 'Old Fox', edition: null, text: '' } as Card })
  ).content;
  return { legal, older };
}

const deckOf = (entries: Deck['entries'], deck: Partial<Deck> = {}): Omit<Deck, 'id'> => ({
  game: 'kotc',
  name: 'Foxes',
  edition: 'kotc-14',
  entries,
  back: 'standard',
  notes: '',
  ...deck,
});

it('reads a deck under every edition, with its rules beside the cards that they are about', async () => {
  const started = await start();
  const { legal, older } = await twoCards(started);
  const entries = [
    { card: legal.id, name: legal.name, copies: 39 },
    { card: older.id, name: older.name, copies: 1 },
    { card: GONE, name: 'Gone', copies: 2 },
  ];
  const { rows, lost, law, measures } = await started.client.decks.read({ entries });
  expect(rows.map(({ id, name }) => [id, name])).toEqual([
    [legal.id, 'Ember Fox'],
    [older.id, 'Old Fox'],
  ]);
  expect(lost).toEqual([GONE]);
  expect(law.map(({ edition }) => edition)).toEqual(rulesEditions.map(editionId).toReversed());
  const of = (id: string) => law.find(({ edition }) => edition === id);
  const [modern, ninth] = [of('kotc-14'), of('kotc-09')];
  expect(modern).toMatchObject({ edition: 'kotc-14', legal: false, playable: false });
  expect(modern?.reasons.filter(({ card }) => card === null)).toEqual([]);
  const ofOlder = modern?.reasons.filter(({ card }) => card?.id === older.id);
  expect(ofOlder?.[0]).toMatchObject({ rule: 'K14-REF-01', named: false });
  expect(modern?.reasons.find(({ card }) => card?.id === GONE)).toMatchObject({ rule: null, named: true });
  // 42 cards are too many only where exactly 40 are wanted.
  expect(ninth?.reasons.some(({ card, rule }) => card === null && rule === 'K09-DECK-03')).toBe(true);
  expect(measures.find(({ edition }) => edition === 'kotc-09')).toEqual({
    edition: 'kotc-09',
    least: 40,
    most: 40,
    reserves: 10,
    hand: 5,
    redraw: false,
    draws: { least: 0, most: 2 },
    firstDraws: { least: 0, most: 1 },
  });
});

it('says the same of a deck as the choice of decks for a game', async () => {
  const started = await start();
  const { client } = started;
  const { legal, older } = await twoCards(started);
  await client.decks.create({ deck: deckOf([{ card: legal.id, name: '', copies: 40 }], { name: 'Good' }) });
  await client.decks.create({
    deck: deckOf(
      [
        { card: older.id, name: '', copies: 3 },
        { card: GONE, name: 'Gone', copies: 1 },
      ],
      { name: 'Bad' },
    ),
  });
  const tiles = await client.decks.tiles();
  for (const law of ['kotc-14', 'kotc-09']) {
    const playable = await client.play.decks({ rules: law });
    for (const deck of playable) {
      const ruling = tiles.find(({ id }) => id === deck.id)?.law.find(({ edition }) => edition === law);
      expect(ruling).toEqual({ edition: law, legal: deck.legal, playable: deck.playable });
    }
  }
  const bad = tiles.find(({ name }) => name === 'Bad');
  const good = tiles.find(({ name }) => name === 'Good');
  expect(good).toMatchObject({
    count: 40,
    edition: 'kotc-14',
    back: 'standard',
    reasons: [],
    names: ['Ember Fox'],
  });
  expect(good?.costs).toEqual([{ cost: (legal as Card).cost, copies: 40 }]);
  expect(bad?.reasons[0]).toMatch(/this one has 4\.$/);
  expect(bad?.reasons[1]).toMatch(/^Old Fox: /);
  expect(bad?.names).toEqual(['Old Fox', 'Gone']);
});

it('judges a card anew after it has changed', async () => {
  const { client } = await start();
  const { content, revision } = await client.cards.create({ card: { ...fox, cost: null } as Card });
  const entries = [{ card: content.id, name: '', copies: 40 }];
  const isLegal = async () => (await client.decks.read({ entries })).law[0]?.legal;
  expect(await isLegal()).toBe(false);
  const { price } = await client.language.read({ card: content });
  await client.cards.save({ card: { ...content, cost: price?.cost ?? null } as Card, base: revision });
  expect(await isLegal()).toBe(true);
});

it('writes a deck as text with the names that its cards have now', async () => {
  const started = await start();
  const { legal } = await twoCards(started);
  const deck = {
    id: GONE,
    ...deckOf([
      { card: legal.id, name: 'Its former name', copies: 4 },
      { card: GONE, name: 'Gone', copies: 1 },
    ]),
  };
  const text = await started.client.decks.text({ deck });
  expect(text.split('\n').slice(4)).toEqual(['4 Ember Fox', '1 Gone', '']);
});
