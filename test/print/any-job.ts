import fc from 'fast-check';
import { cardSizes } from '../../src-main/print/cards/card-sizes.js';
import { printJob } from '../../src-main/print/job.js';
import { paperNames } from '../../src-main/print/sheets/papers.js';
import { cardId } from './fixtures.js';

const length = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const margin = length(0, 20);

const anySheet = fc.record({
  paper: fc.oneof(
    fc.constantFrom(...paperNames),
    fc.record({ width: length(50, 500), height: length(50, 500) }),
  ),
  landscape: fc.boolean(),
  card: fc.oneof(
    fc.constantFrom(...Object.values(cardSizes)).map(({ width, height }) => ({ width, height })),
    fc.record({ width: length(10, 120), height: length(10, 120) }),
  ),
  margins: fc.record({ left: margin, top: margin, right: margin, bottom: margin }),
  grid: fc.oneof(
    { weight: 3, arbitrary: fc.constant('auto' as const) },
    {
      weight: 1,
      arbitrary: fc.record({ columns: fc.integer({ min: 1, max: 4 }), rows: fc.integer({ min: 1, max: 3 }) }),
    },
  ),
  placement: fc.constantFrom('centre', 'top-left', 'top-right', 'bottom-left', 'bottom-right'),
  offset: fc.oneof(fc.constant({ x: 0, y: 0 }), fc.record({ x: length(-60, 60), y: length(-60, 60) })),
  gutter: fc.oneof(fc.constant(0), length(0, 20)),
  bleed: fc.oneof(fc.constant(0), length(0, 5)),
  label: fc.boolean(),
  marks: fc.constantFrom('crop', 'guides', 'none'),
  backs: fc.constantFrom('none', 'long-edge', 'short-edge', 'fold'),
  fold: fc.record({
    direction: fc.constantFrom('auto', 'upright', 'level'),
    gap: fc.oneof(fc.constant(0), length(0, 20)),
  }),
  order: fc.record({
    cards: fc.constantFrom('card-by-card', 'set-by-set'),
    sheets: fc.constantFrom('forward', 'backward'),
    sides: fc.constant('by-turns'),
  }),
});

/** Any sheets that can be asked for, those that cannot be made among them. */
export const anyJob = fc
  .record({
    copies: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 }),
    skip: fc.oneof(fc.constant([]), fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 8 })),
    sheet: anySheet,
  })
  .map(({ copies, skip, sheet }) =>
    printJob.parse({ items: copies.map((count, n) => ({ card: cardId(n), copies: count })), skip, sheet }),
  );
