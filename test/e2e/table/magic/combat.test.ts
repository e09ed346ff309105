/** A fight with two blockers on one attacker, and one that strikes first: damage is shared out by hand, in two steps. */
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser } from '../../harness.js';
import { drag, middleOf } from '../dragging.js';
import { panel } from '../hands.js';
import { openGame, putPosition } from '../positions.js';
import { visitGames } from '../table-place.js';
import { answer } from './hands.js';
import { magicPosition, permanent, stateOnDisk } from './positions.js';

const browser = useBrowser();

test('who strikes first kills one of two blockers before it strikes back, by shares that are given on the table', async () => {
  const place = newPlace();
  const host = await startHost(place);
  const position = magicPosition('A fight', {
    cards: {
      Knight: {
        type: 'Creature — Knight',
        cost: '{2}{W}',
        text: 'First strike',
        power: 3,
        toughness: 3,
      },
      Ox: { type: 'Creature — Ox', cost: '{3}{W}', power: 2, toughness: 4 },
      Bear: { type: 'Creature — Bear', cost: '{1}{G}', power: 2, toughness: 2 },
      Boar: { type: 'Creature — Boar', cost: '{2}{G}', power: 3, toughness: 2 },
    },
    players: [
      { name: 'Ann', library: [9], play: ['Knight', 'Ox'] },
      { name: 'Ben', library: [9], play: ['Bear', 'Boar'] },
    ],
    turn: { player: 'Ann', step: 'attackers', number: 3 },
  });
  const game = await putPosition(place.library, position, ['person', 'person'], { hands: 'open' });
  const { page } = await visitGames(browser(), host);
  await openGame(page, game);

  await answer(page, () => panel(page).getByRole('button', { name: 'Attack with all' }).click());
  await panel(page).getByText('Choose which creatures block').waitFor();
  const knight = permanent(page, 0, 'Knight');
  await drag(page, permanent(page, 1, 'Bear'), knight);
  await drag(page, permanent(page, 1, 'Boar'), knight);
  await answer(page, () => panel(page).getByRole('button', { name: 'Block with 2' }).click());

  // As suggested the bear would die; one press more for the boar is one less for the bear.
  const share = (place: number) => page.locator(`[data-stage-share="${place}"] .number`);
  const shares = async (): Promise<string> =>
    `${await share(0).textContent()} ${await share(1).textContent()}`;
  await panel(page).getByText('Knight: divide its combat damage.').waitFor();
  await expect.poll(shares, patiently).toBe('2 1');
  const { x, y } = await middleOf(permanent(page, 1, 'Boar'));
  await page.mouse.click(x, y);
  await expect.poll(shares, patiently).toBe('1 2');
  await page.keyboard.press('Space');

  // Nobody can answer what is on the stack, so both steps go by.
  const afterwards = () =>
    stateOnDisk(place.library, game).players.map(({ zones, life }) => [zones.graveyard.length, life]);
  await expect.poll(afterwards, patiently).toEqual([
    [0, 20],
    [1, 18],
  ]);
  await permanent(page, 1, 'Boar').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Ben,.* 18 life/ }).waitFor();
});
