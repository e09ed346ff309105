import type { Fonts } from '../../layout/fonts.js';
import { roundLength } from '../sheets/grid.js';
import type { Line, Size } from '../plan.js';
import { PrintRefusal } from '../refusal.js';
import type { Margins } from '../sheets/sheet-options.js';

/** Words on a page, in one line; mm from the top left corner of the paper. */
export interface PageWords {
  readonly text: string;
  readonly bold: boolean;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  /** Em in mm. */
  readonly size: number;
  readonly align: 'start' | 'middle' | 'end';
}

/** One side of a drawn sheet. Lines are as wide as `widthOf` says. */
export interface DrawnPage {
  readonly side: 'front' | 'back';
  readonly lines: readonly (Line & { readonly strong: boolean })[];
  readonly words: readonly PageWords[];
}

type Stroke = DrawnPage['lines'][number];

/**
 * Rows of strokes by which a shift is read to a tenth of a millimetre: strokes of the front stand STEP mm apart, those
 * of the back a tenth less. Where the back lies k tenths to the right, the two k-th strokes make one line.
 */
export const STEP = 2;
export const FINER = 0.1;
export const STROKES = 20;
/** Of lines to be measured, from end to end. */
const MEASURED = 100;
/** What the targets take around the middle of the paper, in mm. */
const REACH = { left: 62, right: 62, above: 50, below: 58 };
/** Of the instructions above them, at least. */
const WORDS_HEIGHT = 36;
const GUIDE_SIZE = 2.9;

/** Where things lie from the middle of the paper, in mm. */
const ROW_X = -28;
const ROW_Y = 46;
const ACROSS = 52;
const DOWN = -57;
const RULER = 14;

/**
 * The page by which a printer is measured, with its instructions, and its back. Held against the light, it tells how far
 * the back lies from the front.
 *
 * @param turn how the printer turns the paper over
 * @throws PrintRefusal when the paper is too small for it
 */
export function drawTestPage(
  paper: Size,
  margins: Margins,
  turn: 'sideways' | 'over',
  fonts: Fonts,
): readonly [front: DrawnPage, back: DrawnPage] {
  const middle = { x: paper.width / 2, y: paper.height / 2 };
  const beside = Math.max(margins.left, margins.right);
  const above = Math.max(margins.top, margins.bottom);
  if (middle.x - beside < REACH.left || middle.y - above - REACH.above < WORDS_HEIGHT) {
    const least = {
      width: 2 * (REACH.left + beside),
      height: 2 * (REACH.above + WORDS_HEIGHT + above),
    };
    throw new PrintRefusal(
      'paper-too-small',
      `The test page needs paper of at least ${least.width} × ${least.height} mm with these margins. Choose larger paper, or turn it.`,
    );
  }
  const at = (line: Line, strong = false): Stroke => ({
    x1: roundLength(middle.x + line.x1),
    y1: roundLength(middle.y + line.y1),
    x2: roundLength(middle.x + line.x2),
    y2: roundLength(middle.y + line.y2),
    strong,
  });
  const words = (text: string, x: number, y: number, more: Partial<PageWords> = {}): PageWords => ({
    text,
    bold: false,
    x: roundLength(middle.x + x),
    y: roundLength(middle.y + y),
    size: 2.4,
    align: 'middle',
    ...more,
  });
  const front: DrawnPage = {
    side: 'front',
    lines: [...ruler(), ...rowOfStrokes('front'), ...measures()].map(({ strong, ...line }) =>
      at(line, strong),
    ),
    words: [...labels(words), ...measureWords(words, 'A', 'B'), ...instructions(paper, margins, turn, fonts)],
  };
  const back: DrawnPage = {
    side: 'back',
    lines: [...cross(), ...rowOfStrokes('back'), ...measures()]
      .map(({ strong, ...line }) => at(line, strong))
      .map((line) => seenFromBehind(line, paper, turn)),
    words: [
      words('Cardwright test page: back', 0, -REACH.above + 4, { bold: true, size: 3.2 }),
      words(
        'Measure C and D. Then hold the sheet against the light, the other side towards you.',
        0,
        -REACH.above + 9,
      ),
      ...measureWords(words, 'C', 'D').map((word) =>
        turn === 'sideways' ? mirrored(word, paper) : flipped(word, paper),
      ),
    ],
  };
  return [front, back];
}

type Drawn = Line & { readonly strong: boolean };

/** Strokes that hang from the row's line on the front and stand below it on the back; `x` runs across, `y` down. */
function rowOfStrokes(side: 'front' | 'back'): Drawn[] {
  const step = side === 'front' ? STEP : STEP - FINER;
  const strokes: Drawn[] = [];
  for (let k = -STROKES; k <= STROKES; k++) {
    const long = k % 5 === 0;
    const length = (side === 'front' ? -1 : 1) * (long ? 5 : 3.5);
    const along = k * step;
    strokes.push({ x1: along, y1: ROW_X, x2: along, y2: ROW_X + length, strong: long });
    strokes.push({ x1: ROW_Y, y1: along, x2: ROW_Y - length, y2: along, strong: long });
  }
  return strokes;
}

/** On the front: a ruler in mm both ways, for a back that is far off. */
function ruler(): Drawn[] {
  const lines: Drawn[] = [
    { x1: -RULER, y1: 0, x2: RULER, y2: 0, strong: true },
    { x1: 0, y1: -RULER, x2: 0, y2: RULER, strong: true },
  ];
  for (let mm = -RULER; mm <= RULER; mm++) {
    if (mm === 0) continue;
    const half = mm % 5 === 0 ? 1.5 : 0.8;
    lines.push({ x1: mm, y1: -half, x2: mm, y2: half, strong: false });
    lines.push({ x1: -half, y1: mm, x2: half, y2: mm, strong: false });
  }
  return lines;
}

/** On the back: a slanted cross, told from the ruler at a glance, with its middle where the front has its own. */
function cross(): Drawn[] {
  const reach = 10;
  return [
    { x1: -reach, y1: -reach, x2: reach, y2: reach, strong: true },
    { x1: -reach, y1: reach, x2: reach, y2: -reach, strong: true },
  ];
}

function measures(): Drawn[] {
  const half = MEASURED / 2;
  const tick = 2;
  return [
    { x1: -half, y1: ACROSS, x2: half, y2: ACROSS, strong: true },
    { x1: DOWN, y1: -half, x2: DOWN, y2: half, strong: true },
    ...[-half, half].flatMap((end) => [
      { x1: end, y1: ACROSS - tick, x2: end, y2: ACROSS + tick, strong: true },
      { x1: DOWN - tick, y1: end, x2: DOWN + tick, y2: end, strong: true },
    ]),
  ];
}

type MakeWords = (text: string, x: number, y: number, more?: Partial<PageWords>) => PageWords;

function labels(words: MakeWords): PageWords[] {
  const made: PageWords[] = [
    words('X', -STROKES * STEP - 5, ROW_X - 2, { bold: true, size: 4 }),
    words('Y', ROW_Y + 3, -STROKES * STEP - 4, { bold: true, size: 4 }),
  ];
  for (let k = -STROKES; k <= STROKES; k += 5) {
    const text = signed(k * FINER);
    made.push(words(text, k * STEP, ROW_X - 6));
    made.push(words(text, ROW_Y + 6, k * STEP + 0.85, { align: 'start' }));
  }
  for (const mm of [-10, 10]) {
    made.push(words(signed(mm), mm, 4.2, { size: 2 }));
    made.push(words(signed(mm), 2.2, mm + 0.7, { size: 2, align: 'start' }));
  }
  return made;
}

const signed = (value: number): string =>
  value === 0 ? '0' : `${value < 0 ? '−' : '+'}${Math.round(Math.abs(value) * 10) / 10}`;

function measureWords(words: MakeWords, across: string, down: string): PageWords[] {
  return [
    words(`${across}: 100 mm across`, 0, ACROSS + 4),
    words(down, DOWN + 3.5, 1, { bold: true, size: 3.2, align: 'start' }),
    words('100 mm down', DOWN + 3.5, 4.6, { size: 2, align: 'start' }),
  ];
}

/** A line as the page for the other side has it. */
function seenFromBehind(line: Stroke, { width, height }: Size, turn: 'sideways' | 'over'): Stroke {
  return turn === 'sideways'
    ? { ...line, x1: roundLength(width - line.x1), x2: roundLength(width - line.x2) }
    : { ...line, y1: roundLength(height - line.y1), y2: roundLength(height - line.y2) };
}

const opposite = { start: 'end', middle: 'middle', end: 'start' } as const;
const mirrored = (word: PageWords, { width }: Size): PageWords => ({
  ...word,
  x: roundLength(width - word.x),
  align: opposite[word.align],
});
const flipped = (word: PageWords, { height }: Size): PageWords => ({
  ...word,
  y: roundLength(height - word.y + word.size * 0.7),
});

function instructions(paper: Size, margins: Margins, turn: 'sideways' | 'over', fonts: Fonts): PageWords[] {
  const edge = (turn === 'sideways') === paper.height >= paper.width ? 'long' : 'short';
  const steps = [
    `1. Print both pages on the two sides of one sheet, at 100 % (“actual size”), turned over the ${edge} edge.`,
    '2. Measure A and B here, C and D on the back. Each ought to have 100 mm: note what it has.',
    '3. Hold the sheet against the light, this side towards you. In row X look for the stroke that goes on straight in a stroke of the back: its number is how far the back lies to the right, in mm. In row Y: how far it lies lower. Type all of it into Cardwright.',
    '4. If no stroke goes on straight, the back is off by more than 2 mm: read where the middle of its slanted cross lies on the ruler in the middle.',
  ];
  const left = Math.max(margins.left, margins.right) + 3;
  const width = Math.min(160, paper.width - 2 * left);
  const x = (paper.width - width) / 2;
  const rows = steps.map((step) => wrapped(step, width / GUIDE_SIZE, fonts));
  const height = 7 + rows.flat().length * GUIDE_SIZE * 1.28 + rows.length * 0.6;
  const top = Math.max(margins.top, margins.bottom) + 6;
  let y = Math.max(top, paper.height / 2 - REACH.above - height - 2);
  const line = (text: string, more: Partial<PageWords> = {}): PageWords => ({
    text,
    bold: false,
    x: roundLength(x),
    y: roundLength(y),
    size: GUIDE_SIZE,
    align: 'start',
    ...more,
  });
  const made = [line('Cardwright test page: front', { bold: true, size: 4 })];
  y += 1;
  for (const row of rows) {
    for (const text of row) {
      y += GUIDE_SIZE * 1.28;
      made.push(line(text));
    }
    y += 0.6;
  }
  return made;
}

/** Breaks a text at its spaces into lines of at most `width` em. */
function wrapped(text: string, width: number, fonts: Fonts): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fonts.shape('condensed', longer, false).advance <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
