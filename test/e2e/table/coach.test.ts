/** After a game: what was given away, shown where it happened. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replyOfAbsent } from '../../../src-main/engine/decisions/absent.js';
import { recordOf } from '../../../src-main/engine/record.js';
import { writeRecordFile } from '../../../src-main/play/games/record-file.js';
import { letsGo, played, wonPosition } from '../../play/coach/planted.js';
import { expectNoFaults } from '../axe.js';
import { newPlace, patiently, startHost, useBrowser } from '../harness.js';
import { putPlayedGame } from './played-ahead.js';
import { openGame } from './positions.js';
import { starterPlace, visitGames } from './table-place.js';

const browser = useBrowser();

test('the coach finds what was given away in a game, and opens the replay there with what it would have done', async () => {
  const place = newPlace();
  const beginning = wonPosition();
  const game = played(beginning, letsGo);
  expect(game.result?.winners).toEqual([1]);
  const file = join(place.root, 'One blow.game.json');
  await writeRecordFile(file, recordOf(beginning, game));
  const { page } = await visitGames(browser(), await startHost(place), {
    viewport: { width: 1280, height: 720 },
  });
  await page.getByLabel('Game files').setInputFiles(file);
  await page.getByRole('link', { name: 'Coach for One blow' }).click();

  const coach = page.getByRole('group', { name: 'Coach' });
  const point = coach.getByRole('button', { name: /^Turn 3/ });
  await point.waitFor(patiently);
  await expect
    .poll(() => point.textContent(), patiently)
    .toMatch(/100 % → \d+ %.*Ann chose “End the Battle Phase”; the coach would have chosen “Attack”\./);
  await point.click();
  await expect.poll(() => point.getAttribute('aria-pressed'), patiently).toBe('true');
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  await expect.poll(() => timeline.getAttribute('aria-valuenow'), patiently).toBe('0');
  await expect
    .poll(() => page.getByRole('radio', { name: 'Ann', exact: true }).first().isChecked(), patiently)
    .toBe(true);
  // The coach would have taken up the giant, and from here it can be.
  const giant = page.locator('[data-seat="0"]').getByRole('button', { name: /^Harbour Giant.*, picked$/ });
  await giant.first().waitFor({ state: 'attached' });
  const playOn = page.getByRole('button', { name: 'Play on from here' });
  await expect.poll(() => playOn.getAttribute('aria-disabled'), patiently).toBe('false');

  await expectNoFaults(page, { 'the coach': async () => undefined });

  // Of the other player nothing is known before it is asked, and asking can be stopped.
  await coach.getByRole('radio', { name: 'Ben' }).click();
  await coach.getByRole('button', { name: 'Look through this game' }).click();
  await coach
    .getByRole('button', { name: 'Cancel' })
    .or(coach.getByText('decisions looked at'))
    .first()
    .waitFor();
  await coach.getByRole('radio', { name: 'Ann' }).click();
  await point.waitFor();
});

test('who plays against a player that thinks ahead can ask what it thinks, and is told nothing of its cards', async () => {
  const place = starterPlace(14);
  const game = await putPlayedGame(place.library, {
    edition: 14,
    occupants: ['person', 'journeyman'],
    seed: 5,
    reply: (_game, asked) => replyOfAbsent(asked),
    answered: 3,
  });
  const { page } = await visitGames(browser(), await startHost(place));
  await openGame(page, game);
  await page.getByRole('button', { name: 'What does Ben think?' }).click();
  const said = page.getByRole('dialog', { name: 'What Ben thinks' });
  await expect
    .poll(() => said.textContent(), patiently)
    .toMatch(/Ben (waits|thinks about).*What it weighs is told when the game is over\./);
  await expectNoFaults(page, { 'what a player thinks': async () => undefined });
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: /^Concede/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Ask the coach' }).waitFor();
  await page.getByRole('button', { name: 'What does Ben think?' }).click();
  await expect.poll(() => said.textContent(), patiently).toMatch(/has not thought|turn \d+.*: /);
});
