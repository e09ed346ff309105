import { describe, expect, test } from 'vitest';
import type { PlayableDeck } from '../../src-main/api/answers/play-answers.js';
import { botNames } from '../games/kotc/bots.js';
import { rulesOf } from '../rule-lists.js';
import { fox, start, type Started } from './start.js';

const entry = (card: string, name: string, copies: number) => ({ card, name, copies });

async function deckOf(client: Started['client'], name: string, entries: ReturnType<typeof entry>[]) {
  const deck = { name, edition: 'kotc-14', entries, back: 'standard' as const, notes: '' };
  return (await client.decks.create({ deck })).content.id;
}

const called = (decks: readonly PlayableDeck[], name: string): PlayableDeck => {
  const found = decks.find((deck) => deck.name === name);
  if (!found) throw new Error(`There is no deck ${name}.`);
  return found;
};

/** By how they did against greedy in matches. */
const offeredThinkers = (id: string): readonly string[] => {
  if (id === 'kotc-14') return ['apprentice', 'journeyman', 'master'];
  if (['kotc-06', 'kotc-09', 'kotc-11', 'kotc-17'].includes(id)) return ['journeyman', 'master'];
  const own = ['kotc-13', 'kotc-15', 'kotc-16', 'magic-classic'];
  return own.includes(id) ? ['journeyman'] : [];
};

describe('what can be played', () => {
  test('all editions, newest first, and every computer player with words', async () => {
    const { client } = await start();
    const { rules } = await client.play.info();
    expect(rules.map(({ edition, id, name }) => [edition, id, name])).toEqual([
      ['kotc-17', 'kotc-17', '17th Edition'],
      ['kotc-16', 'kotc-16', '16th Edition'],
      ['kotc-15', 'kotc-15', '15th Edition'],
      ['kotc-14', 'kotc-14', '14th Edition'],
      ['kotc-13', 'kotc-13', '13th Edition'],
      ['kotc-12', 'kotc-12', '12th Edition'],
      ['kotc-11', 'kotc-11', '11th Edition'],
      ['kotc-10', 'kotc-10', '10th Edition'],
      ['kotc-09', 'kotc-09', '9th Edition'],
      ['kotc-06', 'kotc-06', '6th Edition'],
      ['magic-classic', 'magic-classic', 'Classic Edition'],
    ]);
    expect(new Set(rules.map(({ leastSeats, mostSeats }) => `${leastSeats} to ${mostSeats}`))).toEqual(
      new Set(['2 to 8']),
    );
    const names = new Map(rules.map(({ id, bots }) => [id, bots.map(({ name }) => name)]));
    for (const [id, theirs] of names) expect(theirs).toEqual([...botNames, ...offeredThinkers(id)]);
    for (const { title, about } of rules.flatMap(({ bots }) => bots)) {
      expect(title).toMatch(/^\p{Lu}\S+/u);
      // It fits into a line of the list of who plays a seat.
      expect(about).toMatch(/^\p{Lu}[^.]{10,50}\.$/u);
    }
  });

  test('the starter set that an edition names has decks for two that are legal in it', async () => {
    const { client } = await start();
    const { rules } = await client.play.info();
    const added = new Set<string>();
    for (const { id, starter } of rules) {
      if (!starter) throw new Error(`There is no starter set for ${id}.`);
      if (!added.has(starter.set)) await client.library.addSamples({ set: starter.set });
      added.add(starter.set);
      const legal = (await client.play.decks({ rules: id })).filter((deck) => deck.legal);
      expect([id, legal.filter((deck) => deck.playable).length >= 2]).toEqual([id, true]);
    }
  });
});

describe('the decks of a library', () => {
  test('that break the law say by which rule, and whether they can be played all the same', async () => {
    const { client } = await start();
    const wolf = { ...fox, name: 'Grey Wolf', text: '', offense: 2, defense: 4, cost: 4 };
    const { content } = await client.cards.create({ card: { ...wolf, name: 'Grey Wolf' } });
    await deckOf(client, 'Forty wolves', [entry(content.id, 'Grey Wolf', 40)]);
    await deckOf(client, 'A few wolves', [entry(content.id, 'Grey Wolf', 12)]);
    const decks = await client.play.decks({ rules: 'kotc-14' });
    expect(called(decks, 'Forty wolves')).toMatchObject({
      count: 40,
      legal: true,
      playable: true,
      reasons: [],
    });
    expect(called(decks, 'A few wolves')).toMatchObject({ count: 12, legal: false, playable: true });
    expect(called(decks, 'A few wolves').reasons).toEqual([
      { because: 'A deck has 40 to 60 cards; this one has 12.', rule: 'K14-SET-01' },
    ]);
  });

  test('that the game cannot carry out say which card is in the way', async () => {
    const { client } = await start();
    const { content } = await client.cards.create({ card: { ...fox, text: 'Sing a song of sixpence.' } });
    await deckOf(client, 'Singers', [entry(content.id, 'Ember Fox', 40)]);
    const [deck] = await client.play.decks({ rules: 'kotc-14' });
    expect(deck).toMatchObject({ legal: false, playable: false });
    expect(deck?.reasons[0]?.because).toMatch(/^Ember Fox: /);
    expect(deck?.reasons[0]?.rule).toMatch(/^K14-/);
  });

  test('that have lost a card, or never had one, cannot be played', async () => {
    const { client } = await start();
    const gone = '00000000-0000-4000-8000-00000000dead';
    await deckOf(client, 'Lost', [entry(gone, 'Old Friend', 40)]);
    await deckOf(client, 'Nothing', []);
    const decks = await client.play.decks({ rules: 'kotc-14' });
    expect(called(decks, 'Lost')).toMatchObject({ legal: false, playable: false, count: 40 });
    expect(called(decks, 'Lost').reasons).toEqual([
      {
        because: 'Old Friend is no longer in the library. Put it back, or take it out of the deck.',
        rule: null,
      },
    ]);
    expect(called(decks, 'Nothing')).toMatchObject({ legal: false, playable: false });
  });
});

describe('a checklist', () => {
  test('has every rule of the rulebook in its section', async () => {
    const { client } = await start();
    const { rules, title, licence, sections } = await client.play.checklist({ rules: 'kotc-14' });
    expect([rules, title, licence]).toEqual(['kotc-14', 'Keeper of the Cards, 14th Edition', 'CC BY-SA 4.0']);
    expect(sections[0]?.title).toBe('Card types and layout');
    const all = sections.flatMap((section) => section.rules);
    expect(Object.fromEntries(all.map(({ id, text }) => [id, text]))).toEqual(rulesOf('kotc-14'));
  });

  test('of the 10th Edition is that of the 9th, by whose rulebook it is played', async () => {
    const { client } = await start();
    const { rules, sections } = await client.play.checklist({ rules: 'kotc-10' });
    expect([rules, sections[0]?.rules[0]?.id]).toEqual(['kotc-09', 'K09-CARD-01']);
  });

  test('of rules that nobody knows is refused in words', async () => {
    const { client } = await start();
    await expect(client.play.checklist({ rules: '../../package' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringContaining('There are no rules called'),
    });
  });
});
