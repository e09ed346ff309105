/** What a table settles by itself, what it has ready, and how an attack is built: one press for one thing. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser } from '../harness.js';
import { gameOnDisk } from './disk-game.js';
import { cardInHand, drag, zoneOf } from './dragging.js';
import { panel } from './hands.js';
import { magicPosition, permanent, stateOnDisk } from './magic/positions.js';
import { openGame, putGame, putPosition, type Situation } from './positions.js';
import { visitGames } from './table-place.js';

const browser = useBrowser();

const minions: Situation = {
  rules: 'kotc-14',
  cards: {
    Bear: { type: 'minion', sp: 2, hp: 3, level: 1 },
    Ox: { type: 'minion', sp: 1, hp: 5 },
    // It takes resources as the cards that they are: which of them pay is no longer all the same.
    Furnace: {
      type: 'spell',
      level: 0,
      text: 'Self-destroy 1 resource→Target 1 in-play card; destroy the target.',
    },
  },
  players: [
    {
      name: 'Ann',
      hand: ['Bear', 'Furnace'],
      granary: ['Ox', 'Bear'],
      battlefield: ['Ox', 'Bear'],
      deck: [5],
    },
    { name: 'Ben', deck: [5] },
  ],
};

test('what is to be paid is picked, a press on another card swaps it, and a key pays', async () => {
  const place = newPlace();
  const host = await startHost(place);
  const situation = { ...minions, turn: { player: 'Ann', phase: 'action' } } as const;
  const game = await putGame(place.library, situation, ['person', 'greedy']);
  const { page } = await visitGames(browser(), host);
  await openGame(page, game);
  await cardInHand(page, 'Bear').click();
  const here = panel(page);
  await here.getByText('As suggested. Press a card to swap it.').waitFor();
  const resource = (name: string) =>
    zoneOf(page, 0, 'granary').getByRole('button', { name: new RegExp(`^${name},`) });
  const pressed = here.locator('[data-choice][aria-pressed="true"]');
  const suggested = (await pressed.first().textContent())?.includes('Ox') ? 'Ox' : 'Bear';
  const other = suggested === 'Ox' ? 'Bear' : 'Ox';
  await resource(other).click();
  await resource(other)
    .and(page.getByRole('button', { name: /exhausted/ }))
    .waitFor();
  await zoneOf(page, 0, 'battlefield')
    .getByRole('button', { name: /^Bear,/ })
    .nth(1)
    .waitFor();
});

test('attackers are pressed into a team, and whom they attack launches it', async () => {
  const place = newPlace();
  const host = await startHost(place);
  const situation = { ...minions, turn: { player: 'Ann', phase: 'battle' } } as const;
  const game = await putGame(place.library, situation, ['person', 'greedy']);
  const { page } = await visitGames(browser(), host);
  await openGame(page, game);
  const here = panel(page);
  await here.getByText(/^Press who attacks/).waitFor();
  await zoneOf(page, 0, 'battlefield')
    .getByRole('button', { name: /^Bear,/ })
    .click();
  await here.getByRole('button', { name: 'Attack with 1' }).waitFor();
  await zoneOf(page, 0, 'battlefield').getByRole('button', { name: /^Ox,/ }).click();
  await here.getByRole('button', { name: 'Attack with 2' }).waitFor();
  expect(gameOnDisk(place.library, game).running.game.inputs).toHaveLength(0);
  await page.locator('ul[data-seat="1"] button[data-kind="player"]').click();
  await page
    .getByRole('log')
    .getByText(/Ann attacks with/)
    .waitFor();
});

const bolts = magicPosition('Bolts', {
  cards: {
    Mountain: { type: 'Land' },
    'Ember Bolt': {
      type: 'Instant',
      cost: '{R}',
      text: 'Ember Bolt deals 3 damage to target creature or player.',
    },
  },
  players: [
    {
      name: 'Ann',
      library: [20],
      play: ['Mountain', 'Mountain', 'Mountain'],
      hand: ['Ember Bolt', 'Ember Bolt', 'Ember Bolt'],
    },
    { name: 'Ben', library: [20] },
  ],
  turn: { player: 'Ann', phase: 'main1', number: 3 },
});

test('an own spell resolves by itself, and waits for who holds Shift', async () => {
  const place = newPlace();
  // As the program comes: other tests are asked of each link.
  const settings = JSON.stringify({ table: { hold: 'none', ownLinks: 'pass' } });
  writeFileSync(join(place.settings, 'settings.json'), settings);
  const host = await startHost(place);
  const game = await putPosition(place.library, bolts, ['person', 'greedy']);
  const { page } = await visitGames(browser(), host);
  await openGame(page, game);
  const life = () => stateOnDisk(place.library, game).players[1]?.life;
  const ben = page.locator('ul[data-seat="1"] button[data-kind="player"]');
  await drag(page, cardInHand(page, 'Ember Bolt').first(), ben);
  await expect.poll(life, patiently).toBe(17);
  await permanent(page, 0, 'Mountain').nth(2).waitFor();

  await page.keyboard.down('Shift');
  await drag(page, cardInHand(page, 'Ember Bolt').first(), ben);
  await page.getByRole('button', { name: /^Ember Bolt,.* 1 of the stack/ }).waitFor();
  await panel(page).locator('[data-answer="pass"]').waitFor();
  expect(life()).toBe(17);
  await page.keyboard.up('Shift');
  await page.keyboard.press('Space');
  await expect.poll(life, patiently).toBe(14);
});
