/** The first minute of somebody who has never been here: from the empty library to a card that can be played, with few clicks. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, middleOf, onCard } from './designer-hands.js';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { cardsOnDisk } from './library-files.js';

const browser = useBrowser();
const MOST_CLICKS = 8;

/** Counts what the mouse really does, whichever way it is moved. */
const countClicks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.clicks = '0';
    addEventListener(
      'pointerdown',
      () => {
        const { dataset } = document.documentElement;
        dataset.clicks = String(Number(dataset.clicks) + 1);
      },
      { capture: true },
    );
  });

/** Presses the window of the card's picture and takes the first icon that is found. */
async function chooseIcon(page: Page, words: string): Promise<void> {
  const picture = await onCard(page, middleOf.picture.x, middleOf.picture.y);
  await page.mouse.click(picture.x, picture.y);
  const icons = page.getByRole('dialog', { name: 'Picture from an icon' });
  // The cursor is there a moment after the dialog.
  await icons.getByRole('searchbox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type(words);
  await icons
    .getByRole('option', { name: new RegExp(words, 'i') })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await icons.getByRole('option', { selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await icons.waitFor({ state: 'detached' });
}

const clicksOn = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.clicks));

test('a playable card with a picture takes at most 8 clicks beside typing; an empty one is invited, not blamed', async () => {
  const place = newPlace();
  const { page } = await visit(browser(), await startHost(place));
  const bar = page.getByRole('region', { name: 'Receipt' });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await countClicks(page);

  await page.getByRole('button', { name: 'Design your first card' }).click();
  await page.getByRole('button', { name: 'Create the card' }).click();
  await bar.getByText('An empty card').waitFor();
  const ghosts = page.locator('[data-ghost] text');
  await expect
    .poll(() => ghosts.allTextContents(), patiently)
    .toEqual(expect.arrayContaining(['Name', 'Drop a picture, or choose an icon', 'What does it do?']));
  expect(await page.getByText(/invalid|is missing|not playable/u).count()).toBe(0);

  // The cursor is in the name already.
  await expect
    .poll(() => field('Name').evaluate((one) => one === document.activeElement), patiently)
    .toBe(true);
  await page.keyboard.type('Ember Fox');
  await field('SP').click();
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');

  const palette = page.getByRole('complementary', { name: 'Blocks' });
  await palette.getByRole('searchbox', { name: 'Search blocks' }).click();
  await page.keyboard.type('kill');
  await palette.getByText('Put the targets into the grave.').waitFor();
  await palette.getByText('Here: level 4 → 6').waitFor();
  await page.keyboard.press('Enter');
  await page
    .getByRole('region', { name: 'In plain words' })
    .getByText('put the target into the grave')
    .waitFor();
  await field('Name of ability 1').click();
  await page.keyboard.type('SCORCH');
  await page.keyboard.press('Enter');

  await chooseIcon(page, 'fox');

  await bar.getByRole('button', { name: '17th Edition: legal' }).waitFor();
  await expect
    .poll(() => cardsOnDisk(place.library)[0], patiently)
    .toMatchObject({
      name: 'Ember Fox',
      offense: 2,
      defense: 3,
      cost: 6,
      text: 'SCORCH: Target 1 on-field minion; destroy the target.',
      picture: expect.objectContaining({ id: expect.any(String) }),
    });
  await page.locator('button:not([aria-disabled="true"])', { hasText: 'Try it' }).waitFor();
  expect(await clicksOn(page)).toBeLessThanOrEqual(MOST_CLICKS);
});

test('a playable card of Magic with a picture takes as few', async () => {
  const place = newPlace();
  const { page } = await visit(browser(), await startHost(place));
  // Some lines offer words.
  const field = (name: string) =>
    page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));
  await countClicks(page);

  await page.getByRole('button', { name: 'Design your first card' }).click();
  await choose(page, /^Game:/, 'Magic (Classic rules)');
  await page.getByRole('button', { name: 'Create the card' }).click();
  await expect
    .poll(() => field('Name').evaluate((one) => one === document.activeElement), patiently)
    .toBe(true);
  await page.keyboard.type('Ember Fox');
  await field('Mana cost').click();
  await page.keyboard.type('2R');
  await field('Type line').click();
  await page.keyboard.type('Sorcery');
  const palette = page.getByRole('complementary', { name: 'Parts of the grammar' });
  await palette.getByRole('searchbox', { name: 'Search parts' }).click();
  await page.keyboard.type('kill');
  await palette
    .getByRole('button', { name: /^Destroy / })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => field('Ability text').inputValue(), patiently).toMatch(/^Destroy target creature/);
  await chooseIcon(page, 'fox');

  await page.getByRole('button', { name: 'Classic Edition: legal' }).waitFor();
  await expect
    .poll(() => cardsOnDisk(place.library)[0], patiently)
    .toMatchObject({
      name: 'Ember Fox',
      manaCost: '2R',
      typeLine: 'Sorcery',
      picture: expect.objectContaining({ id: expect.any(String) }),
    });
  await page.locator('button:not([aria-disabled="true"])', { hasText: 'Try it' }).waitFor();
  expect(await clicksOn(page)).toBeLessThanOrEqual(MOST_CLICKS);
});
