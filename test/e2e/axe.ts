/** What axe-core finds wrong with places of the app: names, roles, order of headings, reach by keys; contrast by day and by night. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { go } from './screenshots/take.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Where a person comes, and how they get there from the place before. */
export type Places = Readonly<Record<string, (page: Page) => Promise<void>>>;

export const dialog = (page: Page) => page.getByRole('dialog');

/** Comes to a room by its address. */
export async function come(page: Page, place: string, title: string): Promise<void> {
  await go(page, place);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await dialog(page).waitFor();
}

export async function showTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tabpanel', { name }).waitFor();
}

/** A part of a page by its selector; null: all of it. */
type Part = string | null;

/** What axe finds wrong on the page or a part of it, a line each. */
async function faults(page: Page, options: RunOptions, part: Part = null): Promise<readonly string[]> {
  const { violations } = await page.evaluate(
    ([options, part]) =>
      // What axe itself is: it has put itself there.
      (
        globalThis as unknown as {
          axe: { run: (on: Document | string, how: RunOptions) => Promise<AxeResults> };
        }
      ).axe.run(part ?? document, options),
    [options, part] as const,
  );
  // A list below a field is moved through from the field.
  const movedFromField = (id: string, html: string): boolean =>
    id === 'scrollable-region-focusable' && html.includes('role="listbox"');
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.filter(({ html }) => !movedFromField(id, html)).map(({ html }) => `${id}: ${help}: ${html}`),
  );
}

/** No lists of what is right, no second load of the styles, no addresses of nodes: a fault is told by its HTML. */
const quick: RunOptions = { resultTypes: ['violations'], preload: false, selectors: false };
/** Signs of keys stand on buttons beside their names, and short figures stand for what the name says in full. */
const thorough: RunOptions = {
  ...quick,
  rules: { 'label-content-name-mismatch': { enabled: false } },
};
const contrastOnly: RunOptions = { ...quick, runOnly: ['color-contrast'] };
/** What a dialog can spoil in the room behind it. */
const behindDialogs: RunOptions = {
  ...quick,
  runOnly: ['aria-hidden-focus', 'duplicate-id-aria'],
};

/** Visits the places one after the other; of a place with a dialog the dialog is looked at, and closed again. */
export async function expectNoFaults(page: Page, places: Places): Promise<void> {
  await page.evaluate(axe);
  for (const [name, getThere] of Object.entries(places)) {
    await getThere(page).catch((error: unknown) => {
      throw new Error(`No way to ${name}.`, { cause: error });
    });
    const hasDialog = (await dialog(page).count()) > 0;
    // The room behind a dialog is a place of its own.
    const part = hasDialog ? '[role="dialog"]' : null;
    expect(await faults(page, thorough, part), name).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faults(page, contrastOnly, part), `${name} by night`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    if (!hasDialog) continue;
    expect(await faults(page, behindDialogs), `behind ${name}`).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  }
}
