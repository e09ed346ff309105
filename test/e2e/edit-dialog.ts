/** What a person's hands do in the dialog that edits many cards. */
import type { Locator, Page } from 'playwright-core';

/** Opens the dialog for the selected cards, `count` as the app says it: "2 cards". */
export async function openEdit(page: Page, count: string): Promise<Locator> {
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: `Edit ${count}` });
  await dialog.waitFor();
  return dialog;
}

export async function addTag(dialog: Locator, tag: string): Promise<void> {
  const field = dialog.getByLabel('Add', { exact: true });
  await field.fill(tag);
  await field.press('Enter');
}

export async function replaceText(dialog: Locator, find: string, by: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Find' }).fill(find);
  await dialog.getByRole('textbox', { name: 'Replace by' }).fill(by);
}

/** Opens the dialog that only finds and replaces. */
export async function openReplace(page: Page, count: string): Promise<Locator> {
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: `Find and replace in ${count}` });
  await dialog.waitFor();
  return dialog;
}

/** Waits until the preview says what comes of it, and has it done. */
export async function applyEdit(dialog: Locator, count: string): Promise<void> {
  await dialog.getByRole('button', { name: `Change ${count}` }).click();
  await dialog.waitFor({ state: 'detached' });
}
