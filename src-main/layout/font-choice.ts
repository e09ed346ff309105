import type { FontId } from './display-list.js';

/** Families that a frame can name. */
export const fontFamilies = [
  'condensed',
  'sans',
  'book',
  'clear',
  'comic',
  'pixel',
  'capitals',
  'poster',
] as const;
export type FontFamily = (typeof fontFamilies)[number];

interface Faces {
  readonly plain: FontId;
  readonly bold: FontId;
  readonly italic: FontId;
  readonly both: FontId;
}

/** What a family has no face for looks like the nearest that it has. */
const families: Readonly<Record<FontFamily, Faces>> = {
  condensed: {
    plain: 'condensed',
    bold: 'condensed-bold',
    italic: 'condensed-oblique',
    both: 'condensed-bold-oblique',
  },
  sans: { plain: 'sans', bold: 'sans-bold', italic: 'sans-oblique', both: 'sans-bold-oblique' },
  book: { plain: 'book', bold: 'book-bold', italic: 'book-oblique', both: 'book-bold-oblique' },
  clear: { plain: 'clear', bold: 'clear-bold', italic: 'clear-oblique', both: 'clear-bold-oblique' },
  comic: { plain: 'comic', bold: 'comic-bold', italic: 'comic-oblique', both: 'comic-bold-oblique' },
  pixel: { plain: 'pixel', bold: 'pixel-bold', italic: 'pixel', both: 'pixel-bold' },
  capitals: { plain: 'capitals', bold: 'capitals', italic: 'capitals', both: 'capitals' },
  poster: { plain: 'poster', bold: 'poster', italic: 'poster', both: 'poster' },
};

/** Cuts of a face by their weight, the lightest first; a face that is not here has one. */
const cuts: { readonly [font in FontId]?: readonly (readonly [weight: number, font: FontId])[] } = {
  book: [
    [400, 'book'],
    [500, 'book-medium'],
    [700, 'book-bold'],
  ],
  'book-oblique': [
    [400, 'book-oblique'],
    [500, 'book-medium-oblique'],
    [700, 'book-bold-oblique'],
  ],
};

/** The cut of a face whose weight is nearest; of two that are as near, the lighter one. */
export function cutNear(font: FontId, weight: number): FontId {
  const far = ([at]: readonly [number, FontId]): number => Math.abs(at - weight);
  const [first, ...others] = cuts[font] ?? [];
  if (!first) return font;
  return others.reduce((best, cut) => (far(cut) < far(best) ? cut : best), first)[1];
}

export function faceOf(family: FontFamily, bold: boolean, italic: boolean): FontId {
  const { plain, bold: strong, italic: slanted, both } = families[family];
  return bold && italic ? both : bold ? strong : italic ? slanted : plain;
}

/** The upright faces cover the same, the oblique lacks Arabic and others, and the oblique and the bold have a few letters of mathematics alone. */
const fallbacks: { readonly [font in FontId]?: readonly FontId[] } = {
  condensed: ['condensed', 'sans-oblique', 'condensed-bold'],
  'condensed-bold': ['condensed-bold', 'condensed', 'sans-oblique'],
  'condensed-oblique': ['condensed-oblique', 'condensed', 'sans-oblique', 'condensed-bold'],
  'condensed-bold-oblique': ['condensed-bold-oblique', 'condensed-bold', 'condensed', 'sans-oblique'],
  'sans-oblique': ['sans-oblique', 'sans', 'condensed-bold'],
  'sans-bold-oblique': ['sans-bold-oblique', 'sans-bold', 'sans', 'sans-oblique', 'condensed-bold'],
  sans: ['sans', 'sans-oblique', 'condensed-bold'],
  'sans-bold': ['sans-bold', 'sans', 'sans-oblique', 'condensed-bold'],
};

/** What one font lacks the next may have; what none has is drawn as a box and reported. */
export const fallbacksOf = (font: FontId): readonly FontId[] =>
  fallbacks[font] ?? [font, 'condensed', 'sans-oblique', 'condensed-bold'];

const slants = (font: FontId): boolean => font.endsWith('-oblique');

/** Faces between the usual and the bold one, in which words are marked as in the usual one. */
const medium: { readonly plain: FontId; readonly italic: FontId } = {
  plain: 'book-medium',
  italic: 'book-medium-oblique',
};

function familyOf(font: FontId): Faces {
  if (font === medium.plain || font === medium.italic) return { ...families.book, ...medium };
  return Object.values(families).find((faces) => Object.values(faces).includes(font)) ?? families.sans;
}

/** The faces of bold and italic words among those of a font; italic words among oblique ones stand upright. */
export function styledFont(
  font: FontId,
  { bold, italic }: { readonly bold: boolean; readonly italic: boolean },
): FontId {
  if ((!bold && !italic) || unstyled.has(font)) return font;
  const { plain, bold: strong, italic: slanted, both } = familyOf(font);
  const leans = slants(font) !== italic;
  return bold ? (leans ? both : strong) : leans ? slanted : plain;
}

/** Lines of one face: names, types and figures, in which marks change nothing. */
const unstyled: ReadonlySet<FontId> = new Set([
  'sans-bold',
  'sans-bold-oblique',
  'condensed-bold',
  'condensed-oblique',
  'condensed-bold-oblique',
]);
