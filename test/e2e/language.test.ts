/** The card language in the designer: blocks and text in step, by keyboard, by drag and by typing. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose } from './designer-hands.js';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';

const browser = useBrowser();

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const text = (page: Page): Locator => field(page, 'Ability text');
const palette = (page: Page): Locator => page.getByRole('complementary', { name: 'Blocks' });
const offered = (page: Page, phrase: string): Locator => palette(page).getByRole('button', { name: phrase });
const block = (page: Page, phrase: string): Locator => page.getByRole('group', { name: phrase });
const receipt = (page: Page): Locator => page.getByRole('region', { name: 'Receipt', exact: true });
const undo = (page: Page, name: string): Locator => page.getByRole('button', { name: `Undo: ${name}` });

const textIs = (page: Page, wanted: string) =>
  expect.poll(() => text(page).inputValue(), patiently).toBe(wanted);
const levelIs = (page: Page, level: number) =>
  receipt(page).getByText(`= level ${level}`, { exact: true }).waitFor();

async function newMinion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Design your first card' }).click();
  await page.getByRole('button', { name: 'Create the card' }).click();
  await field(page, 'Name').fill('Ember Fox');
  await field(page, 'SP').fill('1');
  await field(page, 'HP').fill('3');
  await offered(page, 'draw x cards.').waitFor();
}

/** Lets a block fall onto a place, as hands do. */
async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await to.hover();
  await page.mouse.up();
}

test('an ability built by keyboard; text, level and law follow, and undo', async () => {
  const host = await startHost(newPlace());
  const { page } = await visit(browser(), host);
  await newMinion(page);

  await palette(page).getByRole('searchbox', { name: 'Search blocks' }).fill('draw');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await textIs(page, 'ABILITY 1: Draw 1 card.');
  await levelIs(page, 5);

  const number = block(page, 'effect: draw x cards.').getByRole('textbox');
  await number.press('ArrowUp');
  await textIs(page, 'ABILITY 1: Draw 2 cards.');
  await levelIs(page, 7);
  await field(page, 'Name of ability 1').fill('greed');
  await page.keyboard.press('Tab');
  await textIs(page, 'GREED: Draw 2 cards.');
  await receipt(page).getByText('seal').waitFor();
  await receipt(page).getByRole('button', { name: '17th Edition: legal' }).waitFor();

  await block(page, 'effect: draw x cards.').focus();
  await page.keyboard.press('d');
  await textIs(page, 'GREED: Draw 2 cards, then draw 2 cards.');
  await levelIs(page, 11);
  await undo(page, 'duplicate effect').click();
  await textIs(page, 'GREED: Draw 2 cards.');
  await levelIs(page, 7);

  await page.getByRole('tab', { name: 'Card' }).click();
  await expect.poll(() => field(page, 'Level').inputValue(), patiently).toBe('7');
  await field(page, 'Level').fill('9');
  await receipt(page).getByText('set by hand').waitFor();
  await receipt(page).getByRole('button', { name: '17th Edition: invalid' }).waitFor();
  await page.getByRole('switch', { name: 'Set level by hand' }).click();
  await expect.poll(() => field(page, 'Level').inputValue(), patiently).toBe('7');
  await field(page, 'SP').fill('4');
  await expect.poll(() => field(page, 'Level').inputValue(), patiently).toBe('10');
});

test('what is typed on a new card is its name, and keys by themselves are shortcuts only on the card', async () => {
  const host = await startHost(newPlace());
  const { page } = await visit(browser(), host);
  await page.getByRole('button', { name: 'Design your first card' }).click();
  await page.getByRole('button', { name: 'Create the card' }).click();
  await expect
    .poll(() => field(page, 'Name').evaluate((name) => name === document.activeElement), patiently)
    .toBe(true);
  await page.keyboard.type('Stone Titan');
  await expect.poll(() => field(page, 'Name').inputValue(), patiently).toBe('Stone Titan');
  await page.getByText('SP is missing').first().waitFor();

  // A press beside all fields leaves the keyboard nowhere.
  await page.getByRole('tabpanel', { name: 'Card' }).click({ position: { x: 8, y: 2 } });
  const rulers = page.getByRole('button', { name: 'Rulers' });
  await page.keyboard.type('Rat');
  expect(await page.getByRole('textbox', { name: /edited on the card/ }).count()).toBe(0);
  await expect.poll(() => rulers.getAttribute('aria-pressed'), patiently).toBe('false');

  await page.getByRole('application', { name: 'Card' }).focus();
  await page.keyboard.press('r');
  await expect.poll(() => rulers.getAttribute('aria-pressed'), patiently).toBe('true');
  await page.keyboard.press('n');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Name, edited on the card' }).inputValue(), patiently)
    .toBe('Stone Titan');
  await page.keyboard.press('Escape');

  const search = palette(page).getByRole('searchbox', { name: 'Search blocks' });
  await search.fill('draw x');
  await search.press('Enter');
  await textIs(page, 'ABILITY 1: Draw 1 card.');
  expect(await search.evaluate((box) => box === document.activeElement)).toBe(true);
});

test('an ability built by drag; a place refuses what does not belong there', async () => {
  const host = await startHost(newPlace());
  const { page } = await visit(browser(), host);
  await newMinion(page);
  await page.getByRole('tab', { name: 'Abilities' }).click();

  await dragTo(page, offered(page, 'draw x cards.'), page.locator('[data-slot="effect"]'));
  await textIs(page, 'ABILITY 1: Draw 1 card.');
  await dragTo(
    page,
    offered(page, 'When your on-field minion(s) is damaged:'),
    page.locator('[data-slot="condition"]'),
  );
  await textIs(page, 'ABILITY 1: When your on-field minion(s) is damaged: Draw 1 card.');
  await dragTo(
    page,
    offered(page, 'self-destroy x resources→'),
    page.locator('[data-slot="target"]').first(),
  );
  await page.getByText('That is the place of the target selection').first().waitFor();
  await textIs(page, 'ABILITY 1: When your on-field minion(s) is damaged: Draw 1 card.');

  await offered(page, 'When you take damage:').press('Enter');
  await palette(page).getByText('at most one activation condition').first().waitFor();
  const structure = { name: 'Rule: Card building: structure of abilities' };
  await palette(page).getByRole('button', structure).click();
  await page
    .locator('.rule-popover')
    .getByRole('link', { name: /^K17-BLD-06:/ })
    .waitFor();
});

test('typed text becomes blocks, and what cannot be read is pointed at', async () => {
  const host = await startHost(newPlace());
  const { page } = await visit(browser(), host);
  await newMinion(page);
  await page.getByRole('tab', { name: 'Abilities' }).click();

  await text(page).fill('GREED: draw 3 Cards');
  await block(page, 'effect: draw x cards.').waitFor();
  await text(page).fill('GREED: Draw 3 crads.');
  const problems = page.getByRole('list', { name: 'Problems' });
  await problems.getByRole('button', { name: 'Rule: Card building: structure of abilities' }).waitFor();
  await receipt(page)
    .getByText(/^not playable: /)
    .waitFor();
  await problems.getByRole('button', { name: 'Show at 8' }).click();
  const chosen = await text(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(chosen).toBe('Draw 3 crads.');
  await problems.getByRole('button', { name: 'Write “draw 3 cards.”' }).click();
  await textIs(page, 'GREED: Draw 3 cards.');
  await levelIs(page, 9);

  // The words at fault are marked, and the fixes begin with those at the cursor.
  await text(page).fill('GREED: Draw 3 cards.\nDraw 1 card.');
  await page.locator('.inspector [data-fault]').waitFor();
  await page.keyboard.press('Control+.');
  await page.getByRole('menu', { name: 'Fixes' }).waitFor();
  await page.keyboard.press('Enter');
  await textIs(page, 'GREED: Draw 3 cards.\nABILITY 2: Draw 1 card.');
  await page.keyboard.type('RUST');
  await textIs(page, 'GREED: Draw 3 cards.\nRUST: Draw 1 card.');
  await levelIs(page, 11);
  await undo(page, 'edit ability text').click();
  await undo(page, 'name this ability').click();
  await textIs(page, 'GREED: Draw 3 cards.\nDraw 1 card.');
  // The other editions are told of where they are asked for.
  await receipt(page).getByRole('button', { name: 'Older and newer editions' }).click();
  await page
    .getByRole('list', { name: 'Older and newer editions' })
    .getByText('6th Edition', { exact: true })
    .waitFor();
});

test('what is wrong is marked in the text on the card too, and put right there', async () => {
  const { page } = await visit(browser(), await startHost(newPlace()));
  await newMinion(page);
  await page.getByRole('tab', { name: 'Abilities' }).click();
  await text(page).fill('GREED: Draw 3 crads.');
  await page.locator('.inspector [data-fault]').waitFor();
  await page.getByRole('application', { name: 'Card' }).focus();
  await page.keyboard.press('t');
  const area = page.getByRole('textbox', { name: /edited on the card/ });
  const mark = page.locator('.table [data-fault]');
  await mark.waitFor();
  const [words, around] = [await mark.boundingBox(), await area.boundingBox()];
  expect(words && around && words.x >= around.x && words.x + words.width <= around.x + around.width).toBe(
    true,
  );
  expect(
    words && around && words.y >= around.y - 1 && words.y + words.height <= around.y + around.height,
  ).toBe(true);
  // The line is made for the white card, whatever the theme is.
  const scheme = () => mark.evaluate((line) => getComputedStyle(line).colorScheme);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await scheme()).toBe('light');
  // As fast as a person's fingers are: the second key is for the menu already.
  await page.keyboard.press('Control+.');
  await page.keyboard.press('Enter');
  await expect.poll(() => area.inputValue(), patiently).toBe('GREED: Draw 3 cards.');
  await expect.poll(() => mark.count(), patiently).toBe(0);
  await expect.poll(() => area.evaluate((one) => one === document.activeElement), patiently).toBe(true);
});

test('a card goes to another edition after its upgrade was seen, in one step, or is issued anew', async () => {
  const host = await startHost(newPlace());
  const { page } = await visit(browser(), host);
  await newMinion(page);
  await page.getByRole('tab', { name: 'Abilities' }).click();
  await text(page).fill('GREED: Draw 3 cards.');
  await levelIs(page, 9);
  const address = page.url();
  await page.getByRole('tab', { name: 'Card', exact: true }).click();
  await choose(page, /^Edition:/, '11th Edition');
  const asking = page.getByRole('dialog', { name: 'Another edition' });
  await asking.getByRole('region', { name: 'After' }).getByText('11th Edition').waitFor();
  await asking.getByRole('button', { name: 'Change this card' }).click();
  await receipt(page).getByText('resource cost').waitFor();
  await undo(page, 'change edition').click();
  await levelIs(page, 9);
  await page.getByRole('tab', { name: 'Law' }).click();
  await page.getByRole('button', { name: 'Upgrade to another edition…' }).click();
  await page.getByRole('region', { name: 'After' }).getByText('16th Edition').waitFor();
  await page.getByRole('button', { name: 'Make a new card' }).click();
  await expect.poll(() => page.url(), patiently).not.toBe(address);
  await receipt(page).getByRole('button', { name: '16th Edition: legal' }).waitFor();
  await levelIs(page, 9);
  await page.getByRole('tab', { name: 'Card', exact: true }).click();
  await choose(page, /^Edition:/, '9th Edition');
  await asking.getByRole('region', { name: 'After' }).getByText('9th Edition').waitFor();
  await asking.getByRole('button', { name: 'Change this card' }).click();
  await receipt(page).getByText('resource cost').waitFor();
  await choose(page, /^Edition:/, '8th Edition');
  await receipt(page).getByText('by hand: the guide of this edition is not known').click();
  await page.getByRole('region', { name: 'Receipt in full' }).getByText('Set the number by hand.').waitFor();
  await choose(page, /^Edition:/, '14th Edition');
  await asking.getByRole('region', { name: 'Before' }).getByText('8th Edition, resource cost').waitFor();
});
