/** A card is tried from the designer: used on a table of its own, and kept as a test that is played again. */
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { putCard } from './library-files.js';

const browser = useBrowser();

test('one press puts a card on a table, where it is shown in use; what came of it is a test of the card', async () => {
  const place = newPlace();
  putCard(place.library, 1, {
    name: 'Smite',
    type: 'spell',
    edition: 14,
    cost: 2,
    text: 'Target 1 in-play card; destroy it.',
  });
  const { page } = await visit(browser(), await startHost(place), { viewport: { width: 1280, height: 720 } });
  await page.getByRole('gridcell').filter({ hasText: 'Smite' }).dblclick();
  await page.locator('button:not([aria-disabled="true"])', { hasText: 'Try it' }).click();

  const trial = page.getByRole('region', { name: 'Trying a card' });
  await trial.getByText('You decide for both sides').waitFor();
  await trial.getByRole('button', { name: 'Keep…' }).click();
  const keeping = page.getByRole('dialog', { name: 'Keep what was done' });
  await keeping.getByText('Nothing has changed yet. Use the card first.').waitFor();
  await keeping.getByRole('button', { name: 'Cancel' }).click();

  const isOver = page.getByText('That is all that the card can do by itself in this turn.');
  await expect
    .poll(async () => {
      if (!(await isOver.isVisible())) await trial.getByRole('button', { name: 'Next step' }).click();
      return isOver.isVisible();
    }, patiently)
    .toBe(true);

  await trial.getByRole('button', { name: 'Keep…' }).click();
  await keeping.getByRole('checkbox', { name: 'Ann’s Smite: Grave' }).waitFor();
  await keeping.getByRole('textbox', { name: 'Name' }).fill('It destroys');
  await keeping.getByRole('button', { name: 'Keep the test' }).click();
  await page.getByText('“It destroys” is kept.').waitFor();

  await trial.getByRole('button', { name: 'To the card' }).click();
  const tests = page.getByRole('region', { name: 'Tests of this card' }).getByRole('status');
  await expect.poll(() => tests.textContent(), patiently).toBe('1 test of this card: it holds.');
  await page.getByRole('tab', { name: 'Abilities' }).click();
  const text = page.getByRole('textbox', { name: 'Ability text', exact: true });
  await text.or(page.getByRole('combobox', { name: 'Ability text', exact: true })).fill('Draw 1 card.');
  await expect.poll(() => tests.textContent(), patiently).toMatch(/one differs:\s+It destroys/);
});
