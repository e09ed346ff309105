/** What a person does in a game of Magic, by clicks and keys, one question after the other. */
import type { Page } from 'playwright-core';
import { panel } from '../hands.js';

/** Answers what is asked, and waits until something else is, or the screen is to be passed to somebody. */
export async function answer(page: Page, press: () => Promise<void>): Promise<void> {
  const asked = page.locator('[data-part="prompt"][data-decision]');
  const decision = await asked.getAttribute('data-decision');
  await press();
  await page
    .locator(`[data-part="prompt"][data-decision]:not([data-decision="${decision}"])`)
    .or(page.getByRole('dialog', { name: /^Pass the screen/ }))
    .waitFor();
}

/** The same by a key: Space passes and confirms, digits choose. */
export const key = (page: Page, name: string): Promise<void> => answer(page, () => page.keyboard.press(name));

/** Plays a card by its button, and aims it at something where it has more than one target to choose from. */
export async function play(page: Page, card: string, target?: string): Promise<void> {
  const here = panel(page);
  await answer(page, () => here.getByRole('button', { name: `Play ${card}`, exact: true }).click());
  if (target !== undefined) {
    await answer(page, () =>
      here
        .getByRole('button', { name: new RegExp(`^${target}`) })
        .first()
        .click(),
    );
  }
}

/** What waits on the stack as it lies mid-table, the top first: each object by its name, and what it is aimed at. */
export const stackOf = (page: Page): Promise<string[]> =>
  page.getByRole('button', { name: / of the stack,/ }).evaluateAll((items) =>
    items
      .map((item) => ({ label: item.ariaLabel ?? '', top: item.getBoundingClientRect().top }))
      .toSorted((one, other) => other.top - one.top)
      .map(({ label }) => {
        const [, name = '', aim = ''] = /^(.*?),.*?aimed at (.*?)(?:,|$)/.exec(label) ?? [];
        return `${name} → ${aim}`;
      }),
  );
