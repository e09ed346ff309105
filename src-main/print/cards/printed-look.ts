import type { z } from 'zod';
import type { DisplayList } from '../../layout/display-list.js';
import type { Fonts } from '../../layout/fonts.js';
import { listInInk } from './ink.js';
import { sheetOptions } from '../sheets/sheet-options.js';
import { withWatermark } from './watermark.js';

const look = sheetOptions.pick({ card: true, bleed: true, ink: true, watermark: true });

/** All that a print makes of a card beside what is designed: its size and bleed in mm, ink and words across fronts. */
export type PrintedLook = z.infer<typeof look>;

/** A face in the ink of its print, a front with the words across it. */
export function printedList(
  list: DisplayList,
  face: 'front' | 'back',
  { ink, watermark }: Pick<PrintedLook, 'ink' | 'watermark'>,
  fonts: Fonts,
): DisplayList {
  const inked = listInInk(list, ink);
  return face === 'front' ? withWatermark(inked, watermark.trim(), fonts) : inked;
}

/** Names a look, in letters and digits that may stand in an address. One look has one name. */
export function lookKey({ card, bleed, ink, watermark }: PrintedLook): string {
  const said = [card.width, card.height, bleed, ink, watermark.trim()];
  return Buffer.from(JSON.stringify(said)).toString('base64url');
}

const KEY = /^[\w-]{10,400}$/;

/** What a name stands for; null for one that `lookKey` does not give. */
export function lookOf(key: string): PrintedLook | null {
  if (!KEY.test(key)) return null;
  const said = jsonOf(Buffer.from(key, 'base64url').toString());
  if (!Array.isArray(said)) return null;
  const [width, height, bleed, ink, watermark]: readonly unknown[] = said;
  const { data } = look.safeParse({ card: { width, height }, bleed, ink, watermark });
  return data && lookKey(data) === key ? data : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
