import type { Page } from 'playwright-core';
import { give, isAsked, takeOver } from '../table/hands.js';
import { gameOnDisk, sensibleReply } from '../table/disk-game.js';
import type { Staged } from './staged-games.js';
import { blur, go, take } from './take.js';

/** So long the coach may think, ms. */
const THINKS = 180_000;

/** The rooms of playing by day: the home, tables with a battle on it and with printed cards, the cover, a replay, the coach, a lesson, the rules. */
export async function takePlayByDay(page: Page, library: string, staged: Staged): Promise<void> {
  await go(page, 'play');
  await page.getByRole('heading', { name: 'Finished games' }).waitFor();
  await take(page, 'play-light');

  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('button', { name: 'Add a seat' }).click();
  await take(page, 'new-game-light');
  await page.keyboard.press('Escape');

  await go(page, `table/${staged.duel}`);
  await atTable(page);
  await take(page, 'table-light');

  await go(page, `table/${staged.battle}`);
  await atTable(page);
  await playTo(page, library, staged.battle, 'die');
  await take(page, 'battle-light');

  await go(page, `table/${staged.magic}`);
  await atTable(page);
  await take(page, 'magic-table-light');

  await go(page, `table/${staged.pawns}`);
  await atTable(page);
  await take(page, 'pawns-table-light');

  await go(page, `table/${staged.paper}`);
  await atTable(page);
  await page
    .getByRole('button', { name: /^Summon/ })
    .first()
    .click();
  const asked = page.getByText(/^Choose exactly \d\.$/u);
  const cost = Number(/\d/u.exec(await asked.innerText())?.[0]);
  for (let key = 1; key <= cost; key += 1) await page.keyboard.press(`${key}`);
  await page.keyboard.press('Space');
  await page.getByRole('list', { name: 'Now on the table' }).waitFor();
  await atTable(page);
  await take(page, 'paper-table-light');

  await go(page, `table/${staged.cover}`);
  await page.getByRole('button', { name: /^I am / }).waitFor();
  await take(page, 'cover-light');

  await go(page, `replay/${staged.over}`);
  await page.getByRole('radio', { name: 'All open' }).click();
  await page.getByRole('slider', { name: 'Timeline' }).focus();
  await page.keyboard.press('End');
  for (let back = 0; back < 3; back += 1) await page.keyboard.press('Control+ArrowLeft');
  await blur(page);
  await take(page, 'replay-light');

  await go(page, `replay/${staged.lost}`);
  await page.getByRole('tab', { name: 'Coach' }).click();
  await page.getByRole('button', { name: 'Look through this game' }).click();
  await page.getByText('decisions looked at').waitFor({ timeout: THINKS });
  await page
    .getByRole('button', { name: /^Turn \d+/ })
    .last()
    .click();
  await page.getByText('give or take').waitFor();
  await blur(page);
  await take(page, 'coach-light');

  await go(page, 'play');
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await page.getByRole('complementary', { name: 'Table' }).waitFor();
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await take(page, 'lesson-light');

  await go(page, 'rules/kotc-14');
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('piercing damage');
  await page.getByRole('status').filter({ hasText: 'rules' }).waitFor();
  await take(page, 'rules-light');
}

/** By night: a table of four in an older edition, and the sandbox. */
export async function takePlayByNight(page: Page, staged: Staged): Promise<void> {
  await go(page, `table/${staged.four}`);
  await takeOver(page, 'Ann');
  await atTable(page);
  await take(page, 'table-dark');

  await go(page, `sandbox/${staged.position}`);
  await page.getByRole('tab', { name: 'Goal' }).click();
  await blur(page);
  await take(page, 'sandbox-dark');
}

async function atTable(page: Page): Promise<void> {
  await page.locator('[data-part="prompt"][data-decision]').waitFor();
  // A turn that has begun is called across the table for a moment.
  await page.locator('[data-part="turn-banner"]').waitFor({ state: 'detached' });
  await blur(page);
}

/** Has a sensible player answer for the only person at the table until they are asked for that purpose. */
async function playTo(page: Page, library: string, game: string, purpose: string): Promise<void> {
  for (;;) {
    const found = gameOnDisk(library, game);
    const { decision, inputs } = found.running.game;
    if (!decision) throw new Error(`Nobody was asked for “${purpose}”.`);
    const isPersons = found.stored.seats[decision.player]?.occupant === 'person';
    if (isPersons && decision.purpose === purpose) {
      await isAsked(page, decision);
      return blur(page);
    }
    if (isPersons) await give(page, decision, sensibleReply(found, decision));
    while (gameOnDisk(library, game).running.game.inputs.length === inputs.length)
      await page.waitForTimeout(50);
  }
}
