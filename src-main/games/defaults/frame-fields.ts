import type { LaidField } from '../card-format.js';
import type { Box } from '../../layout/display-list.js';

interface Laid {
  readonly box: Box;
  readonly largest?: number;
  readonly smallest?: number;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Measures as a frame writes them, in thousandths of a millimetre. */
export const shownFields = (fields: Readonly<Record<string, Laid>>): Readonly<Record<string, LaidField>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { box, largest, smallest }]) => [
      name,
      {
        box: [rounded(box.x), rounded(box.y), rounded(box.width), rounded(box.height)],
        ...(largest !== undefined && { largest: rounded(largest) }),
        ...(smallest !== undefined && { smallest: rounded(smallest) }),
      },
    ]),
  );
