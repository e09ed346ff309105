import { expect, test } from 'vitest';
import { judgeCard } from '../../../src-main/cards/law/card-law.js';
import { chanceFrom } from '../../../src-main/rules/kernel/chance.js';
import { randomCard, randomDecks } from './random-decks.js';
import { playRandomGame, type KotcGame } from './random-play.js';

/** A run takes its games from here on. */
const seed = Number(process.env['CARDWRIGHT_SEED'] ?? 14);
const games = Number(process.env['CARDWRIGHT_GAMES'] ?? 300);

interface Played {
  readonly decisions: number;
  readonly turns: number;
  readonly finished: boolean;
}

function play(one: number): Played {
  try {
    const { inputs, state, result }: KotcGame = playRandomGame(one);
    return { decisions: inputs.length, turns: state.turn.number, finished: result !== null };
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    throw new Error(`The random game of seed ${one}: ${because}`, { cause: error });
  }
}

test('random cards are legal, and random decks have the size that the rules ask for', () => {
  const chance = chanceFrom(seed);
  const cards = Array.from({ length: 300 }, () => randomCard(chance));
  const judged = cards.map((card) => judgeCard(card, 14));
  expect(
    judged.filter(({ status }) => status !== 'legal').map(({ reasons, text }) => ({ reasons, text })),
  ).toEqual([]);
  const { decks, designs } = randomDecks(chance, 8);
  expect(decks.every(({ length }) => length >= 40 && length <= 60)).toBe(true);
  expect(new Set(designs.flatMap(({ abilities }) => abilities.map(({ play: how }) => how))).size).toBe(3);
});

test(
  `${games} random games from seed ${seed} keep all that must hold`,
  () => {
    const played = Array.from({ length: games }, (_, nth) => play(seed * 1_000_000 + nth));
    const total = (count: (one: Played) => number): number =>
      played.reduce((sum, one) => sum + count(one), 0);
    const finished = total((one) => Number(one.finished));
    console.log(
      `${games} games from seed ${seed}: ${total((one) => one.decisions)} decisions, ${total((one) => one.turns)} turns, ${games - finished} unfinished.`,
    );
    expect(finished).toBeGreaterThan(games * 0.9);
  },
  60_000 + games * 1_000,
);
