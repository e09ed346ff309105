/** The stack: spells that answer one another wait mid-table, resolve one at a time, and outlive a host that is killed. */
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, startHostProcess, useBrowser } from '../../harness.js';
import { isAsked, takeOver } from '../hands.js';
import { gameOnDisk } from '../disk-game.js';
import { openCoveredGame, openGame, putPosition } from '../positions.js';
import { visitGames } from '../table-place.js';
import { key, play, stackOf } from './hands.js';
import { magicPosition, permanent, stateOnDisk } from './positions.js';

const browser = useBrowser();

const counter = { type: 'Instant', cost: '{U}', text: 'Counter target spell.' };
const cards = {
  Mountain: { type: 'Land' },
  Island: { type: 'Land' },
  Forest: { type: 'Land' },
  Bear: { type: 'Creature — Bear', cost: '{1}{G}', power: 2, toughness: 2 },
  'Ember Bolt': {
    type: 'Instant',
    cost: '{R}',
    text: 'Ember Bolt deals 2 damage to target creature or player.',
  },
  Spark: { type: 'Instant', cost: '{R}', text: 'Spark deals 1 damage to target creature or player.' },
  'Thick Bark': { type: 'Instant', cost: '{G}', text: 'Target creature gets +0/+2 until end of turn.' },
  'Hasty Roots': { type: 'Instant', cost: '{G}', text: 'Untap target land.' },
  'Stern Refusal': counter,
  'Second Opinion': counter,
};
const lands = { Ann: ['Mountain', 'Island', 'Mountain'], Ben: ['Forest', 'Island', 'Forest'] };

test('a spell is answered three times by turns, the four lie mid-table and resolve one at a time, with another between', async () => {
  const place = newPlace();
  const host = await startHost(place);
  const position = magicPosition('Four deep', {
    cards,
    players: [
      { name: 'Ann', library: [9], hand: ['Ember Bolt', 'Stern Refusal', 'Spark'], play: lands.Ann },
      {
        name: 'Ben',
        library: [9],
        // With the last of them he could answer, so that he is asked before each resolves.
        hand: ['Thick Bark', 'Second Opinion', 'Hasty Roots'],
        play: [...lands.Ben, 'Bear'],
      },
    ],
    turn: { player: 'Ann', phase: 'main1', number: 3 },
  });
  const game = await putPosition(place.library, position, ['person', 'person'], { hands: 'open' });
  const { page } = await visitGames(browser(), host);
  await openGame(page, game);
  const lies = (...stack: string[]) => expect.poll(() => stackOf(page), patiently).toEqual(stack);

  await play(page, 'Ember Bolt', 'Bear');
  await lies('Ember Bolt → Bear');
  await key(page, 'Space');
  await play(page, 'Thick Bark');
  await key(page, 'Space');
  await play(page, 'Stern Refusal', 'Thick Bark');
  await key(page, 'Space');
  await play(page, 'Second Opinion', 'Stern Refusal');
  const lower = ['Thick Bark → Bear', 'Ember Bolt → Bear'];
  await lies('Second Opinion → Stern Refusal', 'Stern Refusal → Thick Bark', ...lower);
  const listed = page.getByRole('region', { name: 'Stack' }).getByRole('listitem');
  await expect
    .poll(() => listed.allTextContents(), patiently)
    .toEqual([/Second/, /Stern/, /Thick/, /Ember/].map((name) => expect.stringMatching(name)));

  // Only its top resolves: what it counters is gone, and with two left there is time for another.
  await key(page, 'Space');
  await key(page, 'Space');
  await lies(...lower);
  await play(page, 'Spark', 'Bear');
  await lies('Spark → Bear', ...lower);
  await key(page, 'Space');
  await lies(...lower);
  await key(page, 'Space');
  await lies('Ember Bolt → Bear');
  const bear = permanent(page, 1, 'Bear');
  await bear.and(page.getByRole('button', { name: /toughness 4, printed 2,.*1 damage/ })).waitFor();
  await page.keyboard.press('Space');
  await lies();
  await bear.and(page.getByRole('button', { name: /3 damage/ })).waitFor();
});

test('a host that is killed with the stack in the middle of the table comes back to the same stack, and who was asked', async () => {
  const place = newPlace();
  const position = magicPosition('In mid-stack', {
    cards,
    players: [
      {
        name: 'Ann',
        library: [9],
        // With the land she can do something when all has resolved.
        hand: ['Stern Refusal', 'Forest'],
        play: lands.Ann,
        stack: [{ card: 'Ember Bolt', targets: ['Bear'] }],
      },
      {
        name: 'Ben',
        library: [9],
        hand: ['Second Opinion'],
        play: [...lands.Ben, 'Bear'],
        stack: [{ card: 'Thick Bark', targets: ['Bear'], at: 0 }],
      },
    ],
    turn: { player: 'Ann', phase: 'main1', number: 3, priority: 'Ann' },
  });
  const game = await putPosition(place.library, position, ['person', 'person']);
  const host = await startHostProcess(place);
  const first = await visitGames(browser(), host);
  first.allow(/./);
  await openCoveredGame(first.page, game);
  await takeOver(first.page, 'Ann');
  await play(first.page, 'Stern Refusal', 'Thick Bark');
  const three = ['Stern Refusal → Thick Bark', 'Thick Bark → Bear', 'Ember Bolt → Bear'];
  await first.page.getByRole('dialog', { name: 'Pass the screen to Ben' }).waitFor();
  expect(await stackOf(first.page)).toEqual(three);
  await host.kill();

  const { page } = await visitGames(browser(), await startHost(place));
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('link', { name: /^Go on with/ }).click();
  await takeOver(page, 'Ben');
  const asked = gameOnDisk(place.library, game).running.game.decision;
  await isAsked(page, asked!);
  await expect.poll(() => stackOf(page), patiently).toEqual(three);
  await play(page, 'Second Opinion', 'Stern Refusal');
  // Nobody can answer any more: all of it resolves, the bark before the bolt.
  await takeOver(page, 'Ann');
  await expect.poll(() => stackOf(page), patiently).toEqual([]);
  await permanent(page, 1, 'Bear')
    .and(page.getByRole('button', { name: /toughness 4, printed 2,.*2 damage/ }))
    .waitFor();
  const { players } = stateOnDisk(place.library, game);
  expect(players.map(({ zones }) => zones.graveyard.length)).toEqual([2, 2]);
});
