import { expect, test } from 'vitest';
import { pressesInGame } from './fixed-game.js';

/**
 * Clicks, keys and drags of a whole game by its seed, as a computer player would play it, up to the thirtieth turn, with the settings
 * that a new library has: what they were when every cost was chosen card by card and an attack by questions, and what they are. What
 * the table settles by itself, such as which of equal lands pay, is not asked of the computer player that says what is wanted either.
 * The goal is half of what they were.
 */
const games = [
  { rules: 'kotc-06', seed: 7, before: 38, now: 18 },
  { rules: 'kotc-09', seed: 7, before: 38, now: 17 },
  { rules: 'kotc-10', seed: 7, before: 38, now: 17 },
  { rules: 'kotc-11', seed: 7, before: 48, now: 23 },
  { rules: 'kotc-14', seed: 3, before: 155, now: 70 },
  { rules: 'magic-classic', seed: 5, before: 95, now: 45 },
] as const;

test.each(games)('a game of $rules takes $now presses', async ({ rules, seed, before, now }) => {
  const presses = await pressesInGame(rules, seed, 30);
  expect(presses).toBeLessThanOrEqual(now);
  expect(now).toBeLessThanOrEqual(before);
});
