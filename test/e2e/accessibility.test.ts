/** Every room and the larger dialogs by axe-core: names, roles, order of headings, reach by keys; contrast by day and by night. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { come, dialog, expectNoFaults, press, showTab, type Places } from './axe.js';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { CHANGED_CARD, stageCollection } from './screenshots/staged-collection.js';
import { openGame, putGame, type Situation } from './table/positions.js';

const browser = useBrowser();

async function byCommand(page: Page, name: string): Promise<void> {
  await press(page, 'Control+k');
  await page.keyboard.type(name);
  // The one that Enter takes: what was chosen in the longer list is so for a moment yet.
  await dialog(page).getByRole('option', { name, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'All commands' }).waitFor({ state: 'detached' });
  await dialog(page).waitFor();
}

async function toCard(page: Page): Promise<void> {
  await come(page, 'cards', 'Cards');
  await page.getByRole('combobox', { name: 'Search cards' }).fill(CHANGED_CARD);
  const cells = page.getByRole('gridcell');
  await expect.poll(() => cells.count(), patiently).toBe(1);
  await cells.first().click();
}

/** A battlefield, a hand, a granary. */
const situation: Situation = {
  rules: 'kotc-14',
  cards: { Bear: { type: 'minion', sp: 2, hp: 3, level: 1 }, Ox: { type: 'minion', sp: 1, hp: 5 } },
  players: [
    { name: 'Ann', hand: ['Bear', 'Ox'], granary: ['Ox', 'Ox'], battlefield: ['Bear'] },
    { name: 'Ben', battlefield: ['Ox'], granary: ['Bear'] },
  ],
  turn: { player: 'Ann', phase: 'action' },
};

function placesWith(deck: string, game: string): Places {
  const atDeck = async (page: Page): Promise<void> => {
    await come(page, `deck/${deck}`, 'Deck');
    await showTab(page, 'Law');
  };
  return {
    'the cards': async (page) => {
      await come(page, 'cards', 'Cards');
      await page.getByRole('combobox', { name: 'Search cards' }).fill('');
      await page.getByRole('gridcell', { name: /^Ant Column/ }).waitFor();
    },
    'the list of cards': async (page) => {
      await page.getByRole('radio', { name: 'List' }).click();
      await page.getByRole('columnheader', { name: 'Name' }).waitFor();
    },
    'the commands': async (page) => {
      await page.getByRole('radio', { name: 'Grid' }).click();
      await press(page, 'Control+k');
    },
    'commands that cannot be done': async (page) => {
      await press(page, 'Control+k');
      await dialog(page).getByRole('combobox').fill('versions');
      await dialog(page).getByRole('option', { name: 'Version history' }).waitFor();
    },
    'no such command': async (page) => {
      await press(page, 'Control+k');
      await dialog(page).getByRole('combobox').fill('xyzzy');
      await dialog(page).getByRole('status').waitFor();
    },
    'the keys': (page) => press(page, '?'),
    'the statistics': async (page) => {
      await byCommand(page, 'Statistics');
      await dialog(page).getByRole('heading', { name: 'Curve' }).waitFor();
    },
    'cards designed backwards': async (page) => {
      await byCommand(page, 'Design backwards');
      await dialog(page)
        .getByRole('button', { name: /^Make card 12/ })
        .waitFor();
    },
    'the measure of the screen': (page) => press(page, 'Shift+M'),
    'an import': async (page) => {
      await come(page, 'cards', 'Cards');
      await page.getByRole('button', { name: 'Import…' }).click();
      await dialog(page).waitFor();
    },
    'a print kit': async (page) => {
      await come(page, 'print', 'Print');
      await byCommand(page, 'Print kit for a game night');
      await dialog(page).getByRole('img', { name: 'Page 1', exact: true }).waitFor();
    },
    'the versions of a card': async (page) => {
      await toCard(page);
      await press(page, 'Shift+H');
      await page.getByRole('region', { name: 'What differs' }).waitFor();
    },
    'the decks for a card': (page) => press(page, 'Shift+D'),
    'an edit': (page) => press(page, 'e'),
    'the tags': (page) => press(page, 't'),
    'an export': (page) => press(page, 'Control+e'),
    'a card': async (page) => {
      await page.getByRole('gridcell', { name: CHANGED_CARD }).dblclick();
      await page.getByRole('application', { name: 'Card' }).waitFor();
      await showTab(page, 'Card');
    },
    'a card side by side': async (page) => {
      await page.getByRole('application', { name: 'Card' }).focus();
      await press(page, 'Shift+C');
      await dialog(page).getByText('as it is').waitFor();
    },
    'its look': (page) => showTab(page, 'Look'),
    'its abilities': (page) => showTab(page, 'Abilities'),
    'its picture': (page) => showTab(page, 'Picture'),
    'the law of a card': (page) => showTab(page, 'Law'),
    'the decks': (page) => come(page, 'decks', 'Decks'),
    'a deck': atDeck,
    'a deck in figures': (page) => showTab(page, 'Analysis'),
    'a sample hand': async (page) => {
      await showTab(page, 'Notes');
      await press(page, 'h');
    },
    'the versions of a deck': (page) => press(page, 'Shift+H'),
    'two decks': (page) => byCommand(page, 'Compare'),
    'a pasted deck list': (page) => byCommand(page, 'Paste a deck list'),
    'the print room': async (page) => {
      await atDeck(page);
      await page.keyboard.press('Control+p');
      await page.getByRole('img', { name: /^Sheet 1, front/ }).waitFor();
    },
    'the games': (page) => come(page, 'play', 'Play'),
    'a new game': async (page) => {
      await come(page, 'play', 'Play');
      await page.getByRole('button', { name: 'New game' }).first().click();
      await dialog(page).waitFor();
    },
    'a table': async (page) => {
      await openGame(page, game);
      await page.locator('[data-faces="all"]').waitFor();
    },
    'the sandbox': (page) => come(page, 'sandbox/new', 'Sandbox'),
    'a rulebook': (page) => come(page, 'rules/kotc-14', 'Rules'),
    'the sets': (page) => come(page, 'sets', 'Sets'),
    'a set': async (page) => {
      await page.getByRole('link', { name: /^Harbor Lights/ }).click();
      // Its cards have the keyboard at once.
      await page.locator('[role="grid"] [data-card]:focus').waitFor();
    },
    'packs of a set': async (page) => {
      await page.getByRole('button', { name: 'Packs', exact: true }).click();
      await dialog(page).getByRole('heading', { name: 'Pack 6' }).waitFor();
    },
    'the versions of a set': async (page) => {
      await page.getByRole('gridcell').first().focus();
      await press(page, 'Shift+H');
    },
    'a set in figures': async (page) => {
      await page.getByRole('radio', { name: 'Statistics' }).click();
      await page.getByRole('heading', { name: 'Curve' }).waitFor();
    },
    'the duplicates': (page) => come(page, 'duplicates', 'Duplicates'),
    'the trash': (page) => come(page, 'trash', 'Trash'),
    'the settings': (page) => come(page, 'settings', 'Settings'),
    'the help': (page) => come(page, 'help', 'Help'),
  };
}

test('every room can be used by everybody, by day and by night', async () => {
  const place = newPlace();
  const deck = await stageCollection(place.library);
  const game = await putGame(place.library, situation, ['person', 'greedy']);
  const { page } = await visit(browser(), await startHost(place));
  await expectNoFaults(page, placesWith(deck, game));
});
