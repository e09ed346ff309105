import { z } from 'zod';
import type { DisplayList } from '../../layout/display-list.js';
import type { Fonts } from '../../layout/fonts.js';
import { foiledList } from '../foil/foiled-list.js';
import { listInInk } from './ink.js';
import { sheetOptions, type SheetOptions } from '../sheets/sheet-options.js';
import { withProof } from './proof.js';
import { withWatermark } from './watermark.js';

const look = sheetOptions
  .pick({ card: true, bleed: true, ink: true, watermark: true })
  .extend({ proof: sheetOptions.shape.safe.nullable(), foil: z.enum(['metal', 'without', 'mask']) });

/**
 * All that a print makes of a card beside what is designed: its size and bleed in mm, ink and words across fronts, and
 * how far from the edge the safe zone of a proof begins, mm; null: it is no proof; and what is seen of foil.
 */
export type PrintedLook = z.infer<typeof look>;

export const lookOfSheet = ({
  card,
  bleed,
  ink,
  watermark,
  proof,
  safe,
  foil,
}: SheetOptions): PrintedLook => ({
  card,
  bleed,
  ink,
  watermark: watermark.trim(),
  proof: proof ? safe : null,
  // A layer of its own is seen as what is put on in its place.
  foil: foil.as === 'layer' ? 'metal' : foil.as,
});

/** A face with its foil and in the ink of its print, a front with the words across it, and on a proof the lines of its zones. */
export function printedList(
  list: DisplayList,
  face: 'front' | 'back',
  { ink, watermark, proof, foil, ...size }: PrintedLook,
  fonts: Fonts,
): DisplayList {
  const inked = listInInk(foiledList(list, foil), ink);
  const worded = face === 'front' && foil !== 'mask' ? withWatermark(inked, watermark.trim(), fonts) : inked;
  return proof === null ? worded : withProof(worded, { ...size, safe: proof });
}

/** Names a look, in letters and digits that may stand in an address. One look has one name. */
export function lookKey({ card, bleed, ink, watermark, proof, foil }: PrintedLook): string {
  const said = [card.width, card.height, bleed, ink, watermark.trim(), ...lessUsual(proof, foil)];
  return Buffer.from(JSON.stringify(said)).toString('base64url');
}

/** What most prints do not have, so that the names of most looks are short. */
export const lessUsual = (proof: number | null, foil: PrintedLook['foil']): (number | string | null)[] =>
  foil === 'metal' ? (proof === null ? [] : [proof]) : [proof, foil];

const KEY = /^[\w-]{10,400}$/;

/** What a name stands for; null for one that `lookKey` does not give. */
export function lookOf(key: string): PrintedLook | null {
  if (!KEY.test(key)) return null;
  const said = jsonOf(Buffer.from(key, 'base64url').toString());
  if (!Array.isArray(said)) return null;
  const [width, height, bleed, ink, watermark, proof = null, foil = 'metal']: readonly unknown[] = said;
  const { data } = look.safeParse({ card: { width, height }, bleed, ink, watermark, proof, foil });
  return data && lookKey(data) === key ? data : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
