/** What Magic adds to the rooms, and its table, by axe-core. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { sampleFolder } from '../../src-main/api/sets/sample-sets.js';
import { SCENARIO_VERSION } from '../../src-main/engine/scenario/scenario.js';
import { readDeckFile } from '../../src-main/games/card-files.js';
import { magicScenarios } from '../../src-main/games/magic/scenario/scenarios.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { come, dialog, expectNoFaults, press, showTab, type Places } from './axe.js';
import { choose } from './designer-hands.js';
import { newPlace, startHost, useBrowser, visit } from './harness.js';
import { cardInHand, zoneOf } from './table/dragging.js';
import { panel } from './table/hands.js';
import { openGame, putPosition } from './table/positions.js';
import { findCard, showTab as inspect } from './table/sandbox-hands.js';

const browser = useBrowser();

const DECK = 'kiln-day';

/** A main phase with lands that give different mana, and what to spend it on. */
const mainPhase = magicScenarios.models.scenario.parse({
  format: 'cardwright-scenario',
  version: SCENARIO_VERSION,
  name: 'A main phase',
  rules: 'magic-classic',
  steps: [],
  cards: {
    Forest: { type: 'Land' },
    Mountain: { type: 'Land' },
    // Since it does something else, too, it is asked which lands are tapped.
    'Warm Spring': { type: 'Land', text: '{T}: Add {R} to your mana pool.\n{1}, {T}: You gain 1 life.' },
    Serpent: { type: 'Creature — Serpent', cost: '{4}{G}', power: 5, toughness: 4 },
    'Ember Bolt': {
      type: 'Instant',
      cost: '{1}{R}',
      text: 'Ember Bolt deals 3 damage to target creature or player.',
    },
    'Hen Imp': { type: 'Creature — Imp', cost: '{X}{R}', power: 1, toughness: 1, text: 'Flying' },
  },
  players: [
    {
      name: 'Ann',
      library: [20],
      play: ['Forest', 'Forest', 'Mountain', 'Warm Spring', 'Serpent'],
      hand: ['Ember Bolt', 'Ember Bolt', 'Hen Imp', 'Forest'],
      graveyard: ['Forest'],
    },
    { name: 'Ben', library: [20], play: ['Mountain', { card: 'Serpent', tapped: true }] },
  ],
  turn: { player: 'Ann', phase: 'main1', number: 3 },
});

/** The deck with that name, as its file in a library has it. */
function deckIn(library: string): string {
  const file = readdirSync(join(library, 'decks')).find((name) => name.startsWith(`${DECK}.`));
  const reading = readDeckFile(readFileSync(join(library, 'decks', file ?? ''), 'utf8'));
  if (reading.kind !== 'good') throw new Error(`${DECK} cannot be read.`);
  return reading.content.id;
}

const situation = async (page: Page, name: string): Promise<void> => {
  await come(page, 'play', 'Play');
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('[data-faces="all"]').waitFor();
};

const placesWith = (deck: string, game: string): Places => ({
  'the game of a new card': async (page) => {
    await come(page, 'cards', 'Cards');
    await page.getByRole('button', { name: 'New card', exact: true }).click();
    await dialog(page).waitFor();
  },
  'an empty card': async (page) => {
    await press(page, 'n');
    await choose(page, /^Game:/, 'Magic (Classic rules)');
    await page.getByRole('button', { name: 'Create the card' }).click();
    await page.getByRole('toolbar', { name: 'Mana symbols' }).waitFor();
  },
  'a card': async (page) => {
    await come(page, 'cards', 'Cards');
    await page.getByRole('combobox', { name: 'Search cards' }).fill('!"Angel of the Noon Bell"');
    await page.getByRole('gridcell', { name: /^Angel of the Noon Bell/ }).dblclick();
    await page.getByRole('toolbar', { name: 'Mana symbols' }).waitFor();
  },
  'its templates': async (page) => {
    await showTab(page, 'Look');
    await page.getByRole('radio', { name: /^Ink/ }).waitFor();
  },
  'its abilities and the parts': async (page) => {
    await showTab(page, 'Abilities');
    await page.getByRole('region', { name: 'Paragraph 1' }).waitFor();
  },
  'the law of a card': (page) => showTab(page, 'Law'),
  'a deck': async (page) => {
    await come(page, `deck/${deck}`, 'Deck');
    await showTab(page, 'Law');
  },
  'a deck in figures': async (page) => {
    await showTab(page, 'Analysis');
    await page.getByRole('heading', { name: 'Odds by turn' }).waitFor();
  },
  'a hand after a mulligan': async (page) => {
    await press(page, 'h');
    await dialog(page)
      .getByRole('button', { name: /^Mulligan/ })
      .click();
    await dialog(page).getByText('After 1 mulligan.').waitFor();
  },
  'the print room': async (page) => {
    await page.keyboard.press('Control+p');
    await page.getByRole('img', { name: /^Sheet 1, front/ }).waitFor();
  },
  'a puzzle': (page) => situation(page, 'Solve: Twice before breakfast'),
  'a lesson': (page) => situation(page, 'Begin: Your first game of Magic'),
  'a table': async (page) => {
    await openGame(page, game);
    await page.locator('[data-faces="all"]').waitFor();
  },
  'a spell to be paid for': async (page) => {
    await cardInHand(page, 'Ember Bolt').first().press('Enter');
    await panel(page).getByText('choose the target').waitFor();
    await zoneOf(page, 1, 'play')
      .getByRole('button', { name: /^Serpent,/ })
      .press('Enter');
    await panel(page).getByRole('button', { name: 'Pay' }).waitFor();
  },
  'the stack': async (page) => {
    await panel(page).getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('button', { name: /^Ember Bolt,.* 1 of the stack/ }).waitFor();
  },
  'a card of the sandbox': async (page) => {
    await come(page, 'sandbox/new', 'Sandbox');
    await choose(page, /^Rules:/, 'Classic Edition');
    await (await findCard(page, 'Angel of the Noon Bell')).press('Enter');
    await page.getByRole('spinbutton', { name: 'Damage this turn' }).waitFor();
  },
  'a player of the sandbox': async (page) => {
    await inspect(page, 'Players');
    await page.getByRole('textbox', { name: 'Mana in the pool' }).first().waitFor();
  },
  'a turn of the sandbox': async (page) => {
    await inspect(page, 'Turn');
    await page.getByRole('spinbutton', { name: 'Lands played in it' }).waitFor();
  },
});

test('what Magic adds can be used by everybody, by day and by night', async () => {
  const place = newPlace();
  cpSync(inProject('assets', sampleFolder('magic-classic')), place.library, { recursive: true });
  const game = await putPosition(place.library, mainPhase, ['person', 'greedy']);
  const { page } = await visit(browser(), await startHost(place));
  await expectNoFaults(page, placesWith(deckIn(place.library), game));
});
