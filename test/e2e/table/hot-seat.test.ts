/**
 * Two people at one screen: nothing of the one's cards while the other sits there. That no message brings it, of games of every
 * edition, is proved in test/play/hot-seat.test.ts.
 */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { patiently, startHost, useBrowser } from '../harness.js';
import { cardsOnDisk } from '../library-files.js';
import { cardNames, gameOnDisk, hiddenNames, type DiskGame } from './disk-game.js';
import { panel } from './hands.js';
import { Messages, wordsIn } from './messages.js';
import { putPlayedGame } from './played-ahead.js';
import { playOn } from './playing.js';
import { openCoveredGame } from './positions.js';
import { beginGame, starterPlace, visitGames } from './table-place.js';

const browser = useBrowser();

/** How many answers of a game are given at the screen, at its beginning or its end. */
const ANSWERS = 14;

const namesIn = async (page: Page, names: readonly string[], game: DiskGame): Promise<string[]> =>
  wordsIn(await page.content(), names, cardNames(game));

/** Has two people give their next answers, and compares what each of them is told and shown with what is theirs to know. */
async function playSecretly(page: Page, library: string, game: string, told: Messages): Promise<DiskGame> {
  // What comes before is the library's own list of its cards.
  const listed = cardsOnDisk(library).map(({ name }) => name);
  await expect.poll(() => told.has(listed), patiently).toBe(true);
  told.whichOf([]);
  let sat: number | null = null;
  let passed = 0;
  let answered = 0;
  const found = await playOn(
    { page, library, game },
    {
      until: () => answered === ANSWERS,
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
        expect(await namesIn(page, secret, found), 'on the screen of a player').toEqual([]);
      },
    },
  );
  expect(passed).toBeGreaterThan(2);
  return found;
}

/** Waits until the page says who has won. */
async function saysWhoWon(page: Page, over: DiskGame): Promise<void> {
  const { result } = over.running.game;
  const [winner] = result?.winners ?? [];
  await page
    .getByText(new RegExp(`${over.stored.seats[winner ?? 0]?.name} wins`))
    .first()
    .waitFor();
}

test('going to another room and back, or loading the page anew, covers the table; staying there keeps it open', async () => {
  const place = starterPlace(14);
  const occupants = ['person', 'person'] as const;
  const game = await putPlayedGame(place.library, { edition: 14, occupants, seed: 34, answered: 12 });
  const { page } = await visitGames(browser(), await startHost(place));
  await openCoveredGame(page, game);
  const cover = page.getByRole('dialog', { name: /^Pass the screen/ });
  const found = gameOnDisk(place.library, game);
  const asked = found.running.game.decision?.player ?? 0;
  const own = hiddenNames(found, 1 - asked);
  const sitDown = async (): Promise<void> => {
    await cover.getByRole('button').click();
    await panel(page).waitFor();
    await expect.poll(async () => (await namesIn(page, own, found)).length, patiently).toBeGreaterThan(0);
  };
  await sitDown();
  const ways = [
    async () => {
      await page.getByRole('link', { name: 'Cards', exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Cards' }).waitFor();
      await page.goBack();
    },
    async () => {
      await page.reload();
    },
  ];
  for (const leave of ways) {
    await leave();
    await cover.waitFor();
    expect(await namesIn(page, hiddenNames(found, null), found), 'on the covered screen').toEqual([]);
    await sitDown();
  }
  expect(await cover.count()).toBe(0);
  // What would tell all of the game is offered nowhere while it goes on.
  await page.getByRole('button', { name: 'Table menu' }).click();
  const offered = await page.getByRole('menu').first().getByRole('menuitem').allInnerTexts();
  expect(offered).toContainEqual(expect.stringContaining('Back to the games'));
  expect(offered.filter((title) => /export|sandbox|replay/i.test(title))).toEqual([]);
  await page.getByRole('menuitem', { name: 'Back to the games' }).click();
  await page.getByRole('button', { name: /^Remove Ann/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Export Ann/ }).count()).toBe(0);
});

test('a game is begun by two people at one screen, and neither sees what is the other’s', async () => {
  const edition = 14;
  const place = starterPlace(edition);
  const { page } = await visitGames(browser(), await startHost(place));
  const told = new Messages(page);
  await page.reload();
  const people = [
    { name: 'Ann', by: 'A person' },
    { name: 'Ben', by: 'A person' },
  ];
  const game = await beginGame(page, edition, people, 34);
  await playSecretly(page, place.library, game, told);
});

test('a game with traps and reserves is played to its end by two people at one screen, and neither sees what is the other’s', async () => {
  const edition = 11;
  const place = starterPlace(edition);
  const occupants = ['person', 'person'] as const;
  // A game with battles near its end.
  const ahead = { edition, occupants, seed: 3, answered: -ANSWERS } as const;
  const game = await putPlayedGame(place.library, ahead);
  const { page } = await visitGames(browser(), await startHost(place));
  const told = new Messages(page);
  await page.reload();
  await openCoveredGame(page, game);
  await saysWhoWon(page, await playSecretly(page, place.library, game, told));
});
