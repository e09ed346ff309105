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

/** "#rrggbb" as the three operands of `rg` and `RG`. */
export function rgb(color: string): string {
  const value = Number.parseInt(color.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new TypeError(`${color} is no colour of a display list.`);
  return [value >> 16, (value >> 8) & 255, value & 255]
    .map((part) => num(Math.round((part / 255) * 1e4) / 1e4))
    .join(' ');
}
