/** What is told and shown to people who share a screen, held against what each of them may know. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { patiently } from '../harness.js';
import { cardsOnDisk } from '../library-files.js';
import { cardNames, hiddenNames, type DiskGame } from './disk-game.js';
import { wordsIn, type Messages } from './messages.js';
import { playOn, type Seat, type Watching } from './playing.js';

/** Which of these cards are named on a page. */
export const namesIn = async (page: Page, names: readonly string[], game: DiskGame): Promise<string[]> =>
  wordsIn(await page.content(), names, cardNames(game));

/**
 * Has two people give their next answers, and compares what each of them is told and shown with what is theirs to know.
 * @param how.answers no more than so many; left out: to the end of the game
 * @param how.reply what they answer; left out: what a sensible player would
 */
export async function playSecretly(
  seat: Seat,
  told: Messages,
  how: { readonly answers?: number; readonly reply?: Watching['reply'] } = {},
): Promise<DiskGame> {
  const { page, library } = seat;
  const { answers, reply } = how;
  // What comes before is the library's own list of its cards.
  const listed = cardsOnDisk(library).map(({ name }) => name);
  await expect.poll(() => told.has(listed), patiently).toBe(true);
  told.whichOf([]);
  let sat: number | null = null;
  let passed = 0;
  let answered = 0;
  /** Whether anything was found that is to be found: what is only the own. */
  let sawOwn = false;
  const found = await playOn(seat, {
    until: () => answered === answers,
    ...(reply && { reply }),
    onCover: async (found, { player }) => {
      passed += 1;
      const secret = hiddenNames(found, null);
      expect(await namesIn(page, secret, found), 'on the covered screen').toEqual([]);
      const before = sat === null ? secret : hiddenNames(found, sat);
      expect(told.whichOf(before, cardNames(found)), 'told to the page').toEqual([]);
      sat = player;
    },
    onAsked: async (found, { player }) => {
      answered += 1;
      if (found.running.game.inputs.length % 5 !== 0) return;
      const secret = hiddenNames(found, player);
      const own = hiddenNames(found, 1 - player).filter((name) => !secret.includes(name));
      // The table is painted a moment after somebody has sat down.
      if (own.length > 0) await expect.poll(() => namesIn(page, own, found), patiently).not.toEqual([]);
      sawOwn ||= own.length > 0;
      expect(await namesIn(page, secret, found), 'on the screen of a player').toEqual([]);
    },
  });
  expect(passed).toBeGreaterThan(2);
  expect(sawOwn).toBe(true);
  return found;
}

/** Waits until the page says who has won. */
export async function saysWhoWon(page: Page, over: DiskGame): Promise<void> {
  const { result } = over.running.game;
  const [winner] = result?.winners ?? [];
  await page
    .getByText(new RegExp(`${over.stored.seats[winner ?? 0]?.name} wins`))
    .first()
    .waitFor();
}
