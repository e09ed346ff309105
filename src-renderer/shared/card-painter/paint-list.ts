/**
 * Turns a display list into what a canvas can fill: one group per element, the text of one colour merged into one
 * path. Nothing is measured here; every position comes from the list.
 */
import type { CardElement, DisplayList, PictureStep, Step } from '../../../src-main/layout/display-list.js';
import type { FoilMetal } from '../../../src-main/cards/look.js';
import { foilAxis, metals } from '../../../src-main/layout/frames/foil.js';
import { glyphPaths, type GlyphPaths } from './glyph-paths.js';
import { pictures as sharedPictures, type PictureCache } from './picture-cache.js';

/** Steps of one element that follow each other, lowest first. */
export interface StepGroup {
  readonly element: CardElement;
  readonly steps: readonly Step[];
}

export type Stroke =
  | {
      readonly kind: 'fill';
      readonly path: Path2D;
      readonly color: string;
      readonly text: boolean;
      readonly opacity: number;
      readonly foil?: FoilMetal;
    }
  | {
      readonly kind: 'line';
      readonly path: Path2D;
      readonly color: string;
      readonly width: number;
      readonly opacity: number;
      readonly foil?: FoilMetal;
    }
  | ({ readonly kind: 'picture' } & Pick<PictureStep, 'picture' | 'place' | 'mirror' | 'clip'>);

/** The list in runs of one element each; the order of painting stays. */
export function groupSteps(steps: readonly Step[]): StepGroup[] {
  const groups: { element: CardElement; steps: Step[] }[] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last?.element === step.element) last.steps.push(step);
    else groups.push({ element: step.element, steps: [step] });
  }
  return groups;
}

/** What painting the steps takes, in millimetres of the card. */
export function compileSteps(
  steps: readonly Step[],
  list: Pick<DisplayList, 'outlines' | 'unitsPerEm'>,
  glyphs: GlyphPaths = glyphPaths,
): Stroke[] {
  const strokes: Stroke[] = [];
  let ink:
    | { readonly path: Path2D; readonly color: string; readonly foil: FoilMetal | undefined }
    | undefined;
  for (const step of steps) {
    if (step.kind !== 'text') {
      ink = undefined;
      strokes.push(...compileShape(step));
      continue;
    }
    if (step.hidden) continue;
    if (!ink || ink.color !== step.color || ink.foil !== step.foil) {
      ink = { path: new Path2D(), color: step.color, foil: step.foil };
      const { path, color } = ink;
      strokes.push({ kind: 'fill', path, color, text: true, opacity: 1, ...finishOf(step) });
    }
    const scale = step.size / list.unitsPerEm;
    for (const glyph of step.glyphs) {
      const outline = glyphs.get(step.font, glyph.id, list.outlines);
      if (!outline) continue;
      const x = step.x + glyph.x;
      const y = step.y + glyph.y;
      ink.path.addPath(outline, { a: scale, b: 0, c: 0, d: -scale, e: x, f: y });
    }
  }
  return strokes;
}

const finishOf = ({ foil }: { readonly foil?: FoilMetal }): { readonly foil?: FoilMetal } =>
  foil ? { foil } : {};

function compileShape(step: Exclude<Step, { kind: 'text' }>): Stroke[] {
  if (step.kind === 'picture') {
    const { picture, place, clip, mirror } = step;
    return [{ kind: 'picture', picture, place, clip, ...(mirror ? { mirror } : {}) }];
  }
  const { opacity = 1 } = step;
  const path = new Path2D(step.path);
  const strokes: Stroke[] = [];
  const finish = finishOf(step);
  if (step.fill) strokes.push({ kind: 'fill', path, color: step.fill, text: false, opacity, ...finish });
  if (step.stroke) strokes.push({ kind: 'line', path, ...step.stroke, opacity, ...finish });
  return strokes;
}

/** As display lists have it; a canvas's own is 10. */
const MITRE_LIMIT = 4;

/** Paints in millimetres; the context is already scaled. A picture that is not loaded yet is left out. */
export function paintStrokes(
  context: CanvasRenderingContext2D,
  strokes: readonly Stroke[],
  pictures: Pick<PictureCache, 'get'> = sharedPictures,
  withText = true,
): void {
  for (const stroke of strokes) {
    if (stroke.kind === 'picture') {
      paintPicture(context, stroke, pictures);
      continue;
    }
    if (stroke.kind === 'fill' && stroke.text && !withText) continue;
    context.globalAlpha = stroke.opacity;
    const ink = stroke.foil ? shining(context, stroke.foil) : stroke.color;
    if (stroke.kind === 'fill') {
      context.fillStyle = ink;
      context.fill(stroke.path);
    } else {
      context.miterLimit = MITRE_LIMIT;
      context.strokeStyle = ink;
      context.lineWidth = stroke.width;
      context.stroke(stroke.path);
    }
    context.globalAlpha = 1;
  }
}

function shining(context: CanvasRenderingContext2D, metal: FoilMetal): CanvasGradient {
  const { x1, y1, x2, y2 } = foilAxis;
  const gradient = context.createLinearGradient(x1, y1, x2, y2);
  for (const { at, color } of metals[metal].stops) gradient.addColorStop(at, color);
  return gradient;
}

function paintPicture(
  context: CanvasRenderingContext2D,
  { picture, place, clip, mirror }: Extract<Stroke, { kind: 'picture' }>,
  pictures: Pick<PictureCache, 'get'>,
): void {
  const image = pictures.get(picture);
  if (!image) return;
  context.save();
  context.beginPath();
  context.rect(clip.x, clip.y, clip.width, clip.height);
  context.clip();
  context.imageSmoothingQuality = 'high';
  if (mirror) {
    context.translate(mirror.x ? 2 * place.x + place.width : 0, mirror.y ? 2 * place.y + place.height : 0);
    context.scale(mirror.x ? -1 : 1, mirror.y ? -1 : 1);
  }
  context.drawImage(image, place.x, place.y, place.width, place.height);
  context.restore();
}

export function picturesOf(list: DisplayList): string[] {
  return [...new Set(list.steps.flatMap((step) => (step.kind === 'picture' ? [step.picture] : [])))];
}
