import { cpSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inProject } from '../../../src-main/setup/project.mjs';
import { middleOf, onCard, surface } from '../designer-hands.js';
import { blur, CHANGED, take } from './take.js';

/** A library of the samples, last changed at a time that is always the same. */
export function copySamples(library: string): void {
  cpSync(inProject('assets', 'samples'), library, { recursive: true });
  for (const file of readdirSync(join(library, 'cards')))
    utimesSync(join(library, 'cards', file), CHANGED, CHANGED);
}

/** The designer with a text that is being edited in place. */
export async function takeDesigner(page: Page, theme: string): Promise<void> {
  await page.getByRole('gridcell', { name: /^Mourning a Loss/ }).dblclick();
  await surface(page).waitFor();
  const text = await onCard(page, middleOf.text.x, middleOf.text.y);
  await page.mouse.click(text.x, text.y);
  await page.getByRole('textbox', { name: 'Ability text' }).waitFor();
  await take(page, `designer-${theme}`);
}

/** A card of Magic with what its text says. */
export async function takeMagicDesigner(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search cards' }).fill('!"Angel of the Noon Bell"');
  await page.getByRole('gridcell', { name: /^Angel of the Noon Bell/ }).dblclick();
  await surface(page).waitFor();
  await page.getByRole('tab', { name: 'Abilities' }).click();
  await blur(page);
  await take(page, 'magic-designer-dark');
}
