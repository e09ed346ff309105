const POINTS_PER_MM = 72 / 25.4;

/** Millimetres in PDF points (1/72 in), to 0.00001 pt: 63.5 mm are 180 pt exactly. */
export const pt = (mm: number): number => Math.round(mm * POINTS_PER_MM * 1e5) / 1e5;

/** A number as PDF writes it: no exponent, no trailing zeros, to 0.00001. */
export function num(value: number): string {
  const rounded = Math.round(value * 1e5) / 1e5;
  if (rounded === 0) return '0';
  const text = String(rounded);
  return text.includes('e') ? rounded.toFixed(5).replace(/\.?0+$/, '') : text;
}

/** "#rrggbb" as operator and operands that make it the colour of what is filled: of a grey, the one that greys have. */
export const fillColor = (color: string): string => inked(color).fill;
/** The same for lines. */
export const strokeColor = (color: string): string => inked(color).stroke;

/** "#rrggbb" as red, green and blue from 0 to 1. */
export function rgbOf(color: string): number[] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map((part) => Math.round((part / 255) * 1e4) / 1e4);
}

interface Inked {
  readonly fill: string;
  readonly stroke: string;
}

/** A deck has some dozen colours; a person's own may be any. */
const MOST_KNOWN = 1000;
const known = new Map<string, Inked>();

function inked(color: string): Inked {
  let made = known.get(color);
  if (!made) {
    if (!/^#[0-9a-f]{6}$/i.test(color)) throw new TypeError(`${color} is no colour of a display list.`);
    const parts = rgbOf(color).map(num);
    const isGrey = parts.every((part) => part === parts[0]);
    made = isGrey
      ? { fill: `${parts[0]} g`, stroke: `${parts[0]} G` }
      : { fill: `${parts.join(' ')} rg`, stroke: `${parts.join(' ')} RG` };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(color, made);
  }
  return made;
}
