import { expect, it } from 'vitest';
import { plannedPlaces } from '../../src-main/play/new-game/planned-reserves.js';
import { begin, Reader, room } from './playing.js';

it('finds the last copies of each entry', () => {
  expect(plannedPlaces([{ copies: 3, reserves: 2 }, { copies: 2 }, { copies: 2, reserves: 9 }])).toEqual([
    1, 2, 5, 6,
  ]);
});

it('offers the planned reserves of a deck to who plays it, when reserves are asked for', async () => {
  const playing = await room(11);
  const { library, play, decks } = playing;
  for (const id of new Set(decks)) {
    const { content, revision } = await library.decks.get(id);
    const entries = content.entries.map((entry, place) => ({ ...entry, reserves: place === 1 ? 2 : 0 }));
    await library.decks.save({ ...content, entries }, revision);
  }
  const reader = new Reader(await play.live(await begin(playing, ['person', 'random'])));
  const { suggested, view, seats } = await reader.until((update) => update.view.prompt !== null);
  const decision = view.prompt?.decision;
  expect(decision?.purpose).toBe('reserves');
  const cards = suggested && 'cards' in suggested.reply ? suggested.reply.cards : [];
  expect([suggested?.decision, suggested?.from]).toEqual([decision?.id, 'deck']);
  // The plan first, and then as many as are asked for.
  expect(new Set(cards).size).toBe(decision?.kind === 'cards' ? decision.least : 0);
  const deck = (await library.decks.get(decks[0] ?? '')).content;
  const names = cards.slice(0, 2).map((id) => view.prompt?.cards.find((card) => card.id === id)?.face?.name);
  expect(new Set(names)).toEqual(new Set([deck.entries[1]?.name]));
  expect(seats.every((seat) => !('reserves' in seat))).toBe(true);
});
