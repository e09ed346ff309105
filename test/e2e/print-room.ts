/** What a person's hands do in the print room, and what its printer does to a sheet. */
import type { Locator, Page } from 'playwright-core';
import type { PlacedForm } from '../print/pdf/open-pdf.js';

const PT = 72 / 25.4;

export interface Figures {
  readonly across: number;
  readonly down: number;
}

/** What a ruler says of a printer that prints untrue, as the app asks for it: mm. */
export interface Untrue {
  readonly front: Figures;
  readonly back: Figures;
  /** How far backs lie to the right of fronts and below them, seen from the front against the light. */
  readonly offset: { readonly x: number; readonly y: number };
}

/** The panel's group of options of this title, opened. */
export async function openOptions(page: Page, title: string): Promise<void> {
  const head = page
    .getByRole('complementary', { name: 'Sheet' })
    .getByRole('button', { name: new RegExp(`^${title}( |$)`) });
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
}

export const figure = (within: Page | Locator, name: string): Locator =>
  within.getByRole('spinbutton', { name, exact: true });

/** Adds a printer and types what was measured of it. */
export async function addMeasuredPrinter(page: Page, name: string, untrue: Untrue): Promise<void> {
  await page.getByRole('button', { name: 'Add a printer…' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Calibrate…' }).click();
  const dialog = page.getByRole('dialog', { name: `Calibrate ${name}` });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await figure(dialog, 'A: across, front').fill(String(untrue.front.across));
  await figure(dialog, 'B: down, front').fill(String(untrue.front.down));
  await figure(dialog, 'C: across, back').fill(String(untrue.back.across));
  await figure(dialog, 'D: down, back').fill(String(untrue.back.down));
  await dialog.getByRole('button', { name: 'Next' }).click();
  await figure(dialog, 'Row X: back lies right by').fill(String(untrue.offset.x));
  await figure(dialog, 'Row Y: back lies lower by').fill(String(untrue.offset.y));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Downloads what the button makes. Answers the file's name and where it lies. */
export async function exported(
  page: Page,
  button: string,
): Promise<{ readonly name: string; readonly path: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the top left corner of a poker card is drawn on a page of that height, mm from the page's. */
export function placeOf({ matrix }: PlacedForm, pageHeight: number): Place {
  const [a, b, c, d, e, f] = matrix;
  const [left, top] = [0, 252];
  return { x: (a * left + c * top + e) / PT, y: pageHeight - (b * left + d * top + f) / PT };
}

/** Where an untrue printer that turns the paper to the side puts what is drawn at a place, mm, on the side looked at. */
export function outOf(
  { front, back, offset }: Untrue,
  side: 'front' | 'back',
  paper: { readonly width: number; readonly height: number },
  { x, y }: Place,
): Place {
  const { across, down } = side === 'front' ? front : back;
  // Seen from behind, what lies to the right lies to the left.
  const shift = side === 'front' ? { x: 0, y: 0 } : { x: -offset.x, y: offset.y };
  const [middleX, middleY] = [paper.width / 2, paper.height / 2];
  return {
    x: middleX + shift.x + ((x - middleX) * across) / 100,
    y: middleY + shift.y + ((y - middleY) * down) / 100,
  };
}
