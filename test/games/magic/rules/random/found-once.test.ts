/** Random games in which something was found once. */
import { expect, test } from 'vitest';
import { grammarStock, starterStock } from './lineups.js';
import { playRandomGame } from './random-play.js';

test('a costly mana ability that is chosen for a payment is played, whatever was looked at since it was offered', () => {
  expect(playRandomGame(starterStock(), 312_880, true).result).not.toBeNull();
});

test('what two players have chosen to be put onto libraries comes there once', () => {
  expect(playRandomGame(grammarStock(310_000, 400), 310_143, false).decisions).toBeGreaterThan(20);
});
