import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { expect, it } from 'vitest';
import { fox, start } from './start.js';

it('tells the odds of a deck as it stands, saved or not', async () => {
  const { client } = await start();
  const { content } = await client.cards.create({ card: fox });
  const entries = [{ card: content.id, name: '', copies: 40 }];
  const wishes = [{ cards: [content.id], least: 5 }];
  const asked = {
    entries,
    edition: 'kotc-14',
    first: true,
    draws: 0,
    redraw: false,
    turns: 2,
    wishes,
  } as const;
  const odds = await client.decks.odds({ ...asked, entries: [...entries], wishes: [...wishes] });
  expect(odds).toMatchObject({ size: 40, seen: [5, 5, 6], wishes: [[1, 1, 1]] });
  expect(odds.opening.types[0]).toMatchObject({ type: 'creature', copies: 40, expected: 5 });
});

it('reads a pasted list: cards of the edition first, near names for unknown ones', async () => {
  const { client } = await start();
  const { content } = await client.cards.create({ card: { ...fox, name: 'Ember Fox' } });
  const older = (await client.cards.create({ card: { ...fox, name: 'Ember Fox', edition: 9 } as Card }))
    .content;
  const text = '4 Ember Fox\n2 Embre Fox\n1 Zzzz\n\nReserves\n3x ember fox\n';
  const { lines, faults } = await client.decks.readList({ text, edition: 'kotc-14' });
  expect(lines.map(({ copies, reserve, cards }) => [copies, reserve, cards.map(({ id }) => id)])).toEqual([
    [4, false, [content.id]],
    [2, false, []],
    [1, false, []],
    [3, true, [content.id]],
  ]);
  expect(lines[1]?.nearest.map(({ id }) => id).sort()).toEqual([content.id, older.id].sort());
  expect(lines[2]?.nearest).toEqual([]);
  expect(faults).toEqual([]);
  expect((await client.decks.readList({ text, edition: 'kotc-06' })).lines[0]?.cards).toHaveLength(2);
});
