import { cpSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inProject } from '../../../src-main/setup/project.mjs';
import { middleOf, onCard, surface } from '../designer-hands.js';
import { CHANGED, take } from './take.js';

/** A library of the samples, last changed at a time that is always the same. */
export function copySamples(library: string): void {
  cpSync(inProject('assets', 'samples'), library, { recursive: true });
  for (const file of readdirSync(join(library, 'cards')))
    utimesSync(join(library, 'cards', file), CHANGED, CHANGED);
}

/** The library, the designer and the print view. */
export async function takeCardRooms(page: Page, theme: string): Promise<void> {
  const card = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}`) });
  await card('Velociraptor').click();
  await page.locator('.preview canvas').waitFor();
  await take(page, `library-${theme}`);

  await card('Mourning a Loss').dblclick();
  await surface(page).waitFor();
  const text = await onCard(page, middleOf.text.x, middleOf.text.y);
  await page.mouse.click(text.x, text.y);
  await page.getByRole('textbox', { name: 'Ability text' }).waitFor();
  await take(page, `designer-${theme}`);

  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByRole('button', { name: 'Add' }).click();
  await page
    .getByRole('menuitem')
    .filter({ has: page.locator('.deck') })
    .first()
    .click();
  await page.getByRole('img', { name: /^Sheet 1, front/ }).waitFor();
  await page.getByRole('radio', { name: 'Long edge' }).click();
  await page.getByRole('img', { name: /^Sheet 1, back/ }).waitFor();
  await take(page, `print-${theme}`);
}
