/** From an empty table of Magic to a puzzle: a position is set up, kept with its goal, and solved. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readScenarioText } from '../../../../src-main/play/scenarios/scenario-text.js';
import { newPlace, patiently, startHost, useBrowser } from '../../harness.js';
import { panel } from '../hands.js';
import { cardsIn, choose, dragTo, findCard, inspector, showTab } from '../sandbox-hands.js';
import { visitGames } from '../table-place.js';
import { play } from './hands.js';

const browser = useBrowser();

test('a position of lands, creatures and a spell is set up by keys and by hand, kept with its goal, and solved', async () => {
  const place = newPlace();
  const { page } = await visitGames(browser(), await startHost(place));
  await page.getByRole('link', { name: 'Set up a position' }).click();
  await page.getByRole('combobox', { name: /^Rules/ }).click();
  await page.getByRole('option', { name: 'Classic Edition' }).click();
  const inPlay = (seat: number, count: number) =>
    expect.poll(() => cardsIn(page, seat, 'play').count(), patiently).toBe(count);
  const problems = page.getByRole('status', { name: 'Problems' });

  await (await findCard(page, 'Clayfoot Goblin')).press('Enter');
  await inPlay(0, 1);
  await (await findCard(page, 'Mountain')).press('Enter');
  await inPlay(0, 2);
  await inspector(page).getByRole('button', { name: 'Copy card' }).click();
  await inPlay(0, 3);
  await (await findCard(page, 'Hot Shard')).press('Enter');
  await problems.getByText('“Hot Shard” cannot be in play: it is an instant.').waitFor();
  await choose(page, 'Move to', 'Ann: Hand');
  await expect.poll(() => cardsIn(page, 0, 'hand').count(), patiently).toBe(1);
  await dragTo(page, await findCard(page, "Bartholomew's Cousin"), 1, 'play');
  await inPlay(1, 1);
  await showTab(page, 'Players');
  const ben = inspector(page).getByRole('group', { name: 'Ben' });
  await ben.getByRole('spinbutton', { name: 'Life' }).fill('3');
  await showTab(page, 'Goal');
  await inspector(page).getByRole('button', { name: 'Set a goal' }).click();
  await inspector(page)
    .getByRole('textbox', { name: 'The goal, in a sentence' })
    .fill('Ben has 3 life left. Win this turn.');
  await expect.poll(() => problems.textContent(), patiently).toMatch(/^\s*Kept as a draft/);

  await page.keyboard.press('Control+s');
  const saving = page.getByRole('dialog', { name: 'Save as scenario' });
  await saving.getByRole('textbox', { name: 'Name' }).fill('Clear the way');
  await saving.getByRole('button', { name: 'Save' }).click();
  await saving.waitFor({ state: 'detached' });
  const file = join(place.library, 'scenarios', 'clear-the-way.scenario.json');
  expect(readScenarioText(readFileSync(file, 'utf8'))).toMatchObject({
    kind: 'good',
    content: {
      rules: 'magic-classic',
      goal: { by: 'Ann', reach: { result: { winners: ['Ann'] } } },
      players: [
        { name: 'Ann', hand: ['Hot Shard'] },
        { name: 'Ben', life: 3 },
      ],
    },
  });

  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Solve: Clear the way', exact: true }).click();
  const puzzle = page.getByRole('region', { name: 'Puzzle', exact: true });
  await puzzle.getByText('Win this turn.').waitFor();
  await play(page, 'Hot Shard');
  // The goblin has to attack and nothing is left to block it, so that nobody is asked anything more.
  await panel(page)
    .getByRole('button', { name: /^Bartholomew/ })
    .click();
  await puzzle.getByText('Solved').waitFor();
  await puzzle.getByRole('button', { name: 'Back to the puzzles' }).click();
  await page.getByRole('button', { name: 'Solve: Clear the way' }).waitFor();
});
