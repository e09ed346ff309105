import { createHash } from 'node:crypto';
import type { DisplayList } from '../../layout/display-list.js';
import type { SheetOptions } from '../sheets/sheet-options.js';
import { lessUsual, lookOfSheet } from './printed-look.js';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Names what a list paints: two lists that look the same have the same mark. Pictures are named by their content. */
export function markOfList({ width, height, bleed, steps }: DisplayList): string {
  return digest(JSON.stringify([width, height, bleed, steps]));
}

/**
 * Names what is printed on a card, on both sides: another mark for another design, size, ink or watermark, for a proof, or for foil that is put on by itself.
 * @param front, back marks of their lists; no back where none is printed
 */
export function faceMark(front: string, back: string | null, sheet: SheetOptions): string {
  const { card, ink, watermark, proof, foil } = lookOfSheet(sheet);
  const look = [card.width, card.height, ink, watermark, ...lessUsual(proof, foil)];
  return digest(JSON.stringify([front, back, ...look]));
}
