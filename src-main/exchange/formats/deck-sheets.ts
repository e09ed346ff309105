import type { SheetCell, SheetGrid } from './sheet-grid.js';

/**
 * A sheet of cards as a JPEG file. On its last place lies the back: that is what other players see of a hidden card.
 * @param face a card's picture of any size, PNG
 */
export async function deckSheet<T>(
  cards: readonly T[],
  grid: SheetGrid,
  cell: SheetCell,
  face: (card: T) => Promise<Uint8Array>,
  back: Uint8Array,
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const fitted = (picture: Uint8Array): Promise<Buffer> =>
    sharp(picture).resize(cell.width, cell.height, { fit: 'fill' }).toBuffer();
  const placeOf = (index: number): { left: number; top: number } => ({
    left: (index % grid.columns) * cell.width,
    top: Math.floor(index / grid.columns) * cell.height,
  });
  const placed = [{ input: await fitted(back), ...placeOf(grid.columns * grid.rows - 1) }];
  for (const [index, card] of cards.entries()) {
    placed.push({ input: await fitted(await face(card)), ...placeOf(index) });
  }
  return sharp({
    create: {
      width: grid.columns * cell.width,
      height: grid.rows * cell.height,
      channels: 3,
      background: 'black',
    },
  })
    .composite(placed)
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
