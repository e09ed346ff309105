import sharp from 'sharp';
import { CARDS_ON_A_SHEET, SHEET_COLUMNS, SHEET_ROWS } from './tabletop-simulator.js';

/** Largest side of a sheet in px: what every graphics card takes. */
const LARGEST_SIDE = 4096;

/** Of a card on a sheet, in px. */
export interface SheetCell {
  readonly width: number;
  readonly height: number;
}

/** The size at which cards of these proportions fill a sheet. */
export function cellFor(card: { readonly width: number; readonly height: number }): SheetCell {
  const scale = Math.min(
    LARGEST_SIDE / (SHEET_COLUMNS * card.width),
    LARGEST_SIDE / (SHEET_ROWS * card.height),
  );
  return { width: Math.floor(card.width * scale), height: Math.floor(card.height * scale) };
}

/**
 * The sheets of a deck as JPEG files, one after the other, so that one is in memory at a time. On the last place of each
 * lies the back: that is what other players see of a hidden card.
 * @param face a card's picture of any size, PNG
 */
export async function* deckSheets<T>(
  cards: readonly T[],
  cell: SheetCell,
  face: (card: T) => Promise<Uint8Array>,
  back: Uint8Array,
): AsyncGenerator<Uint8Array, void, void> {
  const fitted = (picture: Uint8Array): Promise<Buffer> =>
    sharp(picture).resize(cell.width, cell.height, { fit: 'fill' }).toBuffer();
  const hidden = await fitted(back);
  for (let from = 0; from < cards.length; from += CARDS_ON_A_SHEET) {
    const placed = [{ input: hidden, ...placeOf(CARDS_ON_A_SHEET, cell) }];
    for (const [index, card] of cards.slice(from, from + CARDS_ON_A_SHEET).entries()) {
      placed.push({ input: await fitted(await face(card)), ...placeOf(index, cell) });
    }
    yield sharp({
      create: {
        width: SHEET_COLUMNS * cell.width,
        height: SHEET_ROWS * cell.height,
        channels: 3,
        background: 'black',
      },
    })
      .composite(placed)
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer();
  }
}

const placeOf = (index: number, cell: SheetCell): { left: number; top: number } => ({
  left: (index % SHEET_COLUMNS) * cell.width,
  top: Math.floor(index / SHEET_COLUMNS) * cell.height,
});
