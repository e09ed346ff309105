/** The longest beginning of a text that fits a width in the context's font, with an ellipsis (or that end) where something is left out. */
export function fitText(context: CanvasRenderingContext2D, text: string, width: number, end = '…'): string {
  if (context.measureText(text).width <= width) return text;
  let [fits, fails] = [0, text.length];
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1;
    if (context.measureText(`${text.slice(0, middle).trimEnd()}${end}`).width <= width) fits = middle;
    else fails = middle;
  }
  return fits === 0 ? '' : `${text.slice(0, fits).trimEnd()}${end}`;
}

/** A text whole or not at all: where it has no room in the context's font it is the empty one. */
export const wholeOrNothing = (context: CanvasRenderingContext2D, text: string, width: number): string =>
  context.measureText(text).width <= width ? text : '';

/** The largest size of at most `largest` in which a text has a width in that font; `least` where it had to be smaller still. */
export function sizeToFit(
  context: CanvasRenderingContext2D,
  text: string,
  width: number,
  [least, largest]: readonly [number, number],
  font: (size: number) => string,
): number {
  context.font = font(largest);
  return Math.max(least, Math.min(largest, (largest * width) / Math.max(1, context.measureText(text).width)));
}

/** A text in at most so many lines, broken at spaces; they end in an ellipsis (or that end) where something is left out. */
export function wrapText(
  context: CanvasRenderingContext2D,
  text: string,
  width: number,
  most: number,
  end = '…',
): string[] {
  const words = text.split(' ');
  const lines: string[] = [];
  let line = '';
  for (const [at, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || context.measureText(longer).width <= width) {
      line = longer;
      continue;
    }
    if (lines.length + 1 === most)
      return [...lines, fitText(context, [line, ...words.slice(at)].join(' '), width, end)];
    lines.push(line);
    line = word;
  }
  return [...lines, line].map((one) => fitText(context, one, width, end));
}
