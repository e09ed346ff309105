import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultOf } from '../../src-main/engine/decisions/fault.js';
import type { KotcCard } from '../../src-main/games/kotc/cards/card.js';
import type { LiveGame } from '../../src-main/play/table/live-game.js';
import { suggestedFor } from '../../src-main/play/table/suggested.js';
import { plannedPlaces } from '../../src-main/play/new-game/planned-reserves.js';
import { begin, Reader, room, type Room } from './playing.js';

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

/** The copies of each card that are ready to be set aside by who is asked, and where they come from. */
async function ready({ library }: Room, live: LiveGame) {
  const { running, stored } = live;
  const { decision } = running.game;
  if (decision?.kind !== 'cards' || decision.purpose !== 'reserves')
    throw new Error('No reserves are asked for.');
  const suggested = suggestedFor(stored, running, decision);
  if (!suggested || !('cards' in suggested.reply)) throw new Error('Nothing is ready.');
  expect(faultOf(decision, suggested.reply)).toBeNull();
  const { start } = running.beginning;
  const { entries } = (await library.decks.get(stored.decks?.[decision.player] ?? '')).content;
  const copies = new Map(entries.map(({ card }) => [card, 0]));
  for (const id of suggested.reply.cards) {
    const place = 'decks' in start ? start.decks[decision.player]?.[decision.cards.indexOf(id)] : undefined;
    const card = stored.faces[place ?? -1]?.id ?? '';
    copies.set(card, (copies.get(card) ?? 0) + 1);
  }
  return { decision, copies, from: suggested.from, entries };
}

it.each([9, 10, 11] as const)(
  '[K09-SET-05] [K11-SET-12] fills every starter deck of the %sth Edition up to ten reserves, and no creature that is soon paid',
  async (edition) => {
    const here = await room(edition);
    for (const deck of here.decks) {
      const live = await here.play.live(await begin({ ...here, decks: [deck] }, ['person', 'person']));
      await live.takeOver(live.now.passTo ?? 0);
      const { copies, from, entries } = await ready(here, live);
      let early = 0;
      expect(from).toBe('game');
      expect([...copies.values()].reduce((sum, n) => sum + n, 0)).toBe(10);
      for (const { card, copies: all } of entries) expect(copies.get(card)).toBeLessThanOrEqual(all);
      // A creature that six resources pay stays as long as anything else is there to be set aside.
      let others = 0;
      let aside = 0;
      for (const { card, copies: all } of entries) {
        const { type, cost } = (await here.library.cards.get(card)).content as KotcCard;
        const isEarly = type === 'creature' && cost !== null && cost <= 6;
        if (isEarly) early += all;
        else others += all - (copies.get(card) ?? 0);
        if (isEarly) aside += copies.get(card) ?? 0;
      }
      expect(aside === 0 || others === 0).toBe(true);
      expect(early).toBeGreaterThan(0);
      expect((await ready(here, live)).copies).toEqual(copies);
    }
  },
);

/** Sets aside what nobody suggests: the last cards of the deck. */
async function setLastAside(live: LiveGame): Promise<void> {
  const { decision } = live.game;
  if (decision?.kind !== 'cards') throw new Error('No cards are asked for.');
  await live.answer(decision.id, { cards: decision.cards.slice(-decision.most) });
}

it('offers what a person last set aside with a deck, until the deck is planned anew', async () => {
  const here = await room(11);
  const [deck = ''] = here.decks;
  const next = async () => {
    const live = await here.play.live(
      await begin({ ...here, decks: [deck] }, ['person', 'greedy'], {
        options: { undo: 'anything', undoAgreed: true, hands: 'hidden' },
      }),
    );
    const reader = new Reader(live);
    await reader.until(({ view }) => view.prompt !== null);
    return live;
  };
  const first = await next();
  expect((await ready(here, first)).from).toBe('game');
  await setLastAside(first);

  // The same game, once that is taken back, and the next one.
  await first.undo();
  const again = await ready(here, first);
  expect(again.from).toBe('last time');
  const { entries } = again;
  let left = 10;
  const wanted = new Map(entries.map(({ card }) => [card, 0]));
  for (const { card, copies } of entries.toReversed()) {
    wanted.set(card, Math.min(copies, left));
    left -= Math.min(copies, left);
  }
  expect(again.copies).toEqual(wanted);
  const second = await ready(here, await next());
  expect([second.from, second.copies]).toEqual(['last time', wanted]);

  const { content, revision } = await here.library.decks.get(deck);
  const planned = content.entries.map((entry, place) => ({ ...entry, reserves: place === 1 ? 2 : 0 }));
  await here.library.decks.save({ ...content, entries: planned }, revision);
  expect((await ready(here, await next())).from).toBe('deck');

  // What cannot be read is put aside, and the next choice is kept.
  const file = join(here.folder, '.cardwright', 'reserves.json');
  writeFileSync(file, 'nonsense');
  const third = await next();
  expect((await ready(here, third)).from).toBe('deck');
  await setLastAside(third);
  expect(readFileSync(`${file}.damaged`, 'utf8')).toBe('nonsense');
  expect((await ready(here, await next())).from).toBe('last time');
});
