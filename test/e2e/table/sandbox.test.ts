/** From an empty table to a puzzle: a position is set up, kept, given away, and solved. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readScenarioText } from '../../../src-main/play/scenarios/scenario-text.js';
import type { Scenario } from '../../../src-main/games/kotc/scenario/format.js';
import { inProject } from '../../../src-main/setup/project.mjs';
import { newPlace, patiently, startHost, useBrowser } from '../harness.js';
import { panel } from './hands.js';
import { playOn } from './playing.js';
import { cardsIn, choose, dragTo, findCard, inspector, showTab } from './sandbox-hands.js';
import { stepper } from './steps.js';
import { visitGames } from './table-place.js';

const browser = useBrowser();

function scenarioIn(path: string): Scenario {
  const reading = readScenarioText(readFileSync(path, 'utf8'));
  if (reading.kind !== 'good') throw new Error(`${path} is ${reading.kind}.`);
  return reading.content as Scenario;
}

const toPlay = (page: Page): Promise<void> => page.getByRole('link', { name: 'Play', exact: true }).click();
const puzzle = (page: Page) => page.getByRole('region', { name: 'Puzzle', exact: true });
const gameAt = (page: Page): string => decodeURIComponent(new URL(page.url()).hash.split('/').at(-1) ?? '');

/** Begins a puzzle from the list. Answers the game's id. */
async function begin(page: Page, title: string): Promise<string> {
  await toPlay(page);
  await page.getByRole('button', { name: `Solve: ${title}`, exact: true }).click();
  await puzzle(page).waitFor();
  return gameAt(page);
}

test('a position that is set up by keys and by hand is kept, is a puzzle in the list, and is solved', async () => {
  const place = newPlace();
  const { page } = await visitGames(browser(), await startHost(place));
  await toPlay(page);
  await page.getByRole('link', { name: 'Set up a position' }).click();
  await (await findCard(page, 'Dock Urchin')).press('Enter');
  await expect.poll(() => cardsIn(page, 0, 'battlefield').count(), patiently).toBe(1);
  await choose(page, 'Add a counter', 'Sword Counter');
  await inspector(page).getByRole('spinbutton', { name: 'Sword Counter' }).waitFor();

  await dragTo(page, await findCard(page, 'Harbor Shark'), 1, 'battlefield');
  await expect.poll(() => cardsIn(page, 1, 'battlefield').count(), patiently).toBe(1);
  await inspector(page).getByRole('switch', { name: 'Exhausted', exact: true }).click();
  await cardsIn(page, 1, 'battlefield')
    .and(page.getByRole('button', { name: /exhausted/i }))
    .waitFor();

  await (await findCard(page, 'Keelhaul')).press('Enter');
  await expect.poll(() => cardsIn(page, 1, 'battlefield').count(), patiently).toBe(2);
  await page.getByRole('status', { name: 'Problems' }).getByText('“Keelhaul” cannot lie').waitFor();
  await choose(page, 'Move to', 'Ben: Hand');
  await expect.poll(() => cardsIn(page, 1, 'hand').count(), patiently).toBe(1);
  await dragTo(page, cardsIn(page, 1, 'hand'), 0, 'hand');
  await expect.poll(() => cardsIn(page, 0, 'hand').count(), patiently).toBe(1);
  await expect
    .poll(() => page.getByRole('status', { name: 'Problems' }).textContent(), patiently)
    .toMatch(/^\s*Kept as a draft/);

  // Nothing is saved yet: whoever leaves and comes back, also by a reload, goes on where they were.
  await toPlay(page);
  await page.getByRole('button', { name: 'Open: Draft' }).waitFor();
  await page.getByRole('link', { name: 'Set up a position' }).click();
  await page.getByRole('button', { name: 'Go on with another position' }).click();
  await page.getByRole('menuitem', { name: /^Draft/ }).click();
  await expect.poll(() => cardsIn(page, 0, 'hand').count(), patiently).toBe(1);
  await page.reload();
  await expect.poll(() => cardsIn(page, 0, 'hand').count(), patiently).toBe(1);

  await showTab(page, 'Players');
  const ben = inspector(page).getByRole('group', { name: 'Ben' });
  await ben.getByRole('spinbutton', { name: 'HP' }).fill('3');
  await showTab(page, 'Turn');
  await choose(page, 'Phase', 'Battle Phase');
  const dice = inspector(page).getByRole('textbox', { name: 'Dice that come first' });
  await dice.fill('7');
  await dice.press('Tab');
  await page.getByText('Write numbers from 1 to 6 with spaces between them.').waitFor();
  await dice.fill('6');
  await dice.press('Tab');
  await showTab(page, 'Goal');
  await inspector(page).getByRole('button', { name: 'Set a goal' }).click();
  // The sentence follows what is asked for until somebody words it.
  const sentence = inspector(page).getByRole('textbox', { name: 'The goal, in a sentence' });
  await expect.poll(() => sentence.inputValue(), patiently).toBe('Win this turn.');
  const turns = inspector(page).getByRole('spinbutton', { name: /^Within how many turns/ });
  await turns.fill('2');
  await turns.press('Tab');
  await expect.poll(() => sentence.inputValue(), patiently).toBe('Win within 2 turns.');
  await turns.fill('1');
  await turns.press('Tab');
  await expect.poll(() => sentence.inputValue(), patiently).toBe('Win this turn.');
  await sentence.fill('Bite, and win.');

  await page.keyboard.press('Control+s');
  const saving = page.getByRole('dialog', { name: 'Save as scenario' });
  await saving.getByRole('textbox', { name: 'Name' }).fill('The last bite');
  await saving.getByRole('button', { name: 'Save' }).click();
  await saving.waitFor({ state: 'detached' });
  const kept = scenarioIn(join(place.library, 'scenarios', 'the-last-bite.scenario.json'));
  expect(kept).toMatchObject({
    name: 'The last bite',
    goal: { by: 'Ann', text: 'Bite, and win.' },
    turn: { player: 'Ann', phase: 'battle' },
    dice: [6],
  });

  await page.reload();
  await cardsIn(page, 0, 'hand').waitFor();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Name of the scenario' }).inputValue(), patiently)
    .toBe('The last bite');
  await toPlay(page);
  await page.getByRole('button', { name: 'Open: The last bite' }).waitFor();
  expect(await page.getByRole('button', { name: 'Open: Draft' }).count()).toBe(0);

  const game = await begin(page, 'The last bite');
  const attack = { by: 'Ann', attack: ['Dock Urchin'], victim: 'Ben' } as const;
  const reply = stepper({ ...kept, steps: [{ ...attack, attack: [...attack.attack] }] }, 'Ann');
  await playOn({ page, library: place.library, game }, { reply });
  await puzzle(page).getByText('Solved').waitFor();
  await puzzle(page).getByRole('button', { name: 'Back to the puzzles' }).click();
  await page.getByRole('button', { name: 'Solve: The last bite' }).waitFor();
});

// That each puzzle is solved as its file says, and missed by whoever waits, is proved in test/play/puzzles.test.ts.
test('a puzzle is solved as its file says, and missed by who lets the turn go by, who may try again', async () => {
  const scenario = scenarioIn(inProject('assets', 'puzzles', '11-1-the-gate-falls-asleep.scenario.json'));
  const solver = scenario.goal?.by ?? '';
  const place = newPlace();
  const { page } = await visitGames(browser(), await startHost(place));
  const solved = await begin(page, scenario.name);
  const seat = { page, library: place.library };
  const isSettled = async (): Promise<boolean> => (await puzzle(page).getAttribute('data-state')) !== 'open';
  await playOn({ ...seat, game: solved }, { reply: stepper(scenario, solver) });
  await puzzle(page).getByText('Solved').waitFor();

  const missed = await begin(page, scenario.name);
  expect(missed).not.toBe(solved);
  const idle = stepper({ ...scenario, steps: [] }, solver);
  let settled = false;
  await playOn(
    { ...seat, game: missed },
    { reply: idle, until: () => settled, onAsked: async () => void (settled = await isSettled()) },
  );
  await puzzle(page).getByText('Missed').waitFor();
  await puzzle(page).getByRole('button', { name: 'Try again' }).click();
  await puzzle(page).getByText('Your goal').waitFor();
  expect([solved, missed]).not.toContain(gameAt(page));
});

test('a scenario that is given away and taken in again is the same; what is no scenario is refused and changes nothing', async () => {
  const place = newPlace();
  const { page } = await visitGames(browser(), await startHost(place));
  const source = inProject('assets', 'puzzles', '14-1-straight-through-paper.scenario.json');
  await toPlay(page);
  await page.getByRole('link', { name: 'Set up a position' }).click();
  const file = page.getByLabel('Scenario file', { exact: true });
  const name = page.getByRole('textbox', { name: 'Name of the scenario' });
  await name.waitFor();
  await file.setInputFiles(source);
  await expect.poll(() => name.inputValue(), patiently).toBe('Straight through paper');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the scenario as a file' }).click();
  const copy = join(place.root, 'copy.scenario.json');
  await (await download).saveAs(copy);
  expect(scenarioIn(copy)).toEqual(scenarioIn(source));

  const text = readFileSync(source, 'utf8');
  const whole = JSON.parse(text) as Record<string, unknown>;
  const broken: Record<string, string> = {
    'half.scenario.json': text.slice(0, 400),
    'no-json.scenario.json': 'Once upon a time',
    'newer.scenario.json': JSON.stringify({ ...whole, version: 99 }),
    'strange.scenario.json': JSON.stringify({ ...whole, rules: 'chess' }),
    'crowd.scenario.json': JSON.stringify({
      ...whole,
      players: Array.from({ length: 400 }, (_, no) => ({ name: `P${no}`, deck: [1_000_000] })),
    }),
  };
  await page.getByRole('list', { name: 'Found cards' }).getByRole('listitem').first().waitFor();
  const shown = await page.getByRole('main').textContent();
  for (const [called, content] of Object.entries(broken)) {
    const path = join(place.root, called);
    writeFileSync(path, content);
    await file.setInputFiles(path);
    const notice = page.getByRole('group', { name: 'Notice' });
    await notice.getByText(`${called} cannot be opened.`).waitFor();
    await expect.poll(() => notice.textContent(), patiently).toMatch(/\.\s*$/);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
  }
  await expect.poll(() => page.getByRole('main').textContent(), patiently).toBe(shown);
  await expect.poll(() => name.inputValue(), patiently).toBe('Straight through paper');
});

test('a record that was tampered with, and one of another kind, are no games', async () => {
  const place = newPlace();
  const { page } = await visitGames(browser(), await startHost(place));
  await begin(page, 'Straight through paper');
  await panel(page).locator('[data-answer="pass"]').click();
  // A game with hidden hands goes out when it is over.
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: /^Concede/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
  await toPlay(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Straight through paper' }).click();
  const record = join(place.root, 'game.record.json');
  await (await download).saveAs(record);
  const text = readFileSync(record, 'utf8');
  const broken: Record<string, string> = {
    'half.record.json': text.slice(0, text.length / 2),
    'tampered.record.json': text.replace(/"Paper Page"/, '"Paper Pope"'),
    'scenario.record.json': readFileSync(
      inProject('assets', 'puzzles', '14-1-straight-through-paper.scenario.json'),
      'utf8',
    ),
  };
  const games = page.getByRole('button', { name: /^Export / });
  await expect.poll(() => games.count(), patiently).toBe(1);
  for (const [called, content] of Object.entries(broken)) {
    const path = join(place.root, called);
    writeFileSync(path, content);
    await page.getByLabel('Game files').setInputFiles(path);
    const notice = page.getByRole('group', { name: 'Notice' });
    await notice.getByText(`${called} cannot be taken in.`).waitFor();
    const [said, room] = await Promise.all([notice.boundingBox(), page.getByRole('main').boundingBox()]);
    expect(said && room && said.y + said.height <= room.y).toBe(true);
    // What was said in a room goes with it.
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await notice.waitFor({ state: 'detached' });
    await toPlay(page);
  }
  await expect.poll(() => games.count(), patiently).toBe(1);
  await page.getByLabel('Game files').setInputFiles(record);
  await page.getByText(/^Took in /).waitFor();
  await expect.poll(() => games.count(), patiently).toBe(2);
});
