/** A game with printed cards: the program referees, and people enter which card is played and what dice show. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { replyOfAbsent } from '../../../src-main/engine/decisions/absent.js';
import { isUnnamed } from '../../../src-main/engine/paper/named-card.js';
import { newPlace, patiently, startHost, useBrowser } from '../harness.js';
import { gameOnDisk } from './disk-game.js';
import { give, panel } from './hands.js';
import { play } from './magic/hands.js';
import { SEARCH, stageSearch } from './staged-search.js';
import { starterPlace, visitGames } from './table-place.js';

const browser = useBrowser();

/** A tablet's browser, at which a keyboard is, too. */
const tablet: BrowserContextOptions = {
  viewport: { width: 1024, height: 768 },
  hasTouch: true,
  isMobile: true,
};

/** What is pressed beside the table and is too small for a finger. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.getByRole('complementary', { name: 'Table' }).evaluate((side) =>
    [...side.querySelectorAll('button, input, summary')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width >= 44 && height >= 44 ? [] : [one.outerHTML];
    }),
  );

const bar = (page: Page) => page.getByRole('region', { name: 'Printed cards' });

/** Lets pass what is asked until something is shown. */
const untilShown = (page: Page, wanted: Locator): Promise<void> =>
  expect
    .poll(async () => {
      if (!(await wanted.isVisible())) await page.keyboard.press('Space');
      return wanted.isVisible();
    }, patiently)
    .toBe(true);

test('a short game of three with printed cards is refereed from the first hand to its end, and kept over a reload', async () => {
  const place = starterPlace(14);
  const { page } = await visitGames(browser(), await startHost(place), tablet);
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: '14th Edition', exact: true }).click();
  await dialog.getByRole('radio', { name: 'Printed cards on a real table' }).click();
  await dialog.getByRole('button', { name: 'Add a seat' }).click();
  for (const [seat, name] of ['Ann', 'Ben', 'Cleo'].entries()) {
    await dialog.getByRole('textbox', { name: `Name of seat ${seat + 1}` }).fill(name);
  }
  await dialog.getByRole('button', { name: /^Options/ }).click();
  await dialog.getByRole('textbox', { name: 'Seed' }).fill('7');
  await dialog.locator('button:not([aria-disabled="true"])', { hasText: 'Start the game' }).click();
  await page.getByRole('complementary', { name: 'Table' }).waitFor();
  const id = decodeURIComponent(new URL(page.url()).hash.split('/').at(-1) ?? '');
  const disk = () => gameOnDisk(place.library, id);
  const asked = () => disk().running.game.decision;
  const answers = () => disk().running.game.inputs.length;
  /** Does something and waits until the game has taken it in. */
  const taken = async (act: () => Promise<void>): Promise<void> => {
    const before = answers();
    const decision = asked()?.id ?? 0;
    await page.locator(`[data-part="prompt"][data-decision="${decision}"]`).waitFor();
    await act();
    await expect.poll(answers, patiently).toBeGreaterThan(before);
  };
  /** Does the least that can be done. */
  const goOn = async (): Promise<void> => {
    const decision = asked();
    if (decision) await give(page, decision, replyOfAbsent(decision));
  };
  while (asked()?.role !== 'action') await taken(goOn);

  // What can be done with any card needs no name; three letters name one.
  await panel(page).getByRole('button', { name: /^Sow/ }).waitFor();
  const player = asked()?.player ?? 0;
  const hidden = disk().running.game.state.cards.find((card) => isUnnamed(card) && card.owner === player);
  const name = disk().stored.faces[hidden?.design ?? 0]?.name ?? '';
  await taken(async () => {
    await page.keyboard.press('n');
    await page.keyboard.type(name.slice(0, 3));
    await bar(page).getByRole('button').filter({ hasText: name }).click();
  });
  await panel(page).getByText(name).waitFor();
  expect(await tooSmall(page)).toEqual([]);
  await taken(() =>
    panel(page)
      .getByRole('button', { name: `Sow ${name}` })
      .tap(),
  );
  // What is to be done with the card is said, and after it was taken back how it lies again.
  const steps = bar(page).getByRole('list', { name: /on the table/ });
  const { name: owner = '' } = disk().stored.seats[player] ?? {};
  await steps.getByText(`${owner}: ${name} from Hand to Granary, face down`).waitFor();
  await page.getByRole('button', { name: /^Undo/ }).tap();
  await steps.getByText(`${owner}: ${name} from Granary to Hand`).waitFor();
  // A finger finds the names that are left in a list.
  await bar(page).getByRole('searchbox').tap();
  const names = bar(page).getByRole('list', { name: 'Cards of that name' });
  await names.getByRole('button').nth(1).tap();
  await names.waitFor({ state: 'detached' });

  // A turn is gone through, phase by phase.
  const { turns } = disk().running.playable.summary(disk().running.game.state);
  while (disk().running.playable.summary(disk().running.game.state).turns === turns) await taken(goOn);
  const before = answers();
  await page.reload();
  await panel(page).waitFor();
  await bar(page).waitFor();
  expect(answers()).toBe(before);
  // With three at the table all have to agree.
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: /^Propose to end the game/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Propose it' }).click();
  const agrees = page.getByRole('region', { name: 'A question to the table' }).getByRole('button', {
    name: 'Agree',
  });
  await expect.poll(() => agrees.count(), patiently).toBe(2);
  await agrees.first().click();
  await expect.poll(() => agrees.count(), patiently).toBe(1);
  await agrees.click();
  await expect.poll(() => disk().running.game.result, patiently).not.toBeNull();
  await page
    .getByRole('complementary', { name: 'Table' })
    .getByText(/wins|tie/i)
    .first()
    .waitFor();
});

/** Looks for a land, and says that none is there. @param few all that are left may be in the hand */
async function sayNoneIsThere(few: boolean) {
  const place = newPlace();
  const id = await stageSearch(place.library, few);
  const { page } = await visitGames(browser(), await startHost(place), tablet);
  await page.getByRole('link', { name: /^Go on/ }).click();
  await play(page, SEARCH);
  const none = bar(page).getByRole('button', { name: 'None is there' });
  await untilShown(page, none);
  await panel(page)
    .getByRole('button', { name: /: show it large$/ })
    .first()
    .waitFor();
  expect(await tooSmall(page)).toEqual([]);
  await none.tap();
  return { page, library: place.library, id };
}

test('who looks for a land says which is found; that none is there is refused where the list of the deck says otherwise', async () => {
  const { page, library, id } = await sayNoneIsThere(false);
  await page.getByText('By the list of the deck there has to be one').waitFor();
  const lands = (): number =>
    gameOnDisk(library, id).running.game.state.players[0]?.zones['play']?.length ?? 0;
  expect(lands()).toBe(3);
  await bar(page).getByRole('searchbox').fill('For');
  await bar(page)
    .getByRole('button', { name: /^Forest/ })
    .tap();
  await panel(page)
    .getByRole('button', { name: /^Forest/ })
    .tap();
  await panel(page).locator('[data-answer]:not([disabled])').first().tap();
  await expect.poll(lands, patiently).toBe(4);
});

test('who looks for a land of which all that are left may be in the hand says that none is there, and goes without', async () => {
  const { page, library, id } = await sayNoneIsThere(true);
  const none = bar(page).getByRole('button', { name: 'None is there' });
  await none.waitFor({ state: 'detached' });
  const steps = bar(page).getByRole('list', { name: 'Now on the table' });
  await steps.getByText(`Ann: ${SEARCH} to Graveyard`).waitFor();
  await steps.getByText(/shuffle/i).waitFor();
  const zones = () => gameOnDisk(library, id).running.game.state.players[0]?.zones;
  await expect.poll(() => zones()?.['graveyard']?.length, patiently).toBe(1);
  expect(zones()?.['play']).toHaveLength(3);
});
