import type { DisplayList, FontId, PictureStep, ShapeStep, TextStep } from '../../layout/display-list.js';
import { actualText, type PdfFont } from './font.js';
import { num, pt, rgb } from './numbers.js';
import { pathOperators } from './path.js';
import { showGlyphs } from './text.js';

/** What a face needs from the document it is drawn into. */
export interface FaceSources {
  font(id: FontId): PdfFont;
  /** Name under which a picture is listed in the face's resources. */
  pictureName(picture: string): string;
  /** Operators of the paths drawn before: the cards of a deck share their frames and signs. */
  readonly knownPaths: Map<string, string>;
}

/** Where a list is drawn: the trim box of the card as printed, and its bleed, in mm. */
export interface FaceBox {
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
}

interface Pen extends FaceSources {
  /** Maps the list's mm to pt, y up from the card's lower edge. */
  readonly toX: (x: number) => number;
  readonly toY: (y: number) => number;
  /** Points for a millimetre of the list. */
  readonly scale: number;
}

/**
 * Drawing operators of a card's face in pt, origin at the lower left corner of its trim box. A list of another size
 * is scaled evenly into the box, and its background fills what it leaves free.
 */
export function drawFace(list: DisplayList, box: FaceBox, sources: FaceSources): string {
  const fit = Math.min(box.width / list.width, box.height / list.height);
  const left = (box.width - list.width * fit) / 2;
  const top = (box.height - list.height * fit) / 2;
  const pen: Pen = {
    ...sources,
    toX: (x) => pt(left + x * fit),
    toY: (y) => pt(box.height - top - y * fit),
    scale: (fit * 72) / 25.4,
  };
  const edge = pt(-box.bleed);
  const whole = `${num(edge)} ${num(edge)} ${num(pt(box.width + 2 * box.bleed))} ${num(pt(box.height + 2 * box.bleed))}`;
  const parts = [`${rgb(backgroundOf(list))} rg ${whole} re f`];
  for (const step of list.steps) {
    switch (step.kind) {
      case 'shape':
        parts.push(drawShape(step, pen));
        break;
      case 'picture':
        parts.push(drawPicture(step, pen));
        break;
      case 'text':
        parts.push(drawText(step, pen));
        break;
    }
  }
  return parts.join('\n');
}

function backgroundOf(list: DisplayList): string {
  const ground = list.steps.find(
    (step) => step.kind === 'shape' && step.element === 'background' && step.fill,
  );
  return (ground?.kind === 'shape' && ground.fill) || '#ffffff';
}

function drawShape(step: ShapeStep, pen: Pen): string {
  const { fill, stroke } = step;
  if (!fill && !stroke) return '';
  const paint = fill && stroke ? 'B' : fill ? 'f' : 'S';
  return [
    fill ? `${rgb(fill)} rg` : '',
    stroke ? `${rgb(stroke.color)} RG ${num(stroke.width * pen.scale)} w` : '',
    pathOf(step, pen),
    paint,
  ]
    .filter(Boolean)
    .join('\n');
}

function pathOf({ path }: ShapeStep, pen: Pen): string {
  const key = `${pen.toX(0)} ${pen.toY(0)} ${pen.scale} ${path}`;
  let operators = pen.knownPaths.get(key);
  if (operators === undefined) {
    operators = pathOperators(path, pen.toX, pen.toY);
    pen.knownPaths.set(key, operators);
  }
  return operators;
}

function drawPicture(step: PictureStep, pen: Pen): string {
  const { place, clip } = step;
  const width = num(place.width * pen.scale);
  const height = num(place.height * pen.scale);
  return [
    'q',
    `${num(pen.toX(clip.x))} ${num(pen.toY(clip.y + clip.height))} ${num(clip.width * pen.scale)} ${num(clip.height * pen.scale)} re W n`,
    `${width} 0 0 ${height} ${num(pen.toX(place.x))} ${num(pen.toY(place.y + place.height))} cm`,
    `/${pen.pictureName(step.picture)} Do`,
    'Q',
  ].join('\n');
}

/** Glyphs stand in visual order; where a reader could not take the words from them, the words are attached. */
function drawText(step: TextStep, pen: Pen): string {
  if (step.glyphs.length === 0) return '';
  const font = pen.font(step.font);
  const plain = font.use(step.glyphs) === step.text;
  const size = Math.round(step.size * pen.scale * 1e5) / 1e5;
  return [
    plain ? '' : `/Span <</ActualText ${actualText(step.text)}>> BDC`,
    'BT',
    `/${fontName(step.font)} ${num(size)} Tf ${rgb(step.color)} rg`,
    showGlyphs({
      glyphs: step.glyphs,
      size,
      x: pen.toX(step.x),
      y: pen.toY(step.y),
      unit: pen.scale,
      advance: font.facts.advance,
    }),
    'ET',
    plain ? '' : 'EMC',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Name of a font in a face's resources. */
export const fontName = (id: FontId): string => `F-${id}`;
