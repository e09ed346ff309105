/** The longest beginning of a text that fits a width in the context's font, with an ellipsis where something is left out. */
export function fitText(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let [fits, fails] = [0, text.length];
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1;
    if (context.measureText(`${text.slice(0, middle).trimEnd()}…`).width <= width) fits = middle;
    else fails = middle;
  }
  return fits === 0 ? '' : `${text.slice(0, fits).trimEnd()}…`;
}

/** A text in at most so many lines, broken at spaces; the last ends in an ellipsis where something is left out. */
export function wrapText(
  context: CanvasRenderingContext2D,
  text: string,
  width: number,
  most: number,
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
      return [...lines, fitText(context, [line, ...words.slice(at)].join(' '), width)];
    lines.push(line);
    line = word;
  }
  return [...lines, line].map((one) => fitText(context, one, width));
}
