import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Deck, DeckEntry } from '../../src-main/cards/deck.js';
import { choose } from './designer-hands.js';
import { newPlace, patiently, OWN_CONTEXT, startHost, useBrowser, visit } from './harness.js';
import { decksOnDisk, idOf, putCard, putDeck } from './library-files.js';

const browser = useBrowser();

/** A library of three cards that are legal in the 9th edition, and one that is not. */
function fourCards() {
  const place = newPlace();
  // What the 9th Edition's price list makes of these figures.
  const creature = { edition: 9, cost: 4, offense: 3, defense: 2 } as const;
  for (const [index, name] of ['Ash Wolf', 'Birch', 'Cinder Hawk'].entries())
    putCard(place.library, index + 1, { name, ...creature });
  putCard(place.library, 4, { name: 'Dew', ...creature, cost: 5 });
  return place;
}

const collection = (page: Page) => page.getByRole('grid', { name: 'Cards of the collection' });
const offered = (page: Page, name: string) =>
  collection(page).getByRole('gridcell', { name: new RegExp(`^${name},`) });
const list = (page: Page) => page.getByRole('grid', { name: 'Cards of the deck' });
/** A line of the deck by how it begins: "3 Birch". */
const line = (page: Page, start: string) => list(page).locator(`[role="row"][aria-label^="${start},"]`);
const law = (page: Page) => page.getByRole('complementary', { name: 'About the deck' });
const undo = (page: Page, name: string) => page.getByRole('button', { name: `Undo: ${name}` });
const redo = (page: Page, name: string) => page.getByRole('button', { name: `Redo: ${name}` });

/** The one deck on the disk: its name, edition, and each card's name with its copies and, if there are any, its reserves. */
const onlyDeck = (library: string) => {
  const [deck] = decksOnDisk(library);
  return deck && [deck.name, deck.edition, ...deck.entries.map(inWords)];
};
const inWords = ({ name, copies, reserves = 0 }: DeckEntry): string =>
  `${copies} ${name}${reserves > 0 ? `, ${reserves} in reserve` : ''}`;

/** Types a number of copies on a line, as long as the digits still belong together. */
async function typeCount(row: Locator, copies: string): Promise<void> {
  await row.focus();
  await row.page().keyboard.type(copies);
}

test('a deck is built by mouse and keys, and the law says how it stands', async () => {
  const place = fourCards();
  const { library } = place;
  const { page } = await visit(browser(), await startHost(place));
  await page.getByRole('link', { name: 'Decks', exact: true }).click();
  await page.getByRole('button', { name: 'New deck' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Embers');
  await choose(page, /^Edition:/, '9th Edition');
  await page.getByRole('button', { name: 'Create the deck' }).click();

  // Only what is legal is offered, until more is asked for.
  await offered(page, 'Ash Wolf').waitFor();
  await expect.poll(() => collection(page).getByRole('gridcell').count(), patiently).toBe(3);
  await page.getByRole('switch', { name: 'Only legal in the 9th Edition' }).click();
  await offered(page, 'Dew').dblclick();
  const unlawful = 'The printed resource cost is 5';
  await line(page, '1 Dew').getByText(unlawful).waitFor();
  await law(page).getByText('A deck has exactly 40 cards; this one has 1.').waitFor();
  await law(page).getByRole('button', { name: 'Rule: Setup and Deck Building: the deck' }).click();
  await page.locator('.rule-popover').getByText('K09-DECK-02').waitFor();
  await page.keyboard.press('Escape');
  await line(page, '1 Dew').focus();
  await page.keyboard.press('Delete');
  await law(page).getByText(unlawful).waitFor({ state: 'detached' });
  await undo(page, 'take out “Dew”').waitFor();

  // Found by typing, added by keys alone.
  await page.keyboard.press('/');
  await page.keyboard.type('wolf');
  await expect.poll(() => collection(page).getByRole('gridcell').count(), patiently).toBe(1);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')), patiently)
    .toBe('gridcell');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await line(page, '2 Ash Wolf').waitFor();
  await page.getByRole('searchbox', { name: 'Search the collection' }).fill('');
  await offered(page, 'Cinder Hawk').dragTo(line(page, '2 Ash Wolf'));
  await line(page, '1 Cinder Hawk').waitFor();
  await offered(page, 'Birch').dblclick();
  await typeCount(line(page, '1 Birch'), '24');
  await page.keyboard.press('-');
  await line(page, '23 Birch').waitFor();
  await law(page).getByText('this one has 26.').waitFor();
  await typeCount(line(page, '1 Cinder Hawk'), '15');
  await law(page).getByText('Every rule for decks is kept, and every card may be used.').waitFor();

  // Reserves are part of the forty.
  await line(page, '15 Cinder Hawk').focus();
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  await line(page, '13 Cinder Hawk').waitFor();
  await list(page).getByText('2 of 10').waitFor();
  const full = ['Embers', 'kotc-09', '2 Ash Wolf', '15 Cinder Hawk, 2 in reserve', '23 Birch'];
  await expect.poll(() => onlyDeck(library), patiently).toEqual(full);

  await undo(page, 'move “Cinder Hawk” to the reserves').click();
  await undo(page, 'change the number of “Cinder Hawk”').click();
  await law(page).getByText('this one has 26.').waitFor();
  await page.keyboard.press('Control+y');
  await redo(page, 'move “Cinder Hawk” to the reserves').click();
  await line(page, '13 Cinder Hawk').waitFor();
  await page.locator('header [role="status"][data-state="saved"]').waitFor();
  expect(onlyDeck(library)).toEqual(full);

  await page.reload();
  await line(page, '13 Cinder Hawk').waitFor();
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Cinders');
  await page.keyboard.press('Control+w');
  await page.getByRole('gridcell', { name: 'Cinders, 9th Edition, 40 cards, legal' }).waitFor();
  expect(onlyDeck(library)).toEqual(['Cinders', ...full.slice(1)]);

  // From the cards, Enter puts one into the first of the decks.
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  await page.getByRole('gridcell', { name: 'Dew, 9th Edition' }).click();
  await page.keyboard.press('Shift+D');
  await page.getByRole('option', { name: 'Cinders 40 cards', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Added 1 card to “Cinders”.').waitFor();
  expect(onlyDeck(library)).toEqual(['Cinders', ...full.slice(1), '1 Dew']);
});

const names = ['Ash Wolf', 'Birch', 'Cinder Hawk', 'Dew'] as const;
const entry = (card: number, copies: number): DeckEntry => ({
  card: idOf(card),
  name: names[card - 1] ?? '',
  copies,
});

/** The four cards with two decks that have Birch in common. */
function twoDecks() {
  const place = fourCards();
  const decks: readonly Partial<Deck>[] = [
    { name: 'Embers', edition: 'kotc-09', entries: [entry(1, 20), { ...entry(2, 20), reserves: 10 }] },
    { name: 'Forest', edition: 'kotc-09', entries: [entry(2, 22), entry(3, 3)] },
  ];
  decks.forEach((deck, index) => putDeck(place.library, 11 + index, deck));
  return place;
}

/** What is in the clipboard, by pasting it: the page itself may not read there. The keyboard goes back to where it was. */
async function pasted(page: Page): Promise<string> {
  const area = await page.evaluateHandle(() => {
    const area = document.createElement('textarea');
    document.body.append(area);
    return area;
  });
  const before = await page.evaluateHandle(() => document.activeElement);
  await area.evaluate((element) => element.focus());
  await page.keyboard.press('Control+v');
  const text = await area.evaluate(({ value }) => value);
  await before.evaluate((element) => element instanceof HTMLElement && element.focus());
  await area.evaluate((element) => element.remove());
  return text;
}

test('decks are copied, deleted and compared, drawn from, printed and played', async () => {
  const place = twoDecks();
  const { page, context } = await visit(browser(), await startHost(place), OWN_CONTEXT);
  await context.grantPermissions(['clipboard-write']);
  const onDisk = () =>
    decksOnDisk(place.library)
      .map(({ name }) => name)
      .sort();
  const tile = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}, 9th`) });
  await page.getByRole('link', { name: 'Decks', exact: true }).click();

  await tile('Forest').click();
  await page.keyboard.press('Control+d');
  await expect.poll(onDisk, patiently).toHaveLength(3);
  await undo(page, 'duplicate 1 deck').click();
  await expect.poll(onDisk, patiently).toEqual(['Embers', 'Forest']);
  await tile('Forest').click();
  await page.keyboard.press('Delete');
  await expect.poll(onDisk, patiently).toEqual(['Embers']);
  await page.getByText('Deleted 1 deck.').waitFor();
  await tile('Forest').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await tile('Forest').waitFor();
  await expect.poll(onDisk, patiently).toEqual(['Embers', 'Forest']);

  await tile('Embers').click();
  await tile('Forest').click({ modifiers: ['Control'] });
  await page.getByRole('button', { name: 'Compare' }).click();
  const compare = page.getByRole('dialog', { name: 'Compare decks' });
  for (const [part, words] of [
    ['Only in the first', /20\s*Ash Wolf/],
    ['In both', /20 → 22\s*Birch\s*\+2/],
    ['Only in the second', /3\s*Cinder Hawk/],
  ] as const)
    await compare.getByRole('region', { name: part }).getByText(words).waitFor();
  await page.keyboard.press('Escape');

  await tile('Embers').dblclick();
  await line(page, '20 Ash Wolf').waitFor();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await page.getByText('The deck list is in the clipboard.').waitFor();
  expect(await pasted(page)).toBe(
    '// Deck: Embers\n// Game: Keeper of the Cards\n// Edition: 9th Edition\n\n20 Ash Wolf\n10 Birch\n\n// Reserves\n10 Birch\n',
  );

  await page.keyboard.press('h');
  const hand = page.getByRole('dialog', { name: 'Sample hand' });
  await hand.getByText(/^5 cards of 30:/).waitFor();
  await hand.getByRole('button', { name: 'New hand' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('d');
  await hand.getByText('Draw 1', { exact: true }).waitFor();
  await expect.poll(() => hand.getByRole('img').count(), patiently).toBe(6);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+p');
  await page.getByRole('heading', { level: 1, name: 'Print' }).waitFor();
  await page.getByText('40 cards on 5 sheets').waitFor();
  await page.getByText('Embers').first().waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const game = page.getByRole('dialog', { name: 'New game' });
  await game.getByRole('combobox', { name: 'Deck of seat 1: Embers' }).waitFor();
  await expect.poll(() => game.getByRole('radio', { name: '9th Edition' }).isChecked(), patiently).toBe(true);
});
