/** Magic at the table against a computer player: lands, spells, fights and the stack, by dragging and by keys. */
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser } from '../../harness.js';
import { cardInHand, drag } from '../dragging.js';
import { panel } from '../hands.js';
import { magicPosition, permanent, stateOnDisk } from './positions.js';
import { openGame, putPosition } from '../positions.js';
import { visitGames } from '../table-place.js';

const browser = useBrowser();

const cards = {
  Forest: { type: 'Land' },
  Mountain: { type: 'Land' },
  Bear: { type: 'Creature — Bear', cost: '{1}{G}', power: 2, toughness: 2 },
  Serpent: { type: 'Creature — Serpent', cost: '{4}{G}', power: 5, toughness: 4 },
  Elf: { type: 'Creature — Elf', cost: '{G}', power: 1, toughness: 1 },
  Goblin: { type: 'Creature — Goblin', cost: '{R}', power: 1, toughness: 1 },
  'Ember Bolt': {
    type: 'Instant',
    cost: '{R}',
    text: 'Ember Bolt deals 3 damage to target creature or player.',
  },
  'Bark Coat': { type: 'Enchant Creature', cost: '{G}', text: 'Enchanted creature gets +1/+2.' },
};

const mainPhase = magicPosition('A main phase', {
  cards,
  players: [
    {
      name: 'Ann',
      library: [20],
      play: ['Forest', 'Forest', 'Mountain', 'Serpent'],
      hand: ['Ember Bolt', 'Forest', 'Bark Coat', 'Elf'],
    },
    { name: 'Ben', library: [20], play: ['Mountain', 'Goblin', { card: 'Bear', tapped: true }] },
  ],
  turn: { player: 'Ann', phase: 'main1', number: 3 },
});

const attacked = magicPosition('An attack', {
  cards,
  players: [
    { name: 'Ann', library: [20], play: ['Bear', 'Bear', 'Goblin'] },
    { name: 'Ben', library: [20], play: [{ card: 'Serpent', tapped: true }] },
  ],
  turn: {
    player: 'Ben',
    phase: 'combat',
    step: 'blockers',
    number: 4,
    attacks: { Serpent: { defender: 'Ann' } },
  },
});

test('lands and spells are dragged onto the table, creatures into a fight, blockers onto who attacks', async () => {
  const place = newPlace();
  const host = await startHost(place);
  const [game, defence] = await Promise.all(
    [mainPhase, attacked].map((position) => putPosition(place.library, position, ['person', 'greedy'])),
  );
  const { page } = await visitGames(browser(), host);
  await openGame(page, game!);
  const state = () => stateOnDisk(place.library, game!);
  const plate = page.locator('ul[data-seat="1"] button[data-kind="player"]');

  await drag(page, cardInHand(page, 'Forest'), permanent(page, 0, 'Mountain'));
  await expect.poll(() => permanent(page, 0, 'Forest').count(), patiently).toBe(3);

  await drag(page, cardInHand(page, 'Bark Coat'), permanent(page, 0, 'Serpent'));
  // It waits mid-table until she passes, for she could respond.
  await page
    .getByRole('button', {
      name: /^Bark Coat,.* 1 of the stack, Enchanted creature gets \+1\/\+2, aimed at Serpent/,
    })
    .waitFor();
  await page.keyboard.press('Space');
  const coat = permanent(page, 0, 'Bark Coat').and(page.getByRole('button', { name: /attached to Serpent/ }));
  await coat.waitFor();
  await permanent(page, 0, 'Serpent')
    .and(
      page.getByRole('button', { name: /power 6, printed 5, toughness 6, printed 4, .*Bark Coat attached/ }),
    )
    .waitFor();

  // Dragged to what it is aimed at; its mana is paid without a question.
  await drag(page, cardInHand(page, 'Ember Bolt'), permanent(page, 1, 'Goblin'));
  await expect.poll(() => permanent(page, 1, 'Goblin').count(), patiently).toBe(0);
  await expect
    .poll(() => permanent(page, 0, 'Mountain').getAttribute('aria-label'), patiently)
    .toContain('tapped');

  // She could still play the elf: one drag ends her main phase, and attacks.
  expect(state().step).toBe('main1');
  await drag(page, permanent(page, 0, 'Serpent'), plate);
  await expect.poll(() => state().players[1]?.life, patiently).toBe(14);

  await openGame(page, defence!);
  await page.getByText('Choose which creatures block').waitFor();
  const serpent = permanent(page, 1, 'Serpent');
  await drag(page, permanent(page, 0, 'Bear').first(), serpent);
  // The second by keys: itself, then what it blocks.
  await permanent(page, 0, 'Bear').last().focus();
  await page.keyboard.press('Enter');
  await panel(page).locator('[data-answer="confirm"]').press('Enter');
  // Two bears against a serpent: it divides its damage, and all three die.
  const died = (): number[] =>
    stateOnDisk(place.library, defence!).players.map(({ zones }) => zones.graveyard.length);
  await expect.poll(died, patiently).toEqual([2, 1]);
});
