import { describe, expect, test } from 'vitest';
import { drawnEffects, trustInOrder, type DrawnGame } from '../../src-main/lab/statistics/drawn-effect.js';
import { halfWidthOfShare } from '../../src-main/lab/statistics/interval.js';
import { momentsOf } from '../../src-main/lab/statistics/moments.js';
import { numbersFrom } from './numbers.js';

/** Ten cards, four copies of each. */
const copies = Array.from({ length: 10 }, () => 4);
const SIZE = 40;

interface World {
  /** How much more likely a game is won for each card that is drawn in it. */
  readonly worth: readonly number[];
  /** How much less likely a long game is won. */
  readonly lengthCosts: number;
}

/** Games that show 8 cards or 24, drawn from a shuffled deck. */
function gamesOf({ worth, lengthCosts }: World, count: number, seed: number): DrawnGame[] {
  const next = numbersFrom(seed);
  const below = (most: number): number => Math.floor(next() * most);
  return Array.from({ length: count }, (_, nth) => {
    const isLong = below(2) === 0;
    const left = copies.flatMap((own, card) => Array.from({ length: own }, () => card));
    const drawn = copies.map(() => 0);
    for (let seen = 0; seen < (isLong ? 24 : 8); seen += 1) {
      const [card = 0] = left.splice(below(left.length), 1);
      drawn[card] = (drawn[card] ?? 0) + 1;
    }
    const helps = drawn.reduce((sum, own, card) => sum + (own > 0 ? (worth[card] ?? 0) : 0), 0);
    const wins = below(10_000) < 10_000 * (0.5 + helps - (isLong ? lengthCosts : 0));
    return { enemy: nth % 2, score: wins ? 1 : 0, drawn };
  });
}

describe('what drawing a card goes with', () => {
  test('is nothing for cards that do nothing, though long games are lost and show more cards', () => {
    const games = gamesOf({ worth: [], lengthCosts: 0.3 }, 3_000, 1);
    for (const { winsDrawn, winsNotDrawn, effect, within } of drawnEffects(games, copies)) {
      expect((winsDrawn ?? 0) - (winsNotDrawn ?? 0)).toBeLessThan(-0.08);
      expect(Math.abs(effect ?? 1)).toBeLessThan(within ?? 0);
      expect(Math.abs(effect ?? 1)).toBeLessThan(0.06);
    }
  });

  test('comes out as large as it is', () => {
    const effects = drawnEffects(gamesOf({ worth: [0.2, -0.2], lengthCosts: 0.1 }, 6_000, 2), copies);
    for (const [place, truth] of [0.2, -0.2].entries()) {
      const { effect, within } = effects[place] ?? {};
      expect(Math.abs((effect ?? 0) - truth)).toBeLessThan(Math.min(within ?? 0, 0.08));
    }
    for (const { effect, within } of effects.slice(2))
      expect(Math.abs(effect ?? 1)).toBeLessThan(within ?? 0);
  });

  test('lies in its interval at every look of nearly all runs, and the error is as large as it says', () => {
    let misses = 0;
    const scaled: number[] = [];
    for (let run = 0; run < 60; run += 1) {
      const games = gamesOf({ worth: [0.1], lengthCosts: 0.2 }, 400, 100 + run);
      const looks = [100, 200, 300, 400].map((count) => drawnEffects(games.slice(0, count), copies)[0]);
      if (looks.some((one) => Math.abs((one?.effect ?? 0.1) - 0.1) > (one?.within ?? 1))) misses += 1;
      const last = looks.at(-1);
      scaled.push(((last?.effect ?? 0) - 0.1) / Math.sqrt(last?.variance ?? 1));
    }
    expect(misses).toBeLessThan(4);
    const spread = Math.sqrt(scaled.reduce((sum, one) => sum + one * one, 0) / scaled.length);
    expect(spread).toBeGreaterThan(0.8);
    expect(spread).toBeLessThan(1.2);
  });

  test('is not said before a card was drawn, and was not, in twenty games each', () => {
    const few = drawnEffects(gamesOf({ worth: [], lengthCosts: 0 }, 30, 3), copies);
    expect(few.every(({ effect, within }) => effect === null && within === null)).toBe(true);
    const always = gamesOf({ worth: [], lengthCosts: 0 }, 300, 4).map((game) => ({ ...game, drawn: [8] }));
    expect(drawnEffects(always, [SIZE])[0]).toMatchObject({
      drawn: 300,
      notDrawn: 0,
      winsNotDrawn: null,
      effect: null,
    });
  });

  test('games are held against others with the same enemy', () => {
    // The first enemy always wins in long games, the second never plays one.
    const long = { enemy: 0, score: 0 };
    const short = { enemy: 1, score: 1 };
    const games = Array.from({ length: 400 }, (_, nth) => ({
      ...(nth % 2 === 0 ? long : short),
      drawn: [nth % 8 < 4 ? 1 : 0, 1],
    }));
    expect(drawnEffects(games, [2, 2])[0]?.effect).toBe(0);
  });
});

test('the order of cards is believed as far as it is like the true one', () => {
  const worth = copies.map((_, card) => 0.012 * (card - 4.5));
  const correlationOf = (a: readonly number[], b: readonly number[]): number => {
    const [x, y] = [a, b].map((all) => {
      const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
      return all.map((one) => one - mean);
    }) as [number[], number[]];
    const dot = (p: readonly number[], q: readonly number[]): number =>
      p.reduce((sum, one, place) => sum + one * (q[place] ?? 0), 0);
    return dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y));
  };
  const meanOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
  for (const count of [400, 3_000]) {
    const runs = Array.from({ length: count > 1_000 ? 4 : 12 }, (_, run) => {
      const effects = drawnEffects(gamesOf({ worth, lengthCosts: 0 }, count, 1_000 + run), copies);
      const found = effects.map(({ effect }) => effect ?? 0);
      return { trust: trustInOrder(effects) ?? 0, truth: correlationOf(found, worth) };
    });
    const [trust, truth] = [meanOf(runs.map((run) => run.trust)), meanOf(runs.map((run) => run.truth))];
    expect(Math.abs(trust - truth)).toBeLessThan(0.15);
    if (count === 400) expect(trust).toBeLessThan(0.8);
    else expect(trust).toBeGreaterThan(0.8);
  }
  expect(trustInOrder([{ effect: 0.1, variance: 0.01 }])).toBeNull();
});

test('a share of which all games are alike is not certain', () => {
  const won = (games: number): number => halfWidthOfShare(momentsOf(Array.from({ length: games }, () => 1)));
  expect(won(10)).toBeGreaterThan(0.2);
  expect(won(100)).toBeGreaterThan(0.03);
  expect(won(1_000)).toBeLessThan(0.02);
});
