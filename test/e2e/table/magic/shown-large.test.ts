/** What another player plays, held large until the person goes on, and played again from the prompt. */
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser } from '../../harness.js';
import { openGame, putPosition } from '../positions.js';
import { visitGames } from '../table-place.js';
import { magicPosition, permanent } from './positions.js';

const browser = useBrowser();

test('what the computer plays is held large with what it does until one goes on, and is seen again by a key', async () => {
  const place = newPlace();
  const position = magicPosition('Watch this', {
    cards: {
      Mountain: { type: 'Land' },
      Forest: { type: 'Land' },
      Bear: {
        type: 'Creature — Bear',
        cost: '{1}{G}',
        power: 2,
        toughness: 2,
        text: 'When Bear comes into play, you gain 3 life.',
      },
    },
    players: [
      { name: 'Ann', library: [9], hand: ['Mountain'], play: ['Mountain'] },
      { name: 'Ben', library: [9], hand: ['Bear'], play: ['Forest', 'Forest'] },
    ],
    turn: { player: 'Ann', phase: 'main2', number: 3 },
  });
  const game = await putPosition(place.library, position, ['person', 'greedy']);
  const { page } = await visitGames(browser(), await startHost(place));
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const held = page.getByRole('radiogroup', { name: 'What others play is held' });
  await held.getByRole('radio', { name: 'Until I go on' }).click();
  // With sound, too: it says nothing that cannot be seen, and a page that cannot play it would complain.
  await page.getByRole('radiogroup', { name: 'Sound' }).getByRole('radio', { name: 'Soft' }).click();
  await openGame(page, game);

  const shown = page.locator('[data-part="play"]');
  const told = page.getByRole('status').filter({ hasText: /Bear/ });
  const asked = page.locator('[data-part="prompt"][data-decision]');
  await asked.waitFor();
  await page.keyboard.press('Space');
  await shown.getByText(/plays Bear/).waitFor();
  await told.waitFor();
  // The table stays as it was until the person goes on.
  expect(await permanent(page, 1, 'Bear').count()).toBe(0);
  await page.keyboard.press('Space');
  await permanent(page, 1, 'Bear').waitFor();
  // Escape shows all that waits; it does nothing to a question.
  const isAsked = async () => {
    if ((await shown.count()) > 0) await page.keyboard.press('Escape');
    return asked.count();
  };
  await expect.poll(isAsked, patiently).toBe(1);
  const decision = await asked.getAttribute('data-decision');

  await page.keyboard.press('r');
  await shown.getByText(/plays Bear/).waitFor();
  expect(await permanent(page, 1, 'Bear').count()).toBe(0);
  await shown.click({ force: true });
  await expect.poll(() => shown.getByText(/plays Bear/).count(), patiently).toBe(0);
  await page.keyboard.press('Escape');
  await permanent(page, 1, 'Bear').waitFor();
  await expect.poll(() => asked.getAttribute('data-decision'), patiently).toBe(decision);
});
