import type {
  Box,
  CardElement,
  CommonElement,
  DisplayList,
  FontId,
  TextStep,
} from '../../../../src-main/layout/display-list.js';
import { isPale } from '../../../../src-main/layout/colors.js';
import type { Camera } from '../editor/camera.svelte.js';

/** How a field that is edited in place has to look so that its text stands where the card prints it. Lengths in mm. */
export interface InPlaceLook extends Box {
  readonly font: FontId;
  readonly size: number;
  /** Null where nothing is written yet. */
  readonly color: string | null;
  /** Between letters, em. */
  readonly spacing: number;
  readonly align: 'center' | 'justify';
}

interface Start {
  readonly font: FontId;
  /** Size of the em where nothing is written yet. */
  readonly size: number;
  readonly align: 'center' | 'justify';
  /** Space between the element's box and its text, left and right. */
  readonly inset: number;
  readonly fromTop?: true;
}

const starts: { readonly [element in CommonElement]?: Start } = {
  name: { font: 'condensed', size: 5.5, align: 'center', inset: 0 },
  licence: { font: 'condensed', size: 1.1, align: 'center', inset: 0 },
  text: { font: 'condensed', size: 2.6, align: 'justify', inset: 0.85, fromTop: true },
  flavor: { font: 'sans-oblique', size: 1.5, align: 'center', inset: 0, fromTop: true },
};

/** Without a start of their own, these are not written. */
const unwritten: readonly CardElement[] = [
  'background',
  'frame',
  'picture',
  'indicator',
  'set-mark',
] satisfies CommonElement[];

/** What a game prints stands as large as its box lets it. */
const fieldStart = ({ height }: Box): Start => ({
  font: 'sans',
  size: Math.min(6.3, height / LINE_HEIGHT),
  align: 'center',
  inset: 0,
});

/** DejaVu's own measures, in em; all its faces share them. */
const ASCENT = 0.928;
const LINE_HEIGHT = 1.164;

/** Null for an element whose text cannot be edited in place. */
export function inPlaceLook(list: DisplayList, element: CardElement): InPlaceLook | null {
  const box = list.boxes[element];
  if (!box) return null;
  const start = startOf(element, box);
  if (!start) return null;
  const steps = list.steps.filter(
    (step): step is TextStep => step.kind === 'text' && step.element === element && !step.hidden,
  );
  const [first] = steps;
  const size = first?.size ?? start.size;
  const middle = box.y + (box.height - size * LINE_HEIGHT) / 2;
  const top = first ? first.y - ASCENT * size : start.fromTop ? box.y + 0.35 : middle;
  return {
    x: box.x + start.inset,
    y: top,
    width: box.width - 2 * start.inset,
    height: start.fromTop ? Math.max(box.y + box.height - top, size * LINE_HEIGHT) : size * LINE_HEIGHT,
    font: usualFont(steps) ?? start.font,
    size,
    color: first?.color ?? null,
    spacing: first?.spacing ?? 0,
    align: start.align,
  };
}

function startOf(element: CardElement, box: Box): Start | null {
  const common: Readonly<Record<string, Start | undefined>> = starts;
  return common[element] ?? (unwritten.includes(element) ? null : fieldStart(box));
}

/** The font of most of the text: words may be marked bold or italic. */
function usualFont(steps: readonly TextStep[]): FontId | undefined {
  const lengths = new Map<FontId, number>();
  for (const { font, text } of steps) lengths.set(font, (lengths.get(font) ?? 0) + text.length);
  return [...lengths].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * That look as CSS, where the card's stage shows it. Without the colour of the letters; what else is drawn is made to be seen on
 * the ground that they are printed on, whatever the theme is.
 */
export function inPlaceStyle(
  look: InPlaceLook,
  camera: Pick<Camera, 'x' | 'y' | 'scale'>,
  wraps: boolean,
): string {
  const font = cssFonts[look.font];
  return [
    `left: ${camera.x + look.x * camera.scale}px`,
    `top: ${camera.y + look.y * camera.scale}px`,
    `width: ${look.width * camera.scale}px`,
    `height: ${look.height * camera.scale}px`,
    `font: ${font.style} ${font.weight} ${look.size * camera.scale}px / ${LINE_HEIGHT} ${font.family}`,
    'font-feature-settings: normal',
    `color-scheme: ${look.color !== null && isPale(look.color) ? 'dark' : 'light'}`,
    `letter-spacing: ${look.spacing}em`,
    `text-align: ${look.align}`,
    `white-space: ${wraps ? 'pre-wrap' : 'pre'}`,
  ].join('; ');
}

/** The fonts by the names that card-fonts.css gives them. */
export const cssFonts: { readonly [font in FontId]: { family: string; style: string; weight: string } } = {
  sans: { family: '"Card Sans"', style: 'normal', weight: '400' },
  'sans-oblique': { family: '"Card Sans"', style: 'italic', weight: '400' },
  'sans-bold': { family: '"Card Sans"', style: 'normal', weight: '700' },
  'sans-bold-oblique': { family: '"Card Sans"', style: 'italic', weight: '700' },
  condensed: { family: '"Card Condensed"', style: 'normal', weight: '400' },
  'condensed-bold': { family: '"Card Condensed"', style: 'normal', weight: '700' },
  'condensed-oblique': { family: '"Card Condensed"', style: 'italic', weight: '400' },
  'condensed-bold-oblique': { family: '"Card Condensed"', style: 'italic', weight: '700' },
  book: { family: '"Card Book"', style: 'normal', weight: '400' },
  'book-medium': { family: '"Card Book"', style: 'normal', weight: '500' },
  'book-medium-oblique': { family: '"Card Book"', style: 'italic', weight: '500' },
  'book-bold': { family: '"Card Book"', style: 'normal', weight: '700' },
  'book-oblique': { family: '"Card Book"', style: 'italic', weight: '400' },
  'book-bold-oblique': { family: '"Card Book"', style: 'italic', weight: '700' },
  comic: { family: '"Card Comic"', style: 'normal', weight: '400' },
  'comic-bold': { family: '"Card Comic"', style: 'normal', weight: '700' },
  'comic-oblique': { family: '"Card Comic"', style: 'italic', weight: '400' },
  'comic-bold-oblique': { family: '"Card Comic"', style: 'italic', weight: '700' },
  clear: { family: '"Card Clear"', style: 'normal', weight: '400' },
  'clear-bold': { family: '"Card Clear"', style: 'normal', weight: '700' },
  'clear-oblique': { family: '"Card Clear"', style: 'italic', weight: '400' },
  'clear-bold-oblique': { family: '"Card Clear"', style: 'italic', weight: '700' },
  pixel: { family: '"Card Pixel"', style: 'normal', weight: '400' },
  'pixel-bold': { family: '"Card Pixel"', style: 'normal', weight: '700' },
  capitals: { family: '"Card Capitals"', style: 'normal', weight: '700' },
  poster: { family: '"Card Poster"', style: 'normal', weight: '400' },
};
