/** A game that the renderer has nothing of its own for: it is designed, built into a deck, played and set up by what main says of it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeCardFile, writeDeckFile } from '../../src-main/games/card-files.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { cards } from '../games/lanterns/cards.js';
import { choose } from './designer-hands.js';
import { newPlace, patiently, startHostProcess, useBrowser, visit } from './harness.js';
import { cardFile, idOf } from './library-files.js';
import { middleOf } from './table/dragging.js';
import { panel } from './table/hands.js';
import { cardsIn, findCard } from './table/sandbox-hands.js';

const browser = useBrowser();

/** The program from its sources, with the game added to it. */
const withLanterns = [
  '--import',
  inProject('test', 'games', 'lanterns', 'add.mjs'),
  inProject('src-main', 'hosts', 'cli', 'main.ts'),
];

const moths = (...lights: readonly number[]) =>
  Object.fromEntries(lights.map((light) => [`Moth ${light}`, { kind: 'moth', light }]));
const attack = {
  format: 'cardwright-scenario',
  version: 2,
  name: 'Attack',
  rules: 'lanterns-1',
  cards: moths(2, 4, 6),
  players: [
    { name: 'Ann', row: ['Moth 6'] },
    { name: 'Ben', row: ['Moth 2', 'Moth 4'] },
  ],
  turn: { player: 'Ann', number: 3, phase: 'turn' },
  steps: [],
};

/** A library with a deck of nine lanterns and moths, and a position in which moths can attack and block. */
function nineLights() {
  const place = newPlace();
  const entries = Array.from({ length: 9 }, (_, nth) => {
    const own = { kind: nth % 3 === 2 ? 'moth' : 'lantern', light: nth + 1 };
    const card = { ...cards.blank(idOf(nth + 1)), name: `Light ${nth + 1}`, ...own };
    writeFileSync(cardFile(place.library, `light-${nth + 1}`), writeCardFile(card));
    return { card: card.id, name: card.name, copies: 2 };
  });
  mkdirSync(join(place.library, 'scenarios'));
  writeFileSync(join(place.library, 'scenarios', 'attack.scenario.json'), JSON.stringify(attack));
  const deck = {
    id: idOf(99),
    game: 'lanterns',
    edition: 'lanterns-1',
    back: 'standard',
    notes: '',
  } as const;
  mkdirSync(join(place.library, 'decks'), { recursive: true });
  writeFileSync(
    join(place.library, 'decks', 'all.deck.json'),
    writeDeckFile({ ...deck, name: 'All lights', entries }),
  );
  return place;
}

/** The card or deck of a name as its file has it: the game is not known to this process. */
const kept = (library: string, kind: 'card' | 'deck', name: string): unknown =>
  readdirSync(join(library, `${kind}s`))
    .filter((file) => file.endsWith(`.${kind}.json`))
    .map(
      (file) => JSON.parse(readFileSync(join(library, `${kind}s`, file), 'utf8'))[kind] as { name: string },
    )
    .find((one) => one.name === name);

test('a card is designed by its own field and put into a deck; a game and a position are played by its rules', async () => {
  const place = nineLights();
  const { library } = place;
  const { page } = await visit(browser(), await startHostProcess(place, withLanterns));

  await page.getByRole('button', { name: 'New card', exact: true }).click();
  await choose(page, /^Game:/, 'Lanterns');
  await page.getByRole('button', { name: 'Create the card' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Beacon');
  await page.getByRole('radio', { name: 'Moth' }).click();
  await page.getByRole('textbox', { name: 'Light', exact: true }).fill('7');
  const made = () => kept(library, 'card', 'Beacon');
  await expect.poll(made, patiently).toMatchObject({ game: 'lanterns', kind: 'moth', light: 7 });

  await page.getByRole('link', { name: 'Decks', exact: true }).click();
  await page.getByRole('button', { name: 'New deck' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Night');
  await choose(page, /^Edition:/, 'First Lanterns');
  await page.getByRole('button', { name: 'Create the deck' }).click();
  const offered = page.getByRole('grid', { name: 'Cards of the collection' });
  await offered.getByRole('gridcell', { name: /^Beacon,/ }).dblclick();
  const night = () => kept(library, 'deck', 'Night');
  await expect
    .poll(night, patiently)
    .toMatchObject({ game: 'lanterns', edition: 'lanterns-1', entries: [{ name: 'Beacon', copies: 1 }] });

  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'First Lanterns' }).click();
  await dialog.getByRole('combobox', { name: 'Seat 2 is played by' }).click();
  await page.getByRole('option', { name: /^Random/ }).click();
  await dialog.locator('button:not([aria-disabled="true"])', { hasText: 'Start the game' }).click();
  await page.getByRole('complementary', { name: 'Table' }).waitFor();
  for (let turn = 0; turn < 3; turn += 1) {
    const asked = await page.locator('[data-part="prompt"][data-decision]').getAttribute('data-decision');
    await panel(page).locator('[data-answer="pass"]').click();
    await page.locator(`[data-part="prompt"][data-decision]:not([data-decision="${asked}"])`).waitFor();
  }

  await page.goto(`${page.url().split('#')[0]}#/sandbox/attack`);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const here = panel(page);
  const confirm = here.locator('[data-answer="confirm"]');
  await expect.poll(() => here.locator('[data-answer="pass"]').textContent(), patiently).toMatch(/^Pass/);
  await here.getByRole('button', { name: 'Attack' }).click();
  await here.getByText('Choose what your moths block.').waitFor();
  const fight = page.getByRole('region', { name: 'Attack' });
  await expect
    .poll(() => fight.getByRole('list', { name: 'Attackers' }).textContent(), patiently)
    .toMatch(/Moth 6/);
  // One blocker is dragged to what it blocks, the other is given it in the panel.
  const moth = (light: number) => page.getByRole('button', { name: new RegExp(`^Moth ${light},`) });
  const [from, to] = [await middleOf(moth(2)), await middleOf(moth(6))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await here.locator('[data-pairing="1"] [data-option]').click();
  await confirm.click();
  await here.getByText('Assign all of 6.').waitFor();
  const blockers = fight.getByRole('list', { name: 'Blockers' });
  await expect.poll(() => blockers.getByRole('listitem').count(), patiently).toBe(2);
  // Of what the other has: five and one.
  await page.locator('[data-stage-share="0"] button').last().click();
  await expect
    .poll(() => page.locator('[data-stage-share] .number').allTextContents(), patiently)
    .toEqual(['1', '5']);
  await confirm.click();
  await fight.waitFor({ state: 'detached' });
  await expect.poll(() => cardsIn(page, 1, 'row').count(), patiently).toBe(1);

  await page.goto(`${page.url().split('#')[0]}#/sandbox/new:lanterns-1`);
  await (await findCard(page, 'Light 5')).press('Enter');
  await expect.poll(() => cardsIn(page, 0, 'row').count(), patiently).toBe(1);
});
