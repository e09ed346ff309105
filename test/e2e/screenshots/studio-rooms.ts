import type { Page } from 'playwright-core';
import { CHANGED_CARD } from './staged-collection.js';
import { blur, go, take } from './take.js';

/** A table as somebody would bring it in: one name is in the library, one level is no number. */
const TABLE = [
  'Name,Type,Level,SP,HP,Text,Tags,Copies',
  'Lamp Keeper,Minion,3,1,3,WATCH: Draw 1 card.,harbor,2',
  'Foghorn Golem,Minion,7,3,6,BELLOW: Target 1 in-play card; place 1 Taunt Counter on the target.,harbor,1',
  'Salt Ledger,Spell,two,,,Draw 2 cards.,harbor,3',
  'Rope Dancer,Minion,4,3,2,ENCORE: Untangle every knot in the harbor.,,1',
  'Low Tide,Spell,2,,,Target 1 in-play card; bounce the target.,harbor,2',
].join('\n');

/** The rooms of the studio by day: the collection, an import, the versions of a card, templates, the deck laboratory, the print room. */
export async function takeStudioByDay(page: Page, deck: string): Promise<void> {
  await takeCollection(page);
  await takeImport(page);
  await takeHistory(page);
  await takeTemplates(page);
  await go(page, `deck/${deck}`);
  await cardsOfDeck(page).waitFor();
  await takeDeckLab(page);
  await takePrint(page);
}

/** So long the games of the deck laboratory may take, ms. */
const PLAYS = 180_000;

async function takeDeckLab(page: Page): Promise<void> {
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog', { name: 'Try the deck against others' });
  await dialog.getByRole('checkbox', { checked: true }).first().waitFor();
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await dialog.getByText(/^Played against/).waitFor({ timeout: PLAYS });
  await take(page, 'deck-lab-light');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Put the answer away' }).click();
}

/** By night: a deck with what is to be expected of it. */
export async function takeStudioByNight(page: Page, deck: string): Promise<void> {
  await go(page, `deck/${deck}`);
  await cardsOfDeck(page)
    .getByRole('row', { name: /^\d+ Powder Monkey/ })
    .click();
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.getByRole('heading', { name: 'Odds by turn' }).waitFor();
  await blur(page);
  await take(page, 'deck-dark');
}

const cardsOfDeck = (page: Page) => page.getByRole('grid', { name: 'Cards of the deck' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search cards' });
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`) });

async function takeCollection(page: Page): Promise<void> {
  await search(page).fill('e:14 t:minion lvl>=4');
  await page.getByText(/^\d+ cards found$/).waitFor();
  await cell(page, 'Harbor Shark').click();
  await page.locator('.preview canvas').waitFor();
  await take(page, 'collection-light');
  await page.getByRole('radio', { name: 'List' }).click();
  await page.getByRole('columnheader', { name: 'Level or cost' }).getByRole('button').click();
  await take(page, 'list-light');
  await page.getByRole('radio', { name: 'Grid' }).click();
  await page.getByRole('button', { name: 'Select nothing' }).click();
  await search(page).fill('');
}

async function takeImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import…' }).click();
  const choosing = page.getByRole('dialog', { name: 'Import' });
  await choosing.locator('input[type="file"]').setInputFiles({
    name: 'Harbor cards.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(TABLE),
  });
  const preview = page.getByRole('dialog', { name: 'Import “Harbor cards.csv”' });
  await preview.getByText('Lamp Keeper').first().waitFor();
  await take(page, 'import-light');
  await preview.getByRole('button', { name: 'Cancel' }).click();
}

async function takeHistory(page: Page): Promise<void> {
  await search(page).fill(CHANGED_CARD);
  await page.getByText('1 card found').waitFor();
  await cell(page, CHANGED_CARD).click();
  await page.keyboard.press('Shift+H');
  const history = page.getByRole('dialog', { name: `Versions of “${CHANGED_CARD}”` });
  await history.getByRole('option').nth(2).click();
  await history.getByRole('region', { name: 'What differs' }).waitFor();
  await take(page, 'history-light');
  await history.getByRole('button', { name: 'Close' }).last().click();
}

async function takeTemplates(page: Page): Promise<void> {
  await cell(page, CHANGED_CARD).dblclick();
  await page.getByRole('tab', { name: 'Look' }).click();
  await page.getByRole('radio', { name: /^Art/ }).click();
  await page.getByRole('textbox', { name: /^Accent colour: as/ }).fill('#d8b04a');
  await page.keyboard.press('Tab');
  await page.locator('header [role="status"][data-state="saved"]').waitFor();
  await blur(page);
  await take(page, 'templates-light');
}

async function takePrint(page: Page): Promise<void> {
  await page.keyboard.press('Control+p');
  await page.getByRole('img', { name: /^Sheet 1, front/ }).waitFor();
  await page.getByRole('radio', { name: 'Long edge' }).click();
  await page.getByRole('img', { name: /^Sheet 1, back/ }).waitFor();
  await page.getByRole('button', { name: /^Printer/ }).scrollIntoViewIfNeeded();
  await take(page, 'print-light');
}
