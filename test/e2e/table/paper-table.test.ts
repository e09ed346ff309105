/** A game with printed cards: the program referees, and people enter which card is played and what dice show. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isUnnamed } from '../../../src-main/engine/paper/named-card.js';
import { patiently, startHost, useBrowser } from '../harness.js';
import { gameOnDisk } from './disk-game.js';
import { panel } from './hands.js';
import { starterPlace, visitGames } from './table-place.js';

const browser = useBrowser();

const bar = (page: Page) => page.getByRole('region', { name: 'Printed cards' });

test('a short game with printed cards is refereed: cards are named by three letters, dice are entered, what cannot be done is refused with its rule', async () => {
  const place = starterPlace(14);
  const { page } = await visitGames(browser(), await startHost(place));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: '14th Edition', exact: true }).click();
  await dialog.getByRole('radio', { name: 'Printed cards on a real table' }).click();
  for (const [seat, name] of ['Ann', 'Ben'].entries()) {
    await dialog.getByRole('textbox', { name: `Name of seat ${seat + 1}` }).fill(name);
  }
  await dialog.getByRole('button', { name: /^Options/ }).click();
  await dialog.getByRole('textbox', { name: 'Seed' }).fill('7');
  await shot(page, 'new');
  await dialog.locator('button:not([aria-disabled="true"])', { hasText: 'Start the game' }).click();
  await page.getByRole('complementary', { name: 'Table' }).waitFor();
  const id = decodeURIComponent(new URL(page.url()).hash.split('/').at(-1) ?? '');
  const disk = () => gameOnDisk(place.library, id);
  const asked = () => disk().running.game.decision;
  const inputs = () => disk().running.game.inputs;

  const seen = { card: 0, dice: 0, refused: 0, named: 0 };
  for (let steps = 0; steps < 80 && (seen.card === 0 || seen.dice === 0 || seen.refused === 0); steps += 1) {
    await panel(page).or(bar(page)).first().waitFor();
    const before = inputs().length;
    if ((await bar(page).locator('[data-dice]').count()) > 0) {
      seen.dice += 1;
      if (seen.dice === 1) await shot(page, 'dice');
      const label = (await bar(page).locator('[data-dice]').getAttribute('aria-label')) ?? '';
      const count = Number(/\d+/.exec(label)?.[0] ?? 1);
      await bar(page).locator('[data-dice]').fill('6'.repeat(count));
      await bar(page).getByRole('button', { name: 'Enter', exact: true }).click();
    } else if ((await bar(page).getByRole('button', { name: 'Do something else' }).count()) > 0) {
      seen.card += 1;
      if (seen.card === 1) await shot(page, 'card');
      const { cards } = disk().running.game.state;
      const hidden = cards.find((card) => isUnnamed(card) && card.owner === asked()?.player);
      await nameCard(page, disk().stored.faces[hidden?.design ?? 0]?.name ?? '');
    } else if (asked()?.role === 'action' && seen.named < 12) {
      seen.named += 1;
      const player = asked()?.player ?? 0;
      const { cards } = disk().running.game.state;
      const hidden = cards.filter((card) => isUnnamed(card) && card.owner === player);
      const wanted = hidden.toSorted((a, b) => a.design - b.design)[seen.named % hidden.length];
      await nameCard(page, disk().stored.faces[wanted?.design ?? 0]?.name ?? '');
      await expect.poll(() => inputs().length, patiently).toBeGreaterThan(before);
      if (seen.named === 1) await shot(page, 'named');
      const acts = panel(page).locator('[data-choice]');
      if ((await acts.count()) > 0) await acts.first().click();
      else {
        seen.refused += 1;
        await page.keyboard.press('Space');
      }
    } else {
      const choice = panel(page).locator('[data-choice]:not([disabled])');
      const answer = panel(page).locator('[data-answer]:not([disabled])');
      if (asked()?.kind !== 'act' && (await choice.count()) > 0) await choice.first().click();
      if ((await answer.count()) > 0) await answer.first().click().catch(() => undefined);
      else await page.keyboard.press('Space');
    }
    await expect
      .poll(async () => inputs().length !== before || (await bar(page).getByRole('button', { name: 'Do something else' }).count()) > 0, { timeout: 3000, interval: 30 })
      .toBe(true)
      .catch(async (error: unknown) => {
        await shot(page, 'stuck');
        console.log(steps, seen, JSON.stringify(asked()), await panel(page).innerText());
        throw error;
      });
  }
  console.log(seen, inputs().length);
  await shot(page, 'later');
});

const shot = (page: Page, name: string) => page.screenshot({ path: `/tmp/paper-${name}.png` });

async function nameCard(page: Page, name: string): Promise<void> {
  const field = bar(page).locator('[data-card-name]');
  await field.fill(name);
  await bar(page).getByRole('button', { name: new RegExp(`^${name.replace(/[^\w ]/g, '.')}`) }).first().waitFor();
  await field.press('Enter');
}
