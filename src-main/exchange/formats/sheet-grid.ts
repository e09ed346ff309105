/** Tabletop Simulator takes at most ten by seven places a sheet, and shows the last one as a card that is hidden. */
const MOST = { columns: 10, rows: 7 };
export const CARDS_ON_A_SHEET = MOST.columns * MOST.rows - 1;

/** Largest side of a sheet in px: what every graphics card takes. */
const LARGEST_SIDE = 4096;
/** More pixels than these show nothing more of a card at the table. */
const ENOUGH_DPI = 300;
const INCH = 25.4;

export interface SheetGrid {
  readonly columns: number;
  readonly rows: number;
}

/** Of a card on a sheet, in px. */
export interface SheetCell {
  readonly width: number;
  readonly height: number;
}

interface CardSize {
  readonly width: number;
  readonly height: number;
}

/** How many cards lie on each sheet: all are full but the last. */
export const sheetCounts = (cards: number): number[] =>
  Array.from({ length: Math.ceil(cards / CARDS_ON_A_SHEET) }, (_, sheet) =>
    Math.min(CARDS_ON_A_SHEET, cards - sheet * CARDS_ON_A_SHEET),
  );

/**
 * The grid for so many cards and the back behind them: the one in which they are largest, and of those the one with the fewest places.
 * @param card its size in mm
 */
export function gridFor(cards: number, card: CardSize): SheetGrid {
  const grids: SheetGrid[] = [];
  for (let columns = 1; columns <= MOST.columns; columns += 1) {
    const rows = Math.ceil((cards + 1) / columns);
    if (rows <= MOST.rows) grids.push({ columns, rows });
  }
  const [best] = grids.toSorted(
    (a, b) =>
      cellFor(card, b).width - cellFor(card, a).width ||
      a.columns * a.rows - b.columns * b.rows ||
      Math.abs(a.columns - a.rows) - Math.abs(b.columns - b.rows),
  );
  if (!best) throw new RangeError(`${cards} cards are more than lie on a sheet.`);
  return best;
}

/** The size at which cards of this size (mm) fill a sheet, or at which more pixels would show nothing more. */
export function cellFor(card: CardSize, { columns, rows }: SheetGrid): SheetCell {
  const scale = Math.min(
    LARGEST_SIDE / (columns * card.width),
    LARGEST_SIDE / (rows * card.height),
    ENOUGH_DPI / INCH,
  );
  return { width: Math.floor(card.width * scale), height: Math.floor(card.height * scale) };
}
