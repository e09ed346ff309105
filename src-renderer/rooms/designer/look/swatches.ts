/** The colours that are offered, by the tokens that have them. */
const offered = [
  ['--swatch-red', 'Red'],
  ['--swatch-green', 'Green'],
  ['--swatch-blue', 'Blue'],
  ['--swatch-purple', 'Purple'],
  ['--swatch-gold', 'Gold'],
  ['--swatch-ink', 'Ink'],
  ['--swatch-pale-red', 'Pale red'],
  ['--swatch-pale-green', 'Pale green'],
  ['--swatch-pale-blue', 'Pale blue'],
  ['--swatch-pale-purple', 'Pale purple'],
  ['--swatch-pale-gold', 'Pale gold'],
  ['--swatch-paper', 'Paper'],
] as const;

export interface Swatch {
  readonly name: string;
  /** "#rrggbb" */
  readonly color: string;
}

export function swatches(): readonly Swatch[] {
  const style = getComputedStyle(document.documentElement);
  return offered.map(([token, name]) => ({ name, color: style.getPropertyValue(token).trim() }));
}

/** Colours used before that are offered. */
const MOST_RECENT = 12;

/** The colours used last with a further one, the last first. */
export const withRecent = (recent: readonly string[], color: string): string[] =>
  [color, ...recent.filter((other) => other !== color)].slice(0, MOST_RECENT);

/** Some colours without those that stand in other groups already. */
export const without = (colors: readonly string[], others: readonly string[]): string[] =>
  [...new Set(colors)].filter((color) => !others.includes(color));

/** A colour as somebody may type it, as "#rrggbb"; null where it is none. */
export function readColor(typed: string): string | null {
  const digits = typed.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replaceAll(/./g, '$&$&')}` : null;
}
