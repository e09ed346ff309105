/**
 * Two people at one screen: nothing of the one's cards while the other sits there. That no message brings it, of games of every
 * edition, is proved in test/play/hot-seat.test.ts.
 */
import { expect, test } from 'vitest';
import { patiently, startHost, useBrowser } from '../harness.js';
import { gameOnDisk, hiddenNames } from './disk-game.js';
import { panel } from './hands.js';
import { Messages } from './messages.js';
import { putPlayedGame } from './played-ahead.js';
import { openCoveredGame } from './positions.js';
import { namesIn, playSecretly, saysWhoWon } from './secrets.js';
import { beginGame, starterPlace, visitGames } from './table-place.js';

const browser = useBrowser();

/** How many answers of a game are given at the screen, at its beginning or its end. */
const ANSWERS = 14;

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
  await playSecretly({ page, library: place.library, game }, told, { answers: ANSWERS });
});

test('a game with traps and reserves is played to its end by two people at one screen, and neither sees what is the other’s', async () => {
  const edition = 11;
  const place = starterPlace(edition);
  const occupants = ['person', 'person'] as const;
  // A game with battles near its end.
  const ahead = { edition, occupants, seed: 2, answered: -ANSWERS } as const;
  const game = await putPlayedGame(place.library, ahead);
  const { page } = await visitGames(browser(), await startHost(place));
  const told = new Messages(page);
  await page.reload();
  await openCoveredGame(page, game);
  await saysWhoWon(
    page,
    await playSecretly({ page, library: place.library, game }, told, { answers: ANSWERS }),
  );
});
