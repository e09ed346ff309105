/** Symbols in braces on a canvas, as the game's cards have them: "{T}", "{2}{R}". */
import type { TextSymbol } from '../../../../../src-main/api/language/language-marks.js';
import type { Point } from '../../scene/box.js';
import { symbolParts } from '../../view/table-symbols.svelte.js';
import type { TableColors } from './table-colors.js';

/** Room that each takes from side to side, and where its middle is above the line, in shares of its size. */
export const ADVANCE = 0.88;
export const MIDDLE = 0.365;
const RADIUS = 0.42;

const paths = new Map<string, Path2D>();

function pathOf(path: string): Path2D {
  const made = paths.get(path) ?? new Path2D(path);
  paths.set(path, made);
  return made;
}

/** The symbols that a figure or sign is written in, without their braces; none: it is written in words or digits. */
export const symbolsIn = (text: number | string): readonly string[] => {
  const parts = symbolParts(String(text));
  const words = parts.flatMap(({ word }) => word ?? []);
  return words.length === parts.length ? words : [];
};

/**
 * A symbol from its left end on a line; until the game's have arrived, or where it has none, letters on a disc.
 * @param ink of what is drawn in the colour of the text; left out: that of a card's
 */
export function drawSymbol(
  context: CanvasRenderingContext2D,
  word: string,
  { x, y }: Point,
  size: number,
  colors: TableColors,
  ink = colors.card.ink,
): void {
  const { card, font } = colors;
  const symbol = colors.symbol(word);
  context.save();
  context.translate(x, y);
  if (symbol) {
    context.scale(size, size);
    for (const part of symbol.parts) drawPart(context, part, card, ink);
  } else {
    context.beginPath();
    context.arc((ADVANCE / 2) * size, -MIDDLE * size, RADIUS * size, 0, 2 * Math.PI);
    context.fillStyle = card.line;
    context.fill();
    context.fillStyle = ink;
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.font = `700 ${size * (word.length > 1 ? 0.45 : 0.6)}px ${font}`;
    context.fillText(word.toUpperCase(), (ADVANCE / 2) * size, -0.15 * size);
  }
  context.restore();
}

function drawPart(
  context: CanvasRenderingContext2D,
  { path, fill, line }: TextSymbol['parts'][number],
  { disc, star, square }: TableColors['card'],
  ink: string,
): void {
  const drawn = pathOf(path);
  if (fill !== undefined) {
    const paints: Readonly<Record<string, string>> = { text: ink, disc, star, square };
    context.fillStyle = paints[fill] ?? fill;
    context.fill(drawn);
  }
  if (line === undefined) return;
  context.lineWidth = line;
  context.strokeStyle = ink;
  context.stroke(drawn);
}
