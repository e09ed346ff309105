/** What a table shows and sounds in its own time: who is called to their turn, which key comes too soon, what is heard. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPlace, patiently, startHost, useBrowser } from '../harness.js';
import { gameOnDisk } from './disk-game.js';
import { cardInHand, drag, middleOf, zoneOf } from './dragging.js';
import { panel } from './hands.js';
import { openGame, putGame, type Situation } from './positions.js';
import { visitGames } from './table-place.js';

const browser = useBrowser();

/** As the program comes, but for what is said here. */
function placeWith(table: object): ReturnType<typeof newPlace> {
  const place = newPlace();
  writeFileSync(join(place.settings, 'settings.json'), JSON.stringify({ table }));
  return place;
}

const duel: Situation = {
  rules: 'kotc-14',
  cards: { Bear: { type: 'minion', sp: 2, hp: 3, level: 1 }, Ox: { type: 'minion', sp: 1, hp: 5 } },
  players: [
    { name: 'Ann', hand: ['Bear', 'Bear'], granary: ['Ox', 'Ox'], battlefield: ['Ox'], deck: [5] },
    { name: 'Ben', deck: [5] },
  ],
  turn: { player: 'Ann', phase: 'action' },
};

const inputsOf = (library: string, game: string): number =>
  gameOnDisk(library, game).running.game.inputs.length;

test('whose turn begins is called across the table, and no longer after a moment', async () => {
  const place = placeWith({ hold: 'short', confirmPhaseEnds: false });
  const host = await startHost(place);
  const game = await putGame(place.library, duel, ['person', 'greedy']);
  const { page } = await visitGames(browser(), host, { reducedMotion: 'no-preference' });
  await openGame(page, game);
  await panel(page).locator('[data-answer="pass"]').waitFor();
  const banner = page.locator('[data-part="turn-banner"]');
  expect(await banner.count()).toBe(0);
  await page.evaluate(() => {
    const calls: string[] = [];
    Object.assign(window, { calls });
    new MutationObserver(() => {
      const text = document.querySelector('[data-part="turn-banner"] p')?.textContent;
      if (text && calls.at(-1) !== text) calls.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.keyboard.press('e');
  const calls = () => page.evaluate(() => (window as unknown as { calls: string[] }).calls);
  await expect.poll(calls, patiently).toEqual(['Ben’s turn', 'Your turn']);
  await banner.waitFor({ state: 'detached' });
});

test('a key that was pressed for the phase before does nothing to the next', async () => {
  const place = placeWith({ hold: 'none', confirmPhaseEnds: false });
  const host = await startHost(place);
  const game = await putGame(place.library, duel, ['person', 'greedy']);
  const { page } = await visitGames(browser(), host, { reducedMotion: 'no-preference' });
  await openGame(page, game);
  await panel(page).locator('[data-answer="pass"]').waitFor();
  // Space in every frame until the phase ends, and once more in the very moment in which the next is asked about: faster than a hand.
  const early = page.evaluate(
    () =>
      new Promise<{ readonly asked: string | undefined; readonly after: string | undefined }>((done) => {
        const prompt = () => document.querySelector<HTMLElement>('[data-part="prompt"]')?.dataset.decision;
        const press = (): void => {
          for (const kind of ['keydown', 'keyup'])
            (document.activeElement ?? document.body).dispatchEvent(
              new KeyboardEvent(kind, { key: ' ', code: 'Space', bubbles: true, cancelable: true }),
            );
        };
        const first = prompt();
        const pressOn = (): void => {
          if (prompt() !== first) return;
          press();
          requestAnimationFrame(pressOn);
        };
        const watching = new MutationObserver(() => {
          const asked = prompt();
          if (asked === undefined || asked === first) return;
          watching.disconnect();
          press();
          requestAnimationFrame(() => requestAnimationFrame(() => done({ asked, after: prompt() })));
        });
        watching.observe(document.body, { subtree: true, attributes: true, childList: true });
        pressOn();
      }),
  );
  const { asked, after } = await early;
  // An answer would have put the question away at once.
  expect(after).toBe(asked);
  const before = inputsOf(place.library, game);
  // The same key goes on once the phase has been seen.
  await expect
    .poll(async () => {
      await page.keyboard.press('Space');
      return inputsOf(place.library, game);
    }, patiently)
    .toBeGreaterThan(before);
});

/** Has the page note what is begun of its audio, and hears nothing itself. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard = { opened: 0, begun: 0 };
    Object.assign(window, { heard });
    class Listened extends AudioContext {
      constructor() {
        super();
        heard.opened += 1;
      }
    }
    const start = AudioScheduledSourceNode.prototype.start;
    for (const Source of [OscillatorNode, AudioBufferSourceNode])
      Source.prototype.start = function (this: AudioScheduledSourceNode, ...when: [number?]) {
        heard.begun += 1;
        start.apply(this, when);
      };
    window.AudioContext = Listened;
  });
const heardOn = (page: Page) =>
  page.evaluate(() => ({ ...(window as unknown as { heard: { opened: number; begun: number } }).heard }));

test.each(['soft', 'off'] as const)(
  'a card that is played is heard where sound is on (%s)',
  async (sound) => {
    const place = placeWith({ hold: 'none', sound });
    const host = await startHost(place);
    const game = await putGame(place.library, duel, ['person', 'greedy']);
    const { page } = await visitGames(browser(), host);
    await listen(page);
    await page.reload();
    await openGame(page, game);
    await panel(page).locator('[data-answer="pass"]').waitFor();
    expect(await heardOn(page)).toEqual({ opened: 0, begun: 0 });
    await drag(page, cardInHand(page, 'Bear').first(), zoneOf(page, 0, 'battlefield'));
    await zoneOf(page, 0, 'battlefield')
      .getByRole('button', { name: /^Bear,/ })
      .waitFor();
    if (sound === 'off') expect(await heardOn(page)).toEqual({ opened: 0, begun: 0 });
    else
      await expect
        .poll(async () => (await heardOn(page)).begun, patiently)
        .toBeGreaterThan(0)
        .then(async () => expect((await heardOn(page)).opened).toBe(1));
  },
);

test('what pays for a dragged card is shown before it is let go, and pays', async () => {
  const place = placeWith({ hold: 'none' });
  const host = await startHost(place);
  const furnace = {
    type: 'spell',
    level: 0,
    text: 'Self-destroy 1 resource→Target 1 in-play card; destroy the target.',
  } as const;
  // It takes resources as the cards that they are: which of them pays is no longer all the same.
  const situation: Situation = {
    ...duel,
    cards: { ...duel.cards, Furnace: furnace },
    players: [
      { name: 'Ann', hand: ['Bear', 'Furnace'], granary: ['Ox', 'Bear'], battlefield: ['Ox'], deck: [5] },
      { name: 'Ben', deck: [5] },
    ],
  };
  const game = await putGame(place.library, situation, ['person', 'greedy']);
  const { page } = await visitGames(browser(), host);
  await openGame(page, game);
  await panel(page).locator('[data-answer="pass"]').waitFor();
  const [from, to] = [
    await middleOf(cardInHand(page, 'Bear')),
    await middleOf(zoneOf(page, 0, 'battlefield').getByRole('button', { name: /^Ox,/ })),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 12);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  const shown = page.locator('[data-part="drag-payment"]');
  await shown.getByText('Let go to pay like this').waitFor();
  const named = (await shown.locator('b').textContent())?.trim() ?? '';
  expect(['Ox', 'Bear']).toContain(named);
  await page.mouse.up();
  await zoneOf(page, 0, 'battlefield')
    .getByRole('button', { name: /^Bear,/ })
    .waitFor();
  await shown.waitFor({ state: 'detached' });
  await zoneOf(page, 0, 'granary')
    .getByRole('button', { name: new RegExp(`^${named},.*exhausted`) })
    .waitFor();
});
