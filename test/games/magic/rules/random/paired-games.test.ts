/** Hidden stays hidden: of two games that differ in what a player may not know, that player is shown the same. */
import { expect, test } from 'vitest';
import { magicPlayable } from '../../../../../src-main/games/magic/rules/playable.js';
import { grammarStock, starterStock } from './lineups.js';
import { playPaired, truly, type Paired, type Showing } from './paired-games.js';

/** A run takes its pairs from here on. */
const SEED = Number(process.env['CARDWRIGHT_SEED'] ?? 1999) * 10_000;
const PAIRS = Number(process.env['CARDWRIGHT_PAIRS'] ?? 40);

const stocks = {
  'starter cards': starterStock,
  'cards that the grammar makes': () => grammarStock(SEED, 200),
};

test.each(Object.entries(stocks))('[MC-ZONE-04] [MC-ZONE-06] pairs of games with %s', (_kind, stockOf) => {
  const stock = stockOf();
  const pairs = Array.from({ length: PAIRS }, (_, nth): Paired & { seed: number } => ({
    ...playPaired(stock, SEED + nth),
    seed: SEED + nth,
  }));
  expect(pairs.filter(({ how }) => how === 'leak')).toEqual([]);
  const compared = pairs.reduce((sum, { decisions }) => sum + decisions, 0);
  expect(compared).toBeGreaterThan(PAIRS * 5);
});

/** As the table would be if it told of cards that nobody has seen. */
const faulty: Readonly<Record<string, Showing>> = {
  'the hands of others': {
    ...truly,
    view: ({ state }) => state.players.map(({ zones }) => zones.hand.map((no) => state.cards[no]!.design)),
  },
  'the top of libraries': {
    ...truly,
    view: ({ state }) => state.players.map(({ zones }) => state.cards[zones.library[0] ?? -1]?.design),
  },
  'a table laid open': {
    ...truly,
    view: ({ context, decision }, viewer) =>
      magicPlayable.view(magicPlayable.withEverythingRevealed(context), decision, viewer, []),
  },
};

test.each(Object.entries(faulty))('a view that shows %s is found out', (_what, showing) => {
  const stock = starterStock();
  const hows = Array.from({ length: 12 }, (_, nth) => playPaired(stock, SEED + nth, showing).how);
  expect(hows).toContain('leak');
});
