/** Attacks that are said in the main phase before them. */
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser } from '../../harness.js';
import { panel } from '../hands.js';
import { openGame, putPosition } from '../positions.js';
import { visitGames } from '../table-place.js';
import { magicPosition, permanent, stateOnDisk } from './positions.js';

const browser = useBrowser();

const mainPhase = magicPosition('A main phase', {
  cards: {
    Forest: { type: 'Land' },
    Bear: { type: 'Creature — Bear', cost: '{1}{G}', power: 2, toughness: 2 },
    Elf: { type: 'Creature — Elf', cost: '{G}', power: 1, toughness: 1 },
    Serpent: { type: 'Creature — Serpent', cost: '{4}{G}', power: 5, toughness: 4 },
  },
  players: [
    { name: 'Ann', library: [20], play: ['Forest', 'Bear', 'Serpent', 'Elf'], hand: ['Elf'] },
    { name: 'Ben', library: [20], play: [] },
  ],
  turn: { player: 'Ann', phase: 'main1', number: 3 },
});

test('a team is pressed together in the main phase and sent by a key; an attack is skipped by another', async () => {
  const place = newPlace();
  const host = await startHost(place);
  const [sent, skipped] = await Promise.all(
    [0, 1].map(() => putPosition(place.library, mainPhase, ['person', 'greedy'])),
  );
  const { page } = await visitGames(browser(), host);
  await openGame(page, sent!);
  const here = panel(page);
  await here.getByRole('button', { name: 'Attack with all' }).waitFor();
  await permanent(page, 0, 'Serpent').click();
  await here.getByRole('button', { name: 'Attack with 1' }).waitFor();
  await permanent(page, 0, 'Bear').click();
  await here.getByRole('button', { name: 'Attack with 2' }).waitFor();
  // One is taken back, and another comes along: nothing has been passed so far.
  await permanent(page, 0, 'Bear').click();
  await permanent(page, 0, 'Elf').click();
  await here.getByRole('button', { name: 'Attack with 2' }).waitFor();
  expect(stateOnDisk(place.library, sent!).step).toBe('main1');
  await page.keyboard.press('Space');
  await expect.poll(() => stateOnDisk(place.library, sent!).players[1]?.life, patiently).toBe(14);

  await openGame(page, skipped!);
  await here.getByRole('button', { name: 'Skip the attack' }).waitFor();
  await page.keyboard.press('Shift+S');
  await expect.poll(() => stateOnDisk(place.library, skipped!).step, patiently).toBe('main2');
  expect(stateOnDisk(place.library, skipped!).players[1]?.life).toBe(20);
  await here.getByRole('button', { name: 'Skip the attack' }).waitFor({ state: 'detached' });
});
