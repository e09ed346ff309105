/** The first game: played whole as it is explained, with a wrong turn, and a break in the middle. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser } from '../harness.js';
import { gameOnDisk, inputsOnDisk } from './disk-game.js';
import { panel } from './hands.js';
import { visitGames } from './table-place.js';

const browser = useBrowser();

const note = (page: Page) => page.getByRole('region', { name: 'Lesson' });
const stepOf = async (page: Page): Promise<number> => Number(await note(page).getAttribute('data-step'));

/** What a learner sees change when something was done. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      document.querySelector('[aria-label="Lesson"]')?.getAttribute('data-step'),
      document.querySelector('[data-part="prompt"]')?.getAttribute('data-decision'),
      document.querySelectorAll('[aria-pressed="true"]').length,
    ]),
  );

/** Presses what the lesson points at, or Next, again and again. */
async function learnOn(page: Page, until: (step: number) => boolean): Promise<void> {
  const next = note(page).getByRole('button', { name: 'Next' });
  const finish = note(page).getByRole('button', { name: 'Finish' });
  const answer = page.locator('[data-lesson="answer"]');
  for (;;) {
    await next.or(finish).or(answer).first().waitFor();
    if (until(await stepOf(page)) || (await finish.count()) > 0) return;
    const before = await standing(page);
    await next.or(answer).first().click();
    await expect.poll(() => standing(page), patiently).not.toBe(before);
  }
}

test('the first lesson is learnt to its end; another answer is refused, and who leaves comes back to the same step', async () => {
  const place = newPlace();
  const { page } = await visitGames(browser(), await startHost(place));
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  const lessons = page.getByRole('group', { name: 'Learn in a first game' }).getByRole('button');
  await lessons.first().waitFor();
  expect((await lessons.allTextContents()).map((text) => text.trim())).toEqual([
    'Learn Keeper of the Cards',
    'Learn Magic (Classic rules)',
  ]);
  // They come a moment after the other buttons, which must not move away from a press.
  const others = await page.getByRole('link', { name: 'Set up a position' }).boundingBox();
  const its = await lessons.first().boundingBox();
  expect(its?.y).toBeGreaterThan((others?.y ?? Infinity) + (others?.height ?? 0));
  await lessons.first().click();
  await note(page).waitFor();
  const game = decodeURIComponent(new URL(page.url()).hash.split('/').at(-1) ?? '');
  const inputs = (): number => inputsOnDisk(place.library, game);

  await learnOn(page, (step) => step === 3);
  await panel(page).locator('[data-choice]').first().click();
  await panel(page).locator('[data-answer="confirm"]').click();
  await page.getByText(/^In this lesson: .* Later you choose\.$/).waitFor();
  expect(inputs()).toBe(0);
  await panel(page).getByRole('button', { name: 'None', exact: true }).click();
  await expect.poll(inputs, patiently).toBeGreaterThan(0);

  await learnOn(page, (step) => step === 12);
  const known = inputs();
  const said = await note(page).textContent();
  await note(page).getByRole('button', { name: 'Leave the lesson' }).click();
  await page.getByRole('link', { name: /^Go on with Your first game/ }).click();
  await note(page).waitFor();
  expect(await stepOf(page)).toBeLessThanOrEqual(12);
  await learnOn(page, (step) => step === 12);
  expect([inputs(), await note(page).textContent()]).toEqual([known, said]);

  await learnOn(page, () => false);
  await note(page).getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('heading', { name: 'Finished games' }).waitFor();
  await page.getByRole('button', { name: 'Begin: Your first game', exact: true }).waitFor();
  expect(gameOnDisk(place.library, game).running.game.result?.winners).toEqual([0]);
});

test('the first game of Magic is learnt by pressing what it points at', async () => {
  const place = newPlace();
  const { page } = await visitGames(browser(), await startHost(place));
  await page.getByRole('button', { name: 'Begin: Your first game of Magic' }).click();
  await note(page).waitFor();
  const game = decodeURIComponent(new URL(page.url()).hash.split('/').at(-1) ?? '');
  await learnOn(page, () => false);
  expect(gameOnDisk(place.library, game).running.game.result?.winners).toEqual([0]);
});
