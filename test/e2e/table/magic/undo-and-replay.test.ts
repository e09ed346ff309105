/** A game of Magic: what told nobody anything is taken back, a drawn card is not; and the whole of it is watched again. */
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser } from '../../harness.js';
import { inputsOnDisk } from '../disk-game.js';
import { cardInHand } from '../dragging.js';
import { panel } from '../hands.js';
import { openGame, putPosition } from '../positions.js';
import { visitGames } from '../table-place.js';
import { answer, key, play, stackOf } from './hands.js';
import { magicPosition, permanent } from './positions.js';

const browser = useBrowser();

test('a pass is taken back and a drawn card is not; the game that is won is watched forwards and backwards', async () => {
  const place = newPlace();
  const host = await startHost(place);
  const position = magicPosition('The last turn', {
    cards: {
      Forest: { type: 'Land' },
      Island: { type: 'Land' },
      'Field Notes': { type: 'Sorcery', cost: '{U}', text: 'Draw a card.' },
      'Thick Bark': { type: 'Instant', cost: '{G}', text: 'Target creature gets +0/+2 until end of turn.' },
      Torch: { type: 'Artifact', cost: '{2}', text: '{T}: Target creature gets +2/+0 until end of turn.' },
      Serpent: { type: 'Creature — Serpent', cost: '{4}{U}', power: 5, toughness: 4 },
      Bear: { type: 'Creature — Bear', cost: '{1}{G}', power: 2, toughness: 2 },
    },
    players: [
      {
        name: 'Ann',
        library: ['Bear', 5],
        hand: ['Field Notes', 'Thick Bark'],
        play: ['Island', 'Forest', 'Torch', 'Serpent'],
      },
      { name: 'Ben', life: 5, library: [5], play: [{ card: 'Bear', tapped: true }] },
    ],
    turn: { player: 'Ann', phase: 'main1', number: 3 },
  });
  const game = await putPosition(place.library, position, ['person', 'greedy']);
  const { page } = await visitGames(browser(), host);
  await openGame(page, game);
  const serpent = (power: number) =>
    permanent(page, 0, 'Serpent').and(page.getByRole('button', { name: new RegExp(`power ${power},`) }));

  await answer(page, () => panel(page).getByRole('button', { name: /Torch/ }).click());
  await answer(page, () =>
    panel(page)
      .getByRole('button', { name: /^Serpent/ })
      .click(),
  );
  await key(page, 'Space');
  await serpent(7).waitFor();
  // Her pass is taken back, and the ability is on the stack again. The next Space is for the prompt, not for what was clicked.
  await answer(page, () => page.getByRole('button', { name: /^Undo: / }).click());
  await serpent(5).waitFor();
  expect(await stackOf(page)).toEqual(['Torch → Serpent']);
  await key(page, 'Space');
  await play(page, 'Field Notes');
  await key(page, 'Space');
  await page
    .getByRole('button', { name: /^That cannot be taken back fairly: .*cards have been drawn/ })
    .waitFor();
  const inputs = inputsOnDisk(place.library, game);
  await page.keyboard.press('Control+z');
  // All that is left to do is to attack.
  await play(page, 'Thick Bark', 'Serpent');
  expect(inputsOnDisk(place.library, game)).toBeGreaterThan(inputs);
  await panel(page).getByText('Choose which creatures attack').waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Space');
  await page.getByText('Ann wins').first().waitFor();
  const last = inputsOnDisk(place.library, game);

  await page.getByRole('button', { name: 'Replay' }).click();
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  await timeline.waitFor();
  const isAt = (at: number) =>
    expect.poll(() => timeline.getAttribute('aria-valuenow'), patiently).toBe(String(at));
  const plate = (life: string) => page.getByRole('button', { name: new RegExp(`^Ben, .*${life}`) });
  await isAt(0);
  await page.getByRole('button', { name: 'To the end' }).click();
  await isAt(last);
  await plate('out').waitFor();
  const attacks = permanent(page, 0, 'Serpent').and(page.getByRole('button', { name: /attacks Ben/ }));
  await attacks.waitFor();
  await page.keyboard.press('ArrowLeft');
  await isAt(last - 1);
  await plate('5 life').waitFor();
  await attacks.waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await attacks.waitFor();

  // Forwards from the beginning, and back by a line of the log to where the ability waits on the stack.
  await page.getByRole('button', { name: 'To the beginning' }).click();
  for (let at = 1; at <= 3; at += 1) {
    await page.getByRole('button', { name: 'Forward one decision' }).click();
    await isAt(at);
  }
  await serpent(7).waitFor();
  await page.getByRole('log').getByRole('button', { name: 'Torch is aimed at Serpent.' }).click();
  await expect.poll(() => stackOf(page), patiently).toEqual(['Torch → Serpent']);
  await serpent(5).waitFor();
  // From her own eyes her hand is open.
  await page.getByRole('radio', { name: 'Ann', exact: true }).click();
  await cardInHand(page, 'Thick Bark').waitFor();
});
