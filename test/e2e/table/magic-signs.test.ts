/** What a table of Magic shows in signs, and says in words. */
import { expect, test } from 'vitest';
import { magicScenarios } from '../../../src-main/games/magic/scenario/scenarios.js';
import { SCENARIO_VERSION } from '../../../src-main/engine/scenario/scenario.js';
import { newPlace, startHost, patiently, useBrowser } from '../harness.js';
import { panel } from './hands.js';
import { openGame, putPosition } from './positions.js';
import { visitGames } from './table-place.js';

const browser = useBrowser();

const positionOf = (rest: object) =>
  magicScenarios.models.scenario.parse({
    format: 'cardwright-scenario',
    version: SCENARIO_VERSION,
    name: 'Signs',
    rules: 'magic-classic',
    steps: [],
    ...rest,
  });

const costly = positionOf({
  cards: {
    Wyrm: { type: 'Creature — Dragon', cost: '{2}{R}{R}{G}', power: 6, toughness: 6 },
    Forest: { type: 'Land' },
    Bear: { type: 'Creature — Bear', cost: '{1}{G}', power: 2, toughness: 2 },
  },
  players: [
    { name: 'Ann', library: [20], hand: ['Wyrm'], play: ['Forest', 'Forest'], mana: '{R}{R}{C}' },
    { name: 'Ben', library: [20], play: ['Bear'] },
  ],
  turn: { player: 'Ann', phase: 'main1', number: 3 },
});

test('costs and mana stand in the symbols of cards, and are read aloud in words', async () => {
  const place = newPlace();
  const host = await startHost(place);
  const game = await putPosition(place.library, costly, ['person', 'greedy']);
  const { page } = await visitGames(browser(), host);
  await openGame(page, game);
  const wyrm = page.getByRole('button', {
    name: /^Wyrm, Creature — Dragon, mana cost two, two red and one green,/,
  });
  await wyrm.focus();
  await page.keyboard.press('Alt');
  const cost = page.getByRole('complementary', { name: 'Card, large' }).locator('dd').first();
  await cost.locator('svg').nth(3).waitFor();
  expect([await cost.locator('svg').count(), (await cost.textContent())?.trim()]).toEqual([
    4,
    'two, two red and one green',
  ]);
  await page.getByRole('button', { name: /^Ann, .*2 red mana, 1 colorless mana/ }).waitFor();
});

test('stops are set one by one, of the own turn and of others, by keys too', async () => {
  const place = newPlace();
  const host = await startHost(place);
  const game = await putPosition(place.library, costly, ['person', 'greedy']);
  const { page } = await visitGames(browser(), host);
  await openGame(page, game);
  const strip = page.getByRole('list', { name: 'Steps of the turn' });
  const own = strip.locator('[data-stop="draw"][data-turn="own"]');
  const others = strip.locator('[data-stop="draw"][data-turn="others"]');
  await expect.poll(() => own.getAttribute('aria-label'), patiently).toBe('Draw, your turn: not asked');
  await others.click();
  await strip.getByRole('button', { name: 'Draw, turns of others: always asked', pressed: true }).waitFor();
  await expect.poll(() => own.getAttribute('aria-pressed'), patiently).toBe('false');
  await others.press('ArrowUp');
  await page.keyboard.press('Space');
  await strip.getByRole('button', { name: 'Draw, your turn: always asked', pressed: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  const next = page.locator(':focus');
  await expect.poll(() => next.getAttribute('data-turn'), patiently).toBe('own');
  expect(await next.getAttribute('data-stop')).not.toBe('draw');
});

test('what a player loses stands beside their life for a while, also where nothing moves', async () => {
  const place = newPlace();
  const host = await startHost(place);
  const spark = positionOf({
    cards: { 'Ember Bolt': { type: 'Instant', cost: '{0}', text: 'Target player loses 3 life.' } },
    players: [
      { name: 'Ann', library: [20], hand: ['Ember Bolt', 'Ember Bolt'] },
      { name: 'Ben', library: [20] },
    ],
    turn: { player: 'Ann', phase: 'main1', number: 3 },
  });
  const game = await putPosition(place.library, spark, ['person', 'greedy']);
  const { page } = await visitGames(browser(), host);
  await openGame(page, game);
  const bolt = page.getByRole('button', { name: /^Ember Bolt,.* in Ann’s Hand/ });
  await bolt.first().press('Enter');
  await page.getByText('choose the target').waitFor();
  await page.getByRole('button', { name: /^Ben, 20 life/ }).press('Enter');
  await page.getByText('is aimed at Ben').waitFor();
  await panel(page).locator('[data-answer="pass"]:enabled').click();
  const label = page.locator('[data-life-change="1"]');
  await label.waitFor();
  await expect.poll(() => label.textContent(), patiently).toBe('−3');
  await page.getByText('Ben loses 3 life.').waitFor();
});
