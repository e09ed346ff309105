/** What a person's hands do in the sandbox: cards are laid and moved, and everything about them is set. */
import type { Locator, Page } from 'playwright-core';

export const inspector = (page: Page): Locator => page.getByRole('complementary', { name: 'Inspector' });

export const showTab = (page: Page, tab: string): Promise<void> =>
  inspector(page).getByRole('tab', { name: tab }).click();

/** Chooses in the list that a button opens. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await inspector(page)
    .getByRole('combobox', { name: new RegExp(`^${label}:`) })
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function findCard(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Find a card to add' }).fill(name);
  return page.getByRole('button', { name: `Add ${name}` }).first();
}

/** The cards of a zone, as the stage names them. */
export const cardsIn = (page: Page, seat: number, zone: string): Locator =>
  page.locator(`ul[data-seat="${seat}"][data-zone="${zone}"] [data-kind="card"]`);

/** Drags something into a zone by the mouse, into the first of its rows. */
export async function dragTo(page: Page, what: Locator, seat: number, zone: string): Promise<void> {
  const from = await what.boundingBox();
  const to = await page.locator(`ul[data-seat="${seat}"][data-zone="${zone}"]`).first().boundingBox();
  if (!from || !to) throw new Error(`There is nothing to drag, or no ${zone} to drag it to.`);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 3, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
}
