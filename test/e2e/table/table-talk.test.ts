/** What people at one screen say to one another beside playing, and what the table says about its rules. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Occupant } from '../../../src-main/play/new-game/new-game.js';
import { newPlace, patiently, startHost, useBrowser } from '../harness.js';
import { gameOnDisk } from './disk-game.js';
import { panel, takeOver } from './hands.js';
import { putGame, type Situation } from './positions.js';
import { starterPlace, visitGames } from './table-place.js';

const browser = useBrowser();

/** Ann may cast a spell that has two targets to choose from; nobody has anything to answer with. */
const quiet: Situation = {
  rules: 'kotc-14',
  cards: {
    Smite: { type: 'spell', level: 0, text: 'Target 1 in-play card; destroy it.' },
    Bear: { type: 'minion', sp: 2, hp: 3 },
    Giant: { type: 'minion', sp: 9, hp: 9, level: 20 },
    Wolf: { type: 'minion', sp: 1, hp: 1 },
  },
  players: [
    {
      name: 'Ann',
      hand: ['Smite', 'Giant'],
      deck: [5],
      battlefield: ['Bear'],
    },
    { name: 'Ben', hand: ['Wolf'], battlefield: ['Wolf'], deck: [5] },
  ],
};

/** Opens the app at the table of a game that begins in a position, in front of Ann. */
async function sitDown(situation: Situation, occupants: readonly Occupant[] = ['person', 'person']) {
  const place = newPlace();
  const host = await startHost(place);
  const game = await putGame(place.library, situation, occupants, { undo: 'anything' });
  const { page } = await visitGames(browser(), host);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('link', { name: /^Go on with/ }).click();
  if (occupants.filter((one) => one === 'person').length > 1) await takeOver(page, 'Ann');
  await panel(page).getByRole('button', { name: 'Cast Smite' }).waitFor();
  const running = () => gameOnDisk(place.library, game).running.game;
  return { page, running };
}

const chooseInMenu = async (page: Page, item: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page
    .getByRole('menuitem', { name: item })
    .or(page.getByRole('menuitemcheckbox', { name: item }))
    .click();
};

const request = (page: Page) => page.getByRole('region', { name: 'A question to the table' });

test('what one wants to take back the other declines, and then agrees to', async () => {
  const { page, running } = await sitDown(quiet);
  await panel(page).getByRole('button', { name: 'Cast Smite' }).click();
  await panel(page).getByText('Choose 1 target').waitFor();
  const inputs = running().inputs.length;

  await page.getByRole('button', { name: /^Undo: Cast Smite/ }).click();
  await request(page).getByText('Ann wants to take back: Ann casts Smite.').waitFor();
  expect(await panel(page).locator('[data-choice]').count()).toBe(0);
  await request(page).getByRole('button', { name: 'Decline' }).click();
  await takeOver(page, 'Ann');
  await panel(page).getByText('Choose 1 target').waitFor();
  expect(running().inputs).toHaveLength(inputs);

  await page.getByRole('button', { name: /^Undo: Cast Smite/ }).click();
  const ben = request(page).getByRole('group', { name: 'Ben: do you agree?' });
  await ben.getByRole('button', { name: 'Agree' }).click();
  await takeOver(page, 'Ann');
  await panel(page).getByRole('button', { name: 'Cast Smite' }).waitFor();
  await expect.poll(() => running().inputs.length, patiently).toBeLessThan(inputs);
  await request(page).waitFor({ state: 'detached' });
});

test('what is shown large goes with what it belongs to: an opened pile, a choice that is made', async () => {
  const { page } = await sitDown({
    ...quiet,
    players: quiet.players.map((one) => ({ ...one, grave: ['Giant', 'Bear'] })),
  });
  const large = page.getByRole('complementary', { name: 'Card, large' });
  await page.locator('[data-seat="0"] [data-kind="pile"]').first().press('Enter');
  const pile = page.getByRole('dialog', { name: /Grave/ });
  await pile.getByRole('button', { name: /^Giant/ }).hover();
  await large.waitFor();
  await page.keyboard.press('Escape');
  await pile.waitFor({ state: 'detached' });
  await large.waitFor({ state: 'detached' });

  await panel(page).getByRole('button', { name: 'Cast Smite' }).click();
  await panel(page).getByText('Choose 1 target').waitFor();
  await panel(page).getByRole('button', { name: /^Bear/ }).hover();
  await large.waitFor();
  await page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
  await panel(page).getByRole('button', { name: /^Bear/ }).hover();
  await large.waitFor();
  await panel(page).getByRole('button', { name: /^Bear/ }).click();
  await panel(page).getByText('Choose 1 target').waitFor({ state: 'detached' });
  await large.waitFor({ state: 'detached' });
  expect(await page.getByRole('group', { name: 'Notice' }).count()).toBe(0);
});

test('an end that both agree to ends the game, which can be played again with the same people', async () => {
  const { page, running } = await sitDown(quiet);
  await chooseInMenu(page, 'Propose to end the game…');
  const proposal = page.getByRole('alertdialog', { name: 'Propose to end the game?' });
  await proposal.getByText(/would win|would be a tie/).waitFor();
  await proposal.getByRole('button', { name: 'Propose it' }).click();
  await request(page).getByText('Ann proposes to end the game. ').waitFor();
  await request(page).getByRole('button', { name: 'Agree' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await result.waitFor();
  expect(running().result).not.toBeNull();
  expect(await page.getByRole('dialog', { name: /^Pass the screen/ }).count()).toBe(0);
  await result.getByRole('button', { name: 'Play again' }).click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('button', { name: /^Add the 14th Edition/ }).click();
  await expect
    .poll(() => dialog.getByRole('textbox', { name: 'Name of seat 2' }).inputValue(), patiently)
    .toBe('Ben');
});

test('a key that ends a phase in which something could still be done is asked once more, its button is not', async () => {
  const { page, running } = await sitDown(quiet, ['person', 'greedy']);
  // The button itself says why there is nothing to undo.
  await page.getByRole('button', { name: 'There is nothing to take back yet.' }).waitFor();
  const inputs = running().inputs.length;
  const confirm = page.getByRole('group', { name: 'End the Action Phase?' });
  await panel(page).getByRole('button', { name: 'End the Action Phase' }).waitFor();
  await page.keyboard.press('Space');
  await confirm.getByText('You could still: ').waitFor();
  await confirm.getByRole('button', { name: 'Stay' }).click();
  await confirm.waitFor({ state: 'detached' });
  expect(running().inputs).toHaveLength(inputs);
  await page.keyboard.press('Space');
  await confirm.waitFor();
  await page.keyboard.press('Space');
  await expect.poll(() => running().inputs.length, patiently).toBeGreaterThan(inputs);
  const now = page.getByRole('list', { name: 'Phases' }).locator('[aria-current="step"]');
  await expect.poll(async () => (await now.textContent())?.trim(), patiently).toBe('Battle Phase');

  // Whoever passes until the end of the turn is still asked in the phase of a stop.
  await page.getByRole('button', { name: 'Recovery Phase: no stop' }).click();
  await page.getByRole('button', { name: 'Recovery Phase: stop in your turn' }).waitFor();
  await chooseInMenu(page, 'Pass until the end of the turn');
  await expect.poll(async () => (await now.textContent())?.trim(), patiently).toBe('Recovery Phase');
  await panel(page).getByRole('button', { name: 'End the Recovery Phase' }).waitFor();
});

test('a line of the log and a refused move open the rules that they rest on', async () => {
  const { page } = await sitDown(quiet);
  const log = page.getByRole('log');
  await log
    .getByRole('button', { name: /^Rules?: \w/ })
    .first()
    .click();
  const rule = page.getByRole('dialog', { name: /^Rules?: \w/ });
  await expect.poll(() => rule.locator('dd').first().textContent(), patiently).toMatch(/\w{3,} \w+/);
  await page.keyboard.press('Escape');
  await rule.waitFor({ state: 'detached' });

  const giant = page.locator('[data-seat="0"][data-zone="hand"]').getByRole('button', { name: /^Giant/ });
  await giant.focus();
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('dialog', { name: 'What can be done with Giant' });
  const refused = menu.getByRole('list', { name: 'Cannot be done now' }).getByRole('listitem').first();
  await expect.poll(() => refused.textContent(), patiently).toMatch(/Summon Giant.*\w+ \w+.*\..*\w/s);
  await refused.getByRole('button', { name: /^Rule: \w/ }).click();
  await expect.poll(() => refused.locator('dd').textContent(), patiently).toMatch(/\w{3,} \w+/);
  const lookUp = refused.getByRole('button', { name: /^K14-\w+-\d+: look it up in the rules$/ });
  const id = (await lookUp.textContent()) ?? '';
  await lookUp.click();
  await menu.waitFor({ state: 'detached' });
  await page.getByRole('tabpanel', { name: 'Rules' }).getByText(id).first().waitFor();
});

test('with open hands the screen is never covered, and everybody sees both hands', async () => {
  const place = starterPlace(14);
  const { page } = await visitGames(browser(), await startHost(place));
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  for (const seat of [1, 2]) {
    await dialog.getByRole('combobox', { name: `Seat ${seat} is played by` }).click();
    await page.getByRole('option', { name: /^A person/ }).click();
  }
  await dialog.getByRole('button', { name: /^Options/ }).click();
  await dialog.getByRole('switch', { name: 'Play with open hands' }).click();
  await dialog.locator('button:not([aria-disabled="true"])', { hasText: 'Start the game' }).click();
  await page.locator('[data-part="prompt"][data-decision]').waitFor();
  expect(await page.getByRole('dialog', { name: /^Pass the screen/ }).count()).toBe(0);
  for (const seat of [0, 1]) {
    const hand = page.locator(`[data-seat="${seat}"][data-zone="hand"]`).getByRole('button');
    await hand.first().waitFor({ state: 'attached' });
    const names = await hand.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    expect(names.filter((name) => /face down/i.test(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(3);
  }
});
