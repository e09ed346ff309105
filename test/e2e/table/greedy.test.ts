/** A table as it is mostly played: against the computer, seen as it happens; in two windows; with a host that comes back. */
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { patiently, startHost, startHostProcess, useBrowser } from '../harness.js';
import { inputsOnDisk } from './disk-game.js';
import { isAsked, panel } from './hands.js';
import { putPlayedGame } from './played-ahead.js';
import { playOn, whenAPersonIsAsked } from './playing.js';
import { openGame } from './positions.js';
import { beginGame, starterPlace, visitGames } from './table-place.js';

const browser = useBrowser();

const annAgainstGreedy = [
  { name: 'Ann', by: 'A person' },
  { name: 'Greedy', by: 'Greedy' },
] as const;

const begun = { edition: 14, occupants: ['person', 'greedy'], seed: 23 } as const;

const setSpeed = async (page: Page, speed: string): Promise<void> => {
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page
    .getByRole('radiogroup', { name: 'Speed of what happens' })
    .getByRole('radio', { name: speed })
    .click();
};

test('a whole game against the computer is seen as it happens, skipped ahead by a key, and played to its end', async () => {
  const place = starterPlace(6);
  const { page } = await visitGames(browser(), await startHost(place), { reducedMotion: 'no-preference' });
  await setSpeed(page, 'Fast');
  const game = await beginGame(page, 6, annAgainstGreedy, 39);
  let skipped = 0;
  const over = await playOn(
    { page, library: place.library, game },
    {
      onAsked: async (_, { id }) => {
        if ((await page.locator(`[data-decision="${id}"]`).count()) > 0) return;
        // Any key shows what is newest; this one does nothing else.
        await page.keyboard.press('Shift');
        skipped += 1;
      },
    },
  );
  // How often there was something to skip is a matter of how fast the machine is.
  expect(skipped).toBeGreaterThan(0);
  const [winner] = over.running.game.result?.winners ?? [];
  await page
    .getByText(new RegExp(`${over.stored.seats[winner ?? 0]?.name} wins`))
    .first()
    .waitFor();
});

/** Holds everything that the host tells a page, from when that is wanted. */
async function holdBack(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let held: (() => void)[] | null = null;
  await page.routeWebSocket(/.*/, (socket) => {
    const host = socket.connectToServer();
    host.onMessage((message) => (held ? held.push(() => socket.send(message)) : socket.send(message)));
  });
  await page.reload();
  return {
    hold: () => (held = []),
    release: () => {
      const all = held ?? [];
      held = null;
      for (const tell of all) tell();
    },
  };
}

test('two windows at one table show the same, and what one answers too late is refused in a sentence', async () => {
  const place = starterPlace(14);
  const game = await putPlayedGame(place.library, { ...begun, answered: 5 });
  const host = await startHost(place);
  const { page: one } = await visitGames(browser(), host);
  const { page: other } = await visitGames(browser(), host);
  const { hold, release } = await holdBack(other);
  await openGame(one, game);
  const seat = { page: one, library: place.library, game };
  await other.goto(one.url());
  // Of a long log only what is in sight stands on the page.
  const endOfLog = async (page: Page): Promise<string | undefined> =>
    (await page.getByRole('log').textContent())?.slice(-200);
  const showTheSameLog = () =>
    vi.waitFor(async () => expect(await endOfLog(other)).toBe(await endOfLog(one)), patiently);

  let answered = 0;
  const found = await playOn(seat, {
    until: (_, asked) => (answered += 1) > 2 && asked.purpose === 'action',
  });
  const asked = found.running.game.decision!;
  await isAsked(other, asked);
  await showTheSameLog();

  hold();
  await panel(one).locator('[data-answer="pass"]').click();
  await expect
    .poll(() => inputsOnDisk(place.library, game), patiently)
    .toBeGreaterThan(found.running.game.inputs.length);
  const { decision: next, inputs } = (await whenAPersonIsAsked(seat)).running.game;
  if (!next) throw new Error('The game was over too early.');
  await panel(other).locator('[data-answer="pass"]').click();
  release();
  await other.getByText('That was asked before; look at what the game asks now.').waitFor();
  await isAsked(other, next);
  await isAsked(one, next);
  expect((await whenAPersonIsAsked(seat)).running.game.inputs).toEqual(inputs);
  await showTheSameLog();
});

test('a table stays open while its host is gone, and goes on where it was when the host is back', async () => {
  const place = starterPlace(14);
  const game = await putPlayedGame(place.library, { ...begun, answered: 5 });
  const host = await startHostProcess(place);
  const opened = await visitGames(browser(), host);
  const { page } = opened;
  opened.allow(/WebSocket connection|ERR_CONNECTION/);
  await openGame(page, game);
  const seat = { page, library: place.library, game };
  let answered = 0;
  const found = await playOn(seat, { until: () => (answered += 1) > 2 });
  const asked = found.running.game.decision!;
  await isAsked(page, asked);
  await host.kill();
  const lost = page.getByRole('alert').filter({ hasText: 'Connection lost – reconnecting.' });
  await lost.waitFor();
  await isAsked(page, asked);

  const back = await startHostProcess({ ...place, port: new URL(host.origin).port });
  // The address that it prints lets this browser in again, in whichever window it is opened.
  const window = await opened.context.newPage();
  await window.goto(await back.address());
  await lost.waitFor({ state: 'detached' });
  const on = await playOn(seat, {
    until: ({ running }) => running.game.inputs.length > found.running.game.inputs.length + 3,
  });
  expect(on.running.game.inputs.slice(0, found.running.game.inputs.length)).toEqual(
    found.running.game.inputs,
  );
});
