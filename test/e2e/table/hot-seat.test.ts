/** Two people at one screen: a whole game of each edition, and nothing of the one's cards while the other sits there. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { LONG, startHost, useBrowser, visit } from '../harness.js';
import { cardNames, hiddenNames, type DiskGame } from './disk-game.js';
import { Messages, wordsIn } from './messages.js';
import { playOn } from './playing.js';
import { beginGame, starterPlace } from './table-place.js';

const browser = useBrowser();

const namesIn = async (page: Page, names: readonly string[], game: DiskGame): Promise<string[]> =>
  wordsIn(await page.content(), names, cardNames(game));

// Seeds of games that are over soon.
test.each([
  [14, 17],
  [11, 3],
  [9, 3],
  [6, 11],
] as const)(
  'a whole game of the %ith Edition is played by two people at one screen, and neither sees what is the other’s',
  async (edition, seed) => {
    const place = await starterPlace(edition);
    const { page } = await visit(browser(), await startHost(place));
    const told = new Messages(page);
    await page.reload();
    const game = await beginGame(
      page,
      edition,
      [
        { name: 'Ann', by: 'A person' },
        { name: 'Ben', by: 'A person' },
      ],
      seed,
    );
    // What came before is the library's own list of its cards.
    told.whichOf([]);
    let sat: number | null = null;
    let passed = 0;
    const over = await playOn(
      { page, library: place.library, game },
      {
        onCover: async (found, { player }) => {
          passed += 1;
          const secret = hiddenNames(found, null);
          expect(await namesIn(page, secret, found), 'on the covered screen').toEqual([]);
          const before = sat === null ? secret : hiddenNames(found, sat);
          expect(told.whichOf(before, cardNames(found)), 'told to the page').toEqual([]);
          sat = player;
        },
        onAsked: async (found, { player }) => {
          if (found.running.game.inputs.length % 10 !== 0) return;
          const secret = hiddenNames(found, player);
          expect(await namesIn(page, secret, found), 'on the screen of a player').toEqual([]);
        },
      },
    );
    expect(passed).toBeGreaterThan(4);
    const { result } = over.running.game;
    const [winner] = result?.winners ?? [];
    await page
      .getByText(new RegExp(`${over.stored.seats[winner ?? 0]?.name} wins`))
      .first()
      .waitFor();
  },
  LONG * 2,
);
