/** What a person's hands do in the designer. */
import type { Locator, Page } from 'playwright-core';

export const surface = (page: Page): Locator => page.getByRole('application', { name: 'Card' });

/** Where a point of the card (mm from its top left corner) lies in the window, and how many px a mm has there. */
export async function onCard(
  page: Page,
  x: number,
  y: number,
): Promise<{ readonly x: number; readonly y: number; readonly scale: number }> {
  const box = await page.locator('.felt .shadow').boundingBox();
  if (!box) throw new Error('There is no card on the table.');
  const scale = box.width / 63.5;
  return { x: box.x + x * scale, y: box.y + y * scale, scale };
}

/** Middles of elements, mm, as the rulebooks' grid of 1/300 in has them. */
export const middleOf = {
  name: { x: 31.75, y: 6.7 },
  picture: { x: 31.75, y: 28.575 },
  text: { x: 31.75, y: 58.8 },
  flavor: { x: 31.75, y: 81.5 },
} as const;

export async function doubleClick(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const at = await onCard(page, x, y);
  await page.mouse.dblclick(at.x, at.y);
}

/** Lets a file fall onto the card, as from the desktop. */
export async function dropFile(page: Page, name: string, type: string, bytes: Uint8Array): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([name, type, base64]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
      return transfer;
    },
    [name, type, Buffer.from(bytes).toString('base64')] as const,
  );
  await surface(page).dispatchEvent('dragover', { dataTransfer });
  await surface(page).dispatchEvent('drop', { dataTransfer });
}

/** Two fingers on the card that spread (or close) by `factor` around a point of the card, mm. */
export async function pinch(page: Page, { x, y }: { x: number; y: number }, factor: number): Promise<void> {
  // Fingers are told in whole pixels.
  const middle = await onCard(page, x, y);
  const at = { x: Math.floor(middle.x), y: Math.floor(middle.y) };
  const touches = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: at.x - apart, y: at.y, id: 1 },
    { x: at.x + apart, y: at.y, id: 2 },
  ];
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
  for (let step = 1; step <= 4; step += 1)
    await touches.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(40 * (1 + ((factor - 1) * step) / 4)),
    });
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touches.detach();
}

export async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
