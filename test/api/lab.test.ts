import { expect, it } from 'vitest';
import type { DeckLabEvent, LabEvent } from '../../src-main/api/answers/lab-answers.js';
import { fox, start, type Started } from './start.js';
import { until } from './until.js';

/** A deck of one card in the library. */
async function foxes({ client }: Started, name = 'Foxes') {
  const { content: card } = await client.cards.create({ card: { ...fox, name, text: '' } });
  const entries = [{ card: card.id, name, copies: 48 }];
  const deck = { game: 'kotc', name, edition: 'kotc-14', entries, back: 'standard', notes: '' };
  const { content } = await client.decks.create({ deck });
  return { card, deck: content };
}

const asked = ({
  name,
  entries,
}: {
  name: string;
  entries: { card: string; name: string; copies: number }[];
}) => ({
  name,
  entries,
});

it('offers decks of the library and starter decks that it does not have', async () => {
  const started = await start();
  const { deck } = await foxes(started);
  const { id: _id, ...content } = deck;
  await started.client.decks.create({ deck: { ...content, name: 'Empty', entries: [] } });
  await started.client.decks.create({ deck: { ...content, name: 'Of another edition', edition: 'kotc-11' } });
  const offered = await started.client.lab.opponents({ rules: 'kotc-14' });
  expect(offered.map(({ name, count, isStarter }) => [name, count, isStarter])).toEqual([
    ['Foxes', 48, false],
    ['All Hands on Deck', 50, true],
    ['The Harbor Office', 50, true],
  ]);
});

it('tries a deck, and goes on where it was stopped', async () => {
  const started = await start();
  const { client } = started;
  const { deck } = await foxes(started);
  const { deck: other } = await foxes(started, 'Vixens');
  const wish = { deck: asked(deck), rules: 'kotc-14', against: [other.id] };
  const open = (signal: AbortSignal): Promise<AsyncIterable<DeckLabEvent>> =>
    client.lab.deck(wish, { signal });
  const first = await until(open, ({ findings }) => findings.blocks > 0);
  expect(first.words).toMatchObject({
    name: 'Foxes',
    enemies: ['Vixens'],
    rules: '14th Edition',
    pilot: 'Greedy',
  });
  expect(first.findings).toMatchObject({ stage: 'matches', matches: [{ name: 'Vixens' }] });
  const again = await until(open, () => true);
  expect(again.findings.blocks).toBeGreaterThanOrEqual(first.findings.blocks);
  const changed = await until(
    (signal) =>
      client.lab.deck(
        { ...wish, deck: { ...wish.deck, entries: [{ ...deck.entries[0]!, copies: 47 }] } },
        { signal },
      ),
    () => true,
  );
  expect(changed.findings.blocks).toBe(0);
});

it('goes on with a card where it was stopped', async () => {
  const started = await start();
  const { card } = await foxes(started);
  const open = (signal: AbortSignal): Promise<AsyncIterable<LabEvent>> =>
    started.client.lab.card({ card }, { signal });
  const first = await until(open, ({ findings }) => findings.blocks > 0);
  const again = await until(open, () => true);
  expect(again.findings.blocks).toBeGreaterThanOrEqual(first.findings.blocks);
});

it('says in a sentence why a deck cannot be tried', async () => {
  const started = await start();
  const { client } = started;
  const { deck } = await foxes(started);
  const gone = '11111111-2222-4333-8444-555555555555';
  const first = async (wish: Parameters<typeof client.lab.deck>[0]): Promise<DeckLabEvent | undefined> => {
    for await (const event of await client.lab.deck(wish)) return event;
    return undefined;
  };
  await expect(first({ deck: asked(deck), rules: 'kotc-14', against: [gone] })).rejects.toThrow(
    'A deck that was chosen is no longer there. Choose the decks again.',
  );
  const lost = { name: 'Foxes', entries: [{ card: gone, name: 'Old Fox', copies: 48 }] };
  await expect(first({ deck: lost, rules: 'kotc-14', against: [deck.id] })).rejects.toThrow(
    '“Old Fox” of “Foxes” is no longer in the library.',
  );
  const empty = { name: 'Nothing', entries: [] };
  await expect(first({ deck: empty, rules: 'kotc-14', against: [deck.id] })).rejects.toThrow(/no cards yet/);
  await expect(first({ deck: asked(deck), rules: 'chess', against: [deck.id] })).rejects.toThrow();
});
