/** A card is tried from the designer: used on a table of its own, and kept as a test that is played again, or as a puzzle. */
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { putCard, putMagicCard } from './library-files.js';
import { play } from './table/magic/hands.js';

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

test('a card of Magic is watched in use; what came of it is kept as a test, and as a puzzle that can be solved', async () => {
  const place = newPlace();
  putMagicCard(place.library, 1, {
    name: 'Spark',
    manaCost: '{R}',
    typeLine: 'Instant',
    text: 'Spark deals 2 damage to target creature.',
  });
  const { page } = await visit(browser(), await startHost(place), { viewport: { width: 1280, height: 720 } });
  await page.getByRole('gridcell').filter({ hasText: 'Spark' }).dblclick();
  await page.locator('button:not([aria-disabled="true"])', { hasText: 'Try it' }).click();
  const trial = page.getByRole('region', { name: 'Trying a card' });
  await trial.getByRole('button', { name: 'Watch it used' }).click();
  await trial.getByText('The computer uses the card.').waitFor();
  await trial.getByText('You decide for both sides').waitFor();

  const keeping = page.getByRole('dialog', { name: 'Keep what was done' });
  const isDead = keeping.getByRole('checkbox', { name: 'Ben’s Hill Raider: Graveyard' });
  await trial.getByRole('button', { name: 'Keep…' }).click();
  await isDead.waitFor();
  await keeping.getByRole('textbox', { name: 'Name' }).fill('It burns');
  await keeping.getByRole('button', { name: 'Keep the test' }).click();
  await page.getByText('“It burns” is kept.').waitFor();

  await trial.getByRole('button', { name: 'Keep…' }).click();
  await isDead.waitFor();
  await keeping.getByRole('radio', { name: 'A puzzle' }).click();
  for (const other of await keeping.getByRole('checkbox').all()) await other.uncheck();
  await isDead.check();
  const goal = keeping.getByRole('textbox', { name: 'The goal, in a sentence' });
  expect(await goal.getAttribute('placeholder')).toBe('Send Ben’s Hill Raider to the graveyard this turn.');
  await keeping.getByRole('textbox', { name: 'Name' }).fill('Burn it');
  await keeping.getByRole('button', { name: 'Keep the puzzle' }).click();
  await page.getByText('“Burn it” is kept. It is listed under Play.').waitFor();

  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Solve: Burn it', exact: true }).click();
  const puzzle = page.getByRole('region', { name: 'Puzzle', exact: true });
  await puzzle.getByText('Send Ben’s Hill Raider to the graveyard this turn.').waitFor();
  await play(page, 'Spark', 'Hill Raider');
  const isSolved = puzzle.getByText('Solved');
  await expect
    .poll(async () => {
      if (!(await isSolved.isVisible())) await page.keyboard.press('Space');
      return isSolved.isVisible();
    }, patiently)
    .toBe(true);
});
