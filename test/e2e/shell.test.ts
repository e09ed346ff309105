import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { surface } from './designer-hands.js';
import type { HostPlace, WebHost } from './host.js';
import { newPlace, patiently, startHost, startHostProcess, useBrowser, visit } from './harness.js';
import { cardsOnDisk, idOf, putCard } from './library-files.js';

const browser = useBrowser();

async function oneCard<Host extends WebHost>(start: (place: HostPlace) => Promise<Host>) {
  const place = newPlace();
  putCard(place.library, 1, { name: 'Ash Wolf' });
  const host = await start(place);
  const opened = await visit(browser(), host);
  await opened.page.getByRole('gridcell', { name: 'Ash Wolf' }).waitFor();
  return { place, host, visit: opened, page: opened.page };
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** How light a colour is, 0 to 255. */
const lightness = (rgb: string): number =>
  Math.max(...(rgb.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part)));

test('the theme is switched and remembered', async () => {
  const { page, host } = await oneCard(startHost);
  expect(lightness(await ground(page))).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect.poll(async () => lightness(await ground(page)), patiently).toBeLessThan(80);
  const { page: other } = await visit(browser(), host);
  await other.getByRole('button', { name: 'Use the light theme' }).waitFor();
  await expect.poll(async () => lightness(await ground(other)), patiently).toBeLessThan(80);
  await other.goto(`${host.origin}/#/settings`);
  await other
    .getByRole('radiogroup', { name: 'Theme' })
    .getByRole('radio', { name: 'As the computer' })
    .click();
  await expect.poll(async () => lightness(await ground(page)), patiently).toBeGreaterThan(200);
});

test('settings that cannot be read are missed, in words, and the others hold', async () => {
  const place = newPlace();
  mkdirSync(place.settings, { recursive: true });
  writeFileSync(join(place.settings, 'settings.json'), JSON.stringify({ theme: 'dark', gridSize: 'wide' }));
  const { page } = await visit(browser(), await startHost(place));
  await page.getByText(/^Some settings could not be read/).waitFor();
  await expect.poll(async () => lightness(await ground(page)), patiently).toBeLessThan(80);
});

test('the address says where one is: reload, back and forward keep to it', async () => {
  const { page, host } = await oneCard(startHost);
  const heading = page.getByRole('heading', { level: 1 });
  for (const [hash, title] of [
    ['#/print', 'Print'],
    ['#/settings', 'Settings'],
    [`#/card/${idOf(1)}`, 'Design'],
    ['#/nowhere', 'Cards'],
  ] as const) {
    await page.goto(`${host.origin}/${hash}`);
    await expect.poll(() => heading.textContent(), patiently).toBe(title);
  }
  await page.goBack();
  await surface(page).waitFor();
  await page.reload();
  await surface(page).waitFor();
  await page.goBack();
  await expect.poll(() => heading.textContent(), patiently).toBe('Settings');
  await page.goto(`${host.origin}/#/card/${idOf(77)}`);
  await page.getByRole('button', { name: 'Back to the cards' }).click();
  await page.getByRole('gridcell').waitFor();
});

test('a host that dies is missed, in words', async () => {
  const { page, host, visit: opened } = await oneCard(startHostProcess);
  opened.allow(/WebSocket connection|ERR_CONNECTION/);
  await host.kill();
  await page.getByRole('alert').filter({ hasText: 'Connection lost – reconnecting.' }).waitFor();
  await page.getByRole('button', { name: 'Try now' }).waitFor();
  await expect.poll(() => page.getByRole('gridcell', { name: 'Ash Wolf' }).isVisible(), patiently).toBe(true);
});

/** Presses Tab until the focus stands on what is looked for. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)) return;
  }
  throw new Error(`Tab does not lead to ${wanted}.`);
}

test('from the library into a card and back by keyboard alone', async () => {
  const { page, place } = await oneCard(startHost);
  await tabTo(page, '[role="gridcell"]');
  await page.keyboard.press('Enter');
  await surface(page).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
  await expect.poll(focused, patiently).toBe('application');
  // On the card Tab goes from element to element: name, picture, licence line, text.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name, edited on the card' }).waitFor();
  await page.keyboard.type('Ash Fox');
  await page.keyboard.press('Enter');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Ability text, edited on the card' }).waitFor();
  await page.keyboard.type('BITE: Deal 1 damage.');
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+w');
  await page.getByRole('gridcell', { name: 'Ash Fox' }).waitFor();
  expect(cardsOnDisk(place.library)).toMatchObject([{ name: 'Ash Fox', text: 'BITE: Deal 1 damage.' }]);
  await expect.poll(focused, patiently).toBe('gridcell');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('go to print');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Print' }).waitFor();
});

test('the palette finds what people call otherwise, and what cannot be done just now', async () => {
  const { page } = await visit(browser(), await startHost(newPlace()));
  await page.getByRole('heading', { level: 1, name: 'Cards' }).waitFor();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'All commands' });
  const choices = palette.getByRole('option');
  await palette.getByRole('combobox').fill('versions');
  await palette.getByRole('group', { name: 'Not just now' }).waitFor();
  await expect
    .poll(() => choices.allInnerTexts(), patiently)
    .toEqual([expect.stringContaining('Version history')]);
  await page.keyboard.press('Enter');
  await expect.poll(() => choices.first().getAttribute('aria-disabled'), patiently).toBe('true');
  await palette.getByRole('combobox').fill('xyzzy');
  await palette.getByText('Nothing of that name').waitFor();
  await palette.getByRole('combobox').fill('optoins');
  await expect
    .poll(() => choices.allInnerTexts(), patiently)
    .toEqual([expect.stringContaining('Go to settings')]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
});

const operable =
  /^(?:button|link|textbox|searchbox|combobox|radio|switch|slider|spinbutton|tab|option|application)\b/;

/** What can be operated and has no name. */
async function nameless(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const lines = tree.split('\n').map((line) => line.trim().replace(/^- '?/, ''));
  const found = lines.filter((line) => operable.test(line));
  expect(found.length).toBeGreaterThan(5);
  return found.filter((line) => !/^\w+ ["/]/.test(line));
}

/** Where the keyboard stands on something and nothing shows it: no outline on it, in it or right around it. */
async function unmarked(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    const blind = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      // On the card the selected element is outlined instead.
      if (element.matches('[role="application"]') && document.querySelector('.over-card .selected'))
        return null;
      const places = [element, ...element.querySelectorAll('*'), element.parentElement];
      const outlined = places.some((place) => {
        const style = place ? getComputedStyle(place) : null;
        return style !== null && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
      });
      return outlined
        ? null
        : `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
    });
    if (blind) found.push(blind);
  }
  return found;
}

test('everything that can be operated has a name, and the focus can be seen', async () => {
  const { page, host } = await oneCard(startHost);
  for (const hash of ['#/cards', `#/card/${idOf(1)}`, '#/print', '#/settings']) {
    await page.goto(`${host.origin}/${hash}`);
    await page.getByRole('main').locator('button:visible, [role="radio"]').first().waitFor();
    expect(await nameless(page), hash).toEqual([]);
    expect(await unmarked(page), hash).toEqual([]);
  }
});

test('what fails where nobody listens is said, not lost', async () => {
  const opened = await visit(browser(), await startHost(newPlace()));
  opened.allow(/no such thing/);
  const { page } = opened;
  const said = page.getByText('Cardwright made a mistake and could not do this.');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => void Promise.reject(new TypeError('no such thing')));
  await said.waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await said.waitFor({ state: 'detached' });
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new TypeError('no such thing');
      }),
  );
  await said.waitFor();
});
