/** The frame room: one card in all frames, one copied, edited, chosen, shared and taken in again. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sampleFolder } from '../../src-main/api/sets/sample-sets.js';
import { gather } from '../../src-main/exchange/package/gather.js';
import { writePackage } from '../../src-main/exchange/package/write-package.js';
import { openLibrary } from '../../src-main/library/library.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { cardNamed } from '../library/support.js';
import { dialog, expectNoFaults, showTab } from './axe.js';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { go } from './screenshots/take.js';

const browser = useBrowser();

test('a card is shown in all frames; one of them is copied, edited, chosen and shared', async () => {
  const place = newPlace();
  cpSync(inProject('assets', sampleFolder('kotc-14')), place.library, { recursive: true });
  const [first = ''] = readdirSync(join(place.library, 'cards'));
  const file = join(place.library, 'cards', first);
  const { id } = JSON.parse(readFileSync(file, 'utf8')).card as { id: string };
  const { page } = await visit(browser(), await startHost(place), { acceptDownloads: true });
  const openRoom = async (): Promise<void> => {
    await page.getByRole('button', { name: /^All frames/ }).click();
    await dialog(page)
      .getByRole('button', { name: /^Parchment:/ })
      .waitFor();
  };
  const copyOf = async (title: string): Promise<void> => {
    await dialog(page)
      .getByRole('button', { name: `Frame ${title}`, exact: true })
      .click();
    await page.getByRole('menuitem', { name: 'Copy and edit' }).click();
    await dialog(page).getByRole('textbox', { name: 'Title' }).waitFor();
  };
  await go(page, `card/${id}`);
  await showTab(page, 'Look');
  await expectNoFaults(page, {
    'the frames': openRoom,
    'a frame that is edited': async () => {
      await openRoom();
      await copyOf('Parchment');
    },
  });

  await openRoom();
  const text = dialog(page).getByRole('textbox', { name: 'The frame’s file' });
  await copyOf('Night');
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Dusk');
  await dialog(page).getByRole('switch', { name: 'Divide words' }).click();
  await expect.poll(() => text.inputValue(), patiently).toMatch(/"title": "Dusk"[^]*"hyphens": false/);
  const good = await text.inputValue();
  await text.fill(good.replace('"#15191d"', '"tar"'));
  await dialog(page)
    .getByText(/^ground: /)
    .waitFor();
  await expect
    .poll(() => dialog(page).getByRole('button', { name: 'Save the frame' }).isDisabled(), patiently)
    .toBe(true);
  await text.fill(good);
  await dialog(page).getByRole('button', { name: 'Save the frame' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Dusk:/ })
    .click();
  const template = (): string => JSON.parse(readFileSync(file, 'utf8')).card.look.template as string;
  await expect.poll(template, patiently).toBe('night-copy');

  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Frame Dusk' }).click();
  await page.getByRole('menuitem', { name: 'Share as a file' }).click();
  const shared = await download;
  expect(shared.suggestedFilename()).toBe('Dusk.frame.zip');
  await dialog(page).getByRole('button', { name: 'Frame Dusk' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Dusk:/ })
    .waitFor({ state: 'detached' });
  await page.getByLabel('Frame file').setInputFiles(await shared.path());
  await dialog(page)
    .getByRole('button', { name: /^Dusk:/ })
    .waitFor();
  expect(readdirSync(join(place.library, 'frames')).sort()).toEqual(['dusk', 'parchment-copy']);

  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await page.getByText(/The frame “night-copy” is not in this library/).waitFor();
  expect(template()).toBe('night-copy');
});

test('a package brings the frame of its card, which the designer offers at once', async () => {
  const mine = await openLibrary(newPlace().library);
  const text = JSON.stringify({ format: 'cardwright-frame', version: 1, title: 'Gold', ground: '#d9b23c' });
  const template = await mine.frames.add({ text, pictures: new Map() }, new Set());
  const look = { template, frame: null, accent: null };
  await mine.cards.create(cardNamed('Ember Fox', { look }));
  const contents = await gather(mine, {});
  const none = () => Promise.reject(new Error('It has no pictures.'));
  const bytes = await buffer(writePackage({ title: 'Gift', contents, picture: none }));
  await mine.close();

  const { page } = await visit(browser(), await startHost(newPlace()));
  await page.getByRole('button', { name: 'Design your first card' }).waitFor();
  await page.keyboard.press('Control+i');
  await page
    .locator('input[type="file"][aria-label="Files to import"]')
    .setInputFiles([{ name: 'Gift.cardwright', mimeType: 'application/octet-stream', buffer: bytes }]);
  await dialog(page).getByText('1 frame', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Import 1 card' }).click();
  await page.getByRole('button', { name: 'Open the card' }).click();
  await showTab(page, 'Look');
  const offered = page.getByRole('radio', { name: /^Gold/ });
  await offered.waitFor();
  await expect.poll(() => offered.isChecked(), patiently).toBe(true);
});
