import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { choose, doubleClick, dropFile, middleOf, onCard, pinch, surface } from './designer-hands.js';
import {
  newPlace,
  OWN_CONTEXT,
  patiently,
  startHost,
  startHostProcess,
  useBrowser,
  visit,
} from './harness.js';
import { cardsOnDisk, putCard } from './library-files.js';
import { hills } from './pictures.js';
import { expectSheets } from './printed-sheets.js';

const browser = useBrowser();

/** The picture's window on the card, mm. */
const window = { width: (672 * 25.4) / 300, height: (419 * 25.4) / 300 };

const onlyCard = (library: string): Card => {
  const [card, ...others] = cardsOnDisk(library);
  if (!card || others.length > 0) throw new Error(`There are ${others.length + 1} cards.`);
  return card;
};

/** Waits until the card's file says so, and the title bar too. */
async function expectSaved(page: Page, library: string, fields: Partial<Card>): Promise<void> {
  await expect.poll(() => onlyCard(library), patiently).toMatchObject(fields);
  await page.locator('header [role="status"][data-state="saved"]', { hasText: 'Saved' }).waitFor();
}

const undoButton = (page: Page, name: string) => page.getByRole('button', { name: `Undo: ${name}` });
const redoButton = (page: Page, name: string) => page.getByRole('button', { name: `Redo: ${name}` });

async function writeCard(page: Page): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.getByRole('button', { name: 'Design your first card' }).click();
  await page.getByRole('button', { name: 'Create the card' }).click();
  await field('Name').fill('Ember Fox');
  await expect.poll(() => page.getByRole('radio').allTextContents(), patiently).toEqual(['Minion', 'Spell']);
  for (const word of ['Level', 'SP', 'HP']) await field(word).waitFor();
  await page.getByRole('radio', { name: 'Spell' }).click();
  await field('SP').waitFor({ state: 'detached' });
  await choose(page, /^Edition:/, '9th Edition');
  await page.getByRole('radio', { name: 'Creature' }).click();
  await field('Resource cost').fill('5');
  await field('Offense').fill('3');
  await field('Defense').fill('4x');
  await expect.poll(() => field('Defense').inputValue(), patiently).toBe('4');
  await page.getByRole('tab', { name: 'Abilities' }).click();
  await field('Ability text').fill('BURN: Deal 2 damage to target creature.\nThis creature cannot block.');
}

async function writeFlavorOnTheCard(page: Page): Promise<void> {
  await doubleClick(page, middleOf.flavor);
  const inPlace = page.getByRole('textbox', { name: 'Flavor text, edited on the card' });
  await inPlace.waitFor();
  expect(await inPlace.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('It leaves no tracks, only ash.');
  await page.keyboard.press('Control+Enter');
  await inPlace.waitFor({ state: 'detached' });
  await undoButton(page, 'edit flavor text').waitFor();
}

const words: Partial<Card> = {
  name: 'Ember Fox',
  type: 'creature',
  edition: 9,
  cost: 5,
  offense: 3,
  defense: 4,
  text: 'BURN: Deal 2 damage to target creature.\nThis creature cannot block.',
  flavor: 'It leaves no tracks, only ash.',
};

test('a card from nothing to a printed sheet', async () => {
  const place = newPlace();
  const { library } = place;
  const host = await startHostProcess(place);
  const { page, context } = await visit(browser(), host, OWN_CONTEXT);

  await writeCard(page);
  await writeFlavorOnTheCard(page);
  await expectSaved(page, library, words);

  await dropFile(page, 'fox.png', 'image/png', await hills(1200, 800, 1));
  await undoButton(page, 'add picture').waitFor();
  await page.getByText('1200 × 800 px').waitFor();
  const id = expect.stringMatching(/^[0-9a-f]{32}\.(png|jpg)$/);
  await expectSaved(page, library, { ...words, picture: expect.objectContaining({ id, fit: 'cover' }) });

  const before = onlyCard(library);
  await context.close();
  expect(await host.stop()).toBe(0);
  const again = await startHost(place);
  const { page: later } = await visit(browser(), again);
  await later.getByRole('gridcell', { name: 'Ember Fox, 9th Edition' }).dblclick();
  await surface(later).waitFor();
  await expect
    .poll(() => later.getByRole('textbox', { name: 'Name', exact: true }).inputValue(), patiently)
    .toBe('Ember Fox');
  const description = await later.locator('#card-description').textContent();
  expect(description).toContain('Ember Fox. Creature, 9th Edition');
  expect(onlyCard(library)).toEqual(before);

  await later.keyboard.press('Control+p');
  await later.getByRole('img', { name: 'Sheet 1, front, 1 card' }).waitFor();
  const copies = later.getByRole('textbox', { name: 'Copies' });
  await copies.fill('3');
  await copies.press('Enter');
  await later.getByRole('spinbutton', { name: 'Bleed' }).fill('3');
  await later.getByRole('radio', { name: 'Long edge' }).click();
  for (const side of ['front', 'back'])
    await later.getByRole('img', { name: `Sheet 1, ${side}, 3 cards` }).waitFor();
  await expect.poll(() => later.getByRole('radio', { name: 'Crop marks' }).isChecked(), patiently).toBe(true);
  await later.getByText('3 cards on 1 sheet').waitFor();

  const [download] = await Promise.all([
    later.waitForEvent('download'),
    later.getByRole('button', { name: 'Export PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Cards.pdf');
  await later.getByText('The PDF is in your downloads.').waitFor();
  await expectSheets(readFileSync(await download.path()), {
    words: [
      'Ember Fox',
      'Deal 2 damage to target creature.',
      'It leaves no tracks, only ash.',
      '9th Edition',
    ],
  });
});

test('a picture is moved and zoomed by mouse, keys and fingers; each step can be undone by name', async () => {
  const place = newPlace();
  putCard(place.library, 1, { name: 'Ember Fox' });
  const { page } = await visit(browser(), await startHost(place), { hasTouch: true });
  const placement = () => onlyCard(place.library).picture;
  const expectPlacement = (figures: Record<'x' | 'y' | 'zoom', number>, digits = 3) =>
    expect
      .poll(placement, patiently)
      .toMatchObject(
        Object.fromEntries(
          Object.entries(figures).map(([key, value]) => [key, expect.closeTo(value, digits)]),
        ),
      );
  await page.getByRole('gridcell', { name: 'Ember Fox' }).dblclick();
  await surface(page).waitFor();
  await dropFile(page, 'fox.png', 'image/png', await hills(1200, 800, 1));
  await expectPlacement({ x: 0, y: 0, zoom: 1 });

  const middle = await onCard(page, middleOf.picture.x, middleOf.picture.y);
  const { scale } = middle;
  // The wheel speaks in whole pixels.
  const [x, y] = [Math.floor(middle.x), Math.floor(middle.y)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y - 24, { steps: 6 });
  await page.mouse.up();
  const moved = { x: 40 / scale / window.width, y: -24 / scale / window.height };
  await expectPlacement({ ...moved, zoom: 1 });
  await undoButton(page, 'move picture').waitFor();

  // What is under the pointer stays there.
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -500);
  const zoom = Math.exp(0.5);
  const u = (x - middle.x) / scale / window.width;
  const v = (y - middle.y) / scale / window.height;
  await expectPlacement({ x: u - (u - moved.x) * zoom, y: v - (v - moved.y) * zoom, zoom });
  await undoButton(page, 'zoom picture').click();
  await expectPlacement({ ...moved, zoom: 1 });
  await redoButton(page, 'zoom picture').waitFor();

  await surface(page).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  const keyed = { x: moved.x + 2.5 / window.width, y: moved.y + 0.25 / window.height };
  await expectPlacement({ ...keyed, zoom: 1 });
  await page.keyboard.press('Control+z');
  await expectPlacement({ ...moved, zoom: 1 });
  await page.keyboard.press('Control+Shift+z');
  await expectPlacement({ ...keyed, zoom: 1 });

  await pinch(page, middleOf.picture, 1.5);
  // A pinch is many small steps, each rounded.
  await expectPlacement({ x: u - (u - keyed.x) * 1.5, y: v - (v - keyed.y) * 1.5, zoom: 1.5 }, 2);
  await page.getByRole('button', { name: 'Undo: zoom picture' }).click();
  await expectPlacement({ ...keyed, zoom: 1 });

  const corner = page.locator('[data-corner="se"]');
  const takeCorner = async (): Promise<void> => {
    const box = await corner.boundingBox();
    if (!box) throw new Error('The picture has no corner to hold.');
    const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left - 90, top - 60, { steps: 6 });
  };
  const smaller = () => expect.poll(() => placement()?.zoom, patiently).toBeLessThan(0.9);
  await takeCorner();
  await page.mouse.up();
  await smaller();
  await undoButton(page, 'zoom picture').click();
  await expectPlacement({ ...keyed, zoom: 1 });
  await surface(page).focus();
  await page.keyboard.press('-');
  await undoButton(page, 'zoom picture').waitFor();
  await page.keyboard.press('Control+z');
  await expectPlacement({ ...keyed, zoom: 1 });
  await takeCorner();
  await smaller();
  await page.keyboard.press('Escape');
  await expectPlacement({ ...keyed, zoom: 1 });
  await page.mouse.up();

  await page.mouse.dblclick(x, y);
  await expectPlacement({ x: 0, y: 0, zoom: 1 });
  await undoButton(page, 'fit picture').waitFor();
  await page.keyboard.press('Escape');
  await corner.waitFor({ state: 'detached' });
});

test('a long print can be cancelled, and another one made after it', async () => {
  const place = newPlace();
  for (let n = 1; n <= 300; n += 1) putCard(place.library, n, { text: 'CLAW: Deal 2 damage. '.repeat(30) });
  const { page } = await visit(browser(), await startHost(place));
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await page.getByRole('gridcell').first().waitFor();
  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByRole('button', { name: 'Take all cards' }).click();
  await page.getByText('300 cards on 34 sheets').waitFor();
  await page.getByRole('button', { name: 'Export PDF' }).click();
  await page.getByRole('progressbar', { name: 'Making the PDF' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Cancelled. No PDF was made.').waitFor();

  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByText('Nothing to print yet').waitFor();
  await page.getByRole('link', { name: 'Cards' }).click();
  await page.getByRole('gridcell').first().click();
  await page.keyboard.press('Control+p');
  await page.getByText('1 card on 1 sheet').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('The PDF is in your downloads.').waitFor();
  await expect.poll(() => downloads, patiently).toEqual(['Cards.pdf']);
});
