/** What a person's hands do at the table: they answer in the panel, by mouse or by keys. */
import type { Locator, Page } from 'playwright-core';
import type { Decision, Reply } from '../../../src-main/engine/decision.js';

export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Decision' });

/** Waits until the panel asks that decision. */
export const isAsked = (page: Page, decision: Decision): Promise<void> =>
  page.locator(`[data-part="prompt"][data-decision="${decision.id}"]`).waitFor();

/** Presses whoever the screen is passed to in front of it; nothing where it is not passed. */
export async function takeOver(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I am ${name}` }).click();
}

/** Answers in the panel what it asks. */
export async function give(page: Page, decision: Decision, reply: Reply): Promise<void> {
  await isAsked(page, decision);
  const here = panel(page);
  const press = (choice: number): Promise<void> => here.locator(`[data-choice="${choice}"]`).click();
  if ('act' in reply) {
    const button = here.locator(`[data-choice="${reply.act}"]`);
    if ((await button.count()) === 0) return here.locator('[data-answer="pass"]').click();
    const inside = page.locator(`[data-choice="${reply.act}"]`);
    const folded = here.locator('details:not([open])', { has: inside });
    if ((await folded.count()) > 0) await folded.locator('summary').click();
    return button.click();
  }
  if ('die' in reply) return press(reply.die);
  if ('yes' in reply) return here.locator(`[data-answer="${reply.yes ? 'yes' : 'no'}"]`).click();
  if ('number' in reply) {
    // A few numbers are buttons; of many one is typed.
    const button = here.locator(`[data-number="${reply.number}"]`);
    const field = here.getByRole('spinbutton');
    await button.or(field).waitFor();
    if ((await button.count()) > 0) return button.click();
    await field.fill(String(reply.number));
    return here.locator('[data-answer="confirm"]').click();
  }
  if ('name' in reply) {
    await here.getByRole('combobox').fill(reply.name);
    return here.locator('[data-answer="confirm"]').click();
  }
  if ('order' in reply) {
    if (decision.kind === 'order') await putInOrder(here, decision.cards, reply.order);
    return here.locator('[data-answer="confirm"]').click();
  }
  if ('shares' in reply) {
    for (const [place, amount] of reply.shares.entries()) {
      await here.locator(`[data-share="${place}"]`).getByRole('spinbutton').fill(String(amount));
    }
    return here.locator('[data-answer="confirm"]').click();
  }
  if ('pairs' in reply) {
    for (const [place, option] of reply.pairs.entries()) await pair(page, here, place, option);
    return here.locator('[data-answer="confirm"]').click();
  }
  await pick(
    here,
    decision,
    'cards' in reply ? reply.cards : 'players' in reply ? reply.players : reply.options,
  );
}

/** Takes the option that stands at its place among those with room, or none. */
async function pair(page: Page, here: Locator, place: number, option: number | null): Promise<void> {
  const only = here.locator(`[data-pairing="${place}"] [data-option]`);
  if ((await only.count()) > 0) {
    const isPaired = (await only.getAttribute('aria-pressed')) === 'true';
    return isPaired === (option !== null) ? undefined : only.click();
  }
  await here.locator(`[data-pairing="${place}"]`).getByRole('combobox').click();
  await page.locator(`[role="option"][data-value="${option ?? 'none'}"]`).click();
}

async function pick(here: Locator, decision: Decision, choices: readonly number[]): Promise<void> {
  const most = 'most' in decision ? decision.most : 0;
  if (choices.length === 0 && most === 1)
    return here.getByRole('button', { name: 'None', exact: true }).click();
  // What is suggested is picked already.
  const ready = await here
    .locator('[data-choice][aria-pressed="true"]')
    .evaluateAll((buttons) => buttons.map((button) => Number(button.getAttribute('data-choice'))));
  const isOnly = most <= 1;
  const wrong = isOnly ? [] : ready.filter((choice) => !choices.includes(choice));
  const missing = choices.filter((choice) => isOnly || !ready.includes(choice));
  for (const choice of [...wrong, ...missing]) await here.locator(`[data-choice="${choice}"]`).click();
  if (most > 1) await here.locator('[data-answer="confirm"]').click();
}

/** Moves one card after the other up to its place, by turns with the buttons and with keys. */
async function putInOrder(here: Locator, asked: readonly number[], wanted: readonly number[]): Promise<void> {
  const rows = here.getByRole('list', { name: 'In this order' }).getByRole('listitem');
  const now = [...asked];
  for (const [place, card] of wanted.entries()) {
    for (let at = now.indexOf(card); at > place; at -= 1) {
      if (place % 2 === 0) await rows.nth(at).getByRole('button', { name: /up$/ }).click();
      else await rows.nth(at).getByRole('group').press('Alt+ArrowUp');
      now.splice(at - 1, 0, ...now.splice(at, 1));
    }
  }
}
