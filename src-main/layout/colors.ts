/** Colours are CSS hex, "#rrggbb". Luminance and contrast after WCAG 2.2. */

const channels = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

const hex = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** From 1 (alike) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** What is seen of a colour that covers another one with an opacity from 0 to 1. */
export function over(color: string, ground: string, opacity: number): string {
  const under = channels(ground);
  return hex(channels(color).map((value, at) => value * opacity + (under[at] ?? 0) * (1 - opacity)));
}

/** The contrast that text keeps with what lies behind it. */
export const LEGIBLE = 4.5;

const black = '#000000';
const white = '#ffffff';

/** Whether a colour is nearer to white than to black: letters in it stand on something dark. */
export const isPale = (color: string): boolean => contrast(color, black) > contrast(color, white);

/** Black where it can be read on all of the grounds, else white; null where neither can. */
function textOn(grounds: readonly string[]): string | null {
  return [black, white].find((text) => grounds.every((ground) => contrast(text, ground) >= LEGIBLE)) ?? null;
}

/** A ground for text, and the text's colour on it. */
export interface Ground {
  readonly fill: string;
  readonly opacity: number;
  readonly text: string;
  /** The darkest and the lightest colour that can be seen there. */
  readonly seen: readonly string[];
}

/** A ground that lets a picture shine through, as far as text on it can be read whatever the picture shows. */
export function groundOf(fill: string, opacity = 1): Ground {
  const seen = opacity === 1 ? [fill] : [over(fill, black, opacity), over(fill, white, opacity)];
  const text = textOn(seen);
  // On a single colour black or white can always be read: the product of their contrasts is 21.
  return text === null ? groundOf(fill) : { fill, opacity, text, seen };
}

/** A colour that tells itself from the text on a ground: as wished, else nearer to the text's, at last the text's own. */
export function markOn({ text, seen }: Ground, wished: string): string {
  const shades = [0, 0.3, 0.45, 0.6, 0.75].map((share) => over(text, wished, share));
  return shades.find((shade) => seen.every((ground) => contrast(shade, ground) >= LEGIBLE)) ?? text;
}

/** The colour of words on a ground: as wished, as far as it can be read there. */
export const inkOn = (ground: Ground, wished: string | null): string =>
  wished === null ? ground.text : markOn(ground, wished);

/** A silhouette behind text: as strong on the ground as it can be without making the text hard to read. */
export function silhouetteOn({ fill, text }: Ground): string {
  const shades = [0.135, 0.1, 0.07, 0.04, 0.02].map((share) => over(text, fill, share));
  return shades.find((shade) => contrast(text, shade) >= LEGIBLE) ?? fill;
}
