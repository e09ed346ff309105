/** Short forms that become text, and words that are offered, while somebody writes on a card. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleFolder } from '../../src-main/api/sets/sample-sets.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { dialog, expectNoFaults, showTab } from './axe.js';
import { newPlace, patiently, startHost, useBrowser, visit } from './harness.js';
import { go } from './screenshots/take.js';

const browser = useBrowser();

test('short forms are replaced while one types, taken back by one undo, and changed in the settings', async () => {
  const place = newPlace();
  cpSync(inProject('assets', sampleFolder('kotc-14')), place.library, { recursive: true });
  const [first = ''] = readdirSync(join(place.library, 'cards'));
  const file = join(place.library, 'cards', first);
  const card = () =>
    JSON.parse(readFileSync(file, 'utf8')).card as { id: string; name: string; flavor: string };
  const { id, name } = card();
  const { page } = await visit(browser(), await startHost(place), { acceptDownloads: true });
  await go(page, `card/${id}`);
  await showTab(page, 'Card');
  const flavor = page.getByRole('textbox', { name: 'Flavor text' });
  await flavor.fill('');
  await flavor.pressSequentially('Drawn (c)');
  await expect.poll(() => flavor.inputValue(), patiently).toBe('Drawn ©');
  await flavor.press('Control+z');
  await expect.poll(() => flavor.inputValue(), patiently).toBe('Drawn (c)');
  await flavor.press('End');
  await flavor.pressSequentially(' by ~!');
  await expect.poll(() => flavor.inputValue(), patiently).toBe(`Drawn (c) by ${name}!`);
  await expect.poll(() => card().flavor, patiently).toBe(`Drawn (c) by ${name}!`);

  await go(page, 'settings');
  const openForms = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Short forms…' }).click();
    await dialog(page).getByRole('textbox', { name: 'Short form 1', exact: true }).waitFor();
  };
  await expectNoFaults(page, {
    'the short forms': openForms,
    'the word lists': async () => {
      await page.getByRole('button', { name: 'Word lists…' }).click();
      await dialog(page).getByRole('textbox', { name: 'Words, one on each line' }).waitFor();
    },
  });
  await openForms();
  await dialog(page)
    .getByLabel('A list of short forms')
    .setInputFiles({
      name: 'mine.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('(c),copyright\nqq,very quickly\n'),
    });
  await dialog(page).getByText('2 short forms were brought in.').waitFor();
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Save as a file…' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('qq\tvery quickly');
  await page.keyboard.press('Escape');

  await go(page, `card/${id}`);
  await showTab(page, 'Card');
  await flavor.fill('');
  await flavor.pressSequentially('Burns qq (c)');
  await expect.poll(() => flavor.inputValue(), patiently).toBe('Burns very quickly copyright');
});

test('a line offers what other cards have there and words of one’s own, by the keyboard, and takes anything else', async () => {
  const place = newPlace();
  cpSync(inProject('assets', sampleFolder('kotc-14')), place.library, { recursive: true });
  const [first = '', other = ''] = readdirSync(join(place.library, 'cards'));
  const cardIn = (file: string) =>
    JSON.parse(readFileSync(join(place.library, 'cards', file), 'utf8')).card as {
      id: string;
      licence: string;
    };
  const { id } = cardIn(first);
  const { licence } = cardIn(other);
  const { page } = await visit(browser(), await startHost(place));
  await go(page, 'settings');
  await page.getByRole('button', { name: 'Word lists…' }).click();
  await dialog(page)
    .getByRole('textbox', { name: 'Words, one on each line' })
    .fill('Zoe Example\nZora Sample');
  await dialog(page).getByText('2 entries').waitFor();
  await page.keyboard.press('Escape');

  await go(page, `card/${id}`);
  await showTab(page, 'Card');
  const line = page.getByRole('combobox', { name: 'Licence line' });
  const offered = page.getByRole('listbox', { name: 'Licence line: offered' });
  await line.fill('');
  const begun = licence.slice(0, -4);
  await line.pressSequentially(begun);
  await offered.getByRole('option', { name: licence, exact: true }).waitFor();
  await line.press('Escape');
  await offered.waitFor({ state: 'detached' });
  await expect.poll(() => line.inputValue(), patiently).toBe(begun);

  await line.fill('');
  await line.pressSequentially('Picture by zo');
  await expect
    .poll(() => offered.getByRole('option').allTextContents(), patiently)
    .toEqual(['Zoe Example', 'Zora Sample']);
  await expectNoFaults(page, { 'the words that are offered': () => offered.waitFor() });
  await line.fill('');
  await line.pressSequentially('Picture by zo');
  await offered.getByRole('option', { name: 'Zora Sample' }).waitFor();
  await line.press('ArrowDown');
  await line.press('Enter');
  await expect.poll(() => line.inputValue(), patiently).toBe('Picture by Zora Sample');
  await line.pressSequentially(', CC0');
  await line.press('Tab');
  await expect.poll(() => line.inputValue(), patiently).toBe('Picture by Zora Sample, CC0');
  await page.keyboard.press('Control+z');
  await expect.poll(() => line.inputValue(), patiently).toBe('Picture by Zora Sample');
});
