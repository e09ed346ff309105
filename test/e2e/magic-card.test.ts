/** A card of Magic from empty to playable: its cost by clicks, its type by parts, its text from the palette; then it is tried. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose } from './designer-hands.js';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';

const browser = useBrowser();

/** Some lines offer words. */
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));
const valueOf = (page: Page, name: string) => expect.poll(() => field(page, name).inputValue(), patiently);

test('a card is made by clicks, keys and a drag, says what it does, and is tried on a table', async () => {
  const { page } = await visit(browser(), await startHost(newPlace()));
  await page.getByRole('button', { name: 'Design your first card' }).click();
  await choose(page, /^Game:/, 'Magic (Classic rules)');
  await page.getByRole('button', { name: 'Create the card' }).click();
  await field(page, 'Name').fill('Reed Heron');

  await page.getByRole('radio', { name: 'Sorcery' }).click();
  await field(page, 'Power').waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Creature', exact: true }).click();
  await page.getByRole('combobox', { name: 'Creature types' }).fill('bird');
  await page.keyboard.press('Enter');
  await valueOf(page, 'Type line').toBe('Creature — Bird');

  await page.getByRole('button', { name: 'One generic mana more' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await valueOf(page, 'Mana cost').toBe('{1}{U}{U}');
  await field(page, 'Mana cost').press('End');
  await page.keyboard.press('Backspace');
  await valueOf(page, 'Mana cost').toBe('{1}{U}');
  await field(page, 'Power').fill('1');
  await field(page, 'Toughness').fill('2');

  const palette = page.getByRole('complementary', { name: 'Parts of the grammar' });
  const search = palette.getByRole('searchbox', { name: 'Search parts' });
  await search.fill('flying');
  await search.press('Enter');
  await valueOf(page, 'Ability text').toBe('Flying');
  await search.fill('draw two');
  await palette.getByRole('button', { name: /^Draw / }).dragTo(field(page, 'Ability text'));
  await valueOf(page, 'Ability text').toBe('Flying\n{T}: Draw two cards.');

  const paragraph = (nth: number) => page.getByRole('region', { name: `Paragraph ${nth}` });
  await paragraph(2).waitFor();
  await paragraph(1).getByText('only creatures that have flying can block it').waitFor();
  await paragraph(1).getByRole('switch', { name: 'Remind of Flying' }).click();
  await valueOf(page, 'Ability text').toMatch(/^Flying \(.+\)\n/u);
  await field(page, 'Ability text').fill('Flying\n{T}: Draw two crads.');
  await paragraph(2)
    .getByRole('button', { name: /Draw two cards/ })
    .click();
  await valueOf(page, 'Ability text').toBe('Flying\n{T}: Draw two cards.');
  await page.getByRole('button', { name: 'Classic Edition: legal' }).waitFor();

  await page.locator('button:not([aria-disabled="true"])', { hasText: 'Try it' }).click();
  const inHand = page.locator('ul[data-seat="0"][data-zone="hand"]');
  await inHand.getByRole('button', { name: /^Reed Heron/ }).waitFor();
  await page.getByRole('region', { name: 'Trying a card' }).getByText('You decide for both sides').waitFor();
});
