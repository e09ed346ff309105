import type { FoilMetal } from '../../cards/look.js';
import type { DisplayList, FontId, PictureStep, ShapeStep, TextStep } from '../../layout/display-list.js';
import { actualText, type PdfFont } from './fonts/font.js';
import type { Fit } from '../cards/fit.js';
import { fontName } from './fonts/document-fonts.js';
import { fillColor, num, pt, strokeColor } from './numbers.js';
import { pathOperators } from './path.js';
import { showGlyphs } from './text.js';

/** What a face needs from the document it is drawn into. */
export interface FaceSources {
  font(id: FontId): PdfFont;
  /** Name under which a picture is listed in the face's resources. */
  pictureName(picture: string): string;
  /** Name under which an opacity is listed in the face's resources. */
  opacityName(opacity: number): string;
  /** Name under which a metal is listed in the face's resources. */
  metalName(metal: FoilMetal): string;
  /** Operators of the paths drawn before, of lists that lie alike: the cards of a deck share their frames and signs. */
  paths(fit: Fit): Map<string, string>;
}

interface Pen extends Omit<FaceSources, 'paths'> {
  /** Maps the list's mm to pt, y up from the card's lower edge. */
  readonly toX: (x: number) => number;
  readonly toY: (y: number) => number;
  /** Points for a millimetre of the list. */
  readonly scale: number;
  readonly paths: Map<string, string>;
}

/** From mm of a list to pt of its face, y up from the lower edge of a card of `height` mm. */
export const placing = (fit: Fit, height: number): Pick<Pen, 'toX' | 'toY'> => ({
  toX: (x) => pt(fit.left + x * fit.scale),
  toY: (y) => pt(height - fit.top - y * fit.scale),
});

/**
 * Drawing operators of a card's face in pt, origin at the lower left corner of the trim box of a card of `height` mm.
 * The list's background fills what the list covers, its bleed with it.
 */
export function drawFace(list: DisplayList, fit: Fit, height: number, sources: FaceSources): string {
  const pen: Pen = {
    ...sources,
    ...placing(fit, height),
    scale: (fit.scale * 72) / 25.4,
    paths: sources.paths(fit),
  };
  const { own } = fit;
  const ground = [own.x, height - own.y - own.height, own.width, own.height].map((mm) => num(pt(mm)));
  const parts = [`${fillColor(backgroundOf(list))} ${ground.join(' ')} re f`];
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
  const { fill, stroke, opacity = 1 } = step;
  if (!fill && !stroke) return '';
  const paint = fill && stroke ? 'B' : fill ? 'f' : 'S';
  const drawn = [
    fill ? `${step.foil ? `/Pattern cs /${pen.metalName(step.foil)} scn` : fillColor(fill)}\n` : '',
    stroke
      ? `${step.foil ? `/Pattern CS /${pen.metalName(step.foil)} SCN` : strokeColor(stroke.color)} ${num(stroke.width * pen.scale)} w 4 M\n`
      : '',
    `${pathOf(step, pen)}\n${paint}`,
  ].join('');
  return opacity < 1 ? `q /${pen.opacityName(opacity)} gs\n${drawn}\nQ` : drawn;
}

function pathOf({ path }: ShapeStep, { paths, toX, toY }: Pen): string {
  let operators = paths.get(path);
  if (operators === undefined) {
    operators = pathOperators(path, toX, toY);
    paths.set(path, operators);
  }
  return operators;
}

function drawPicture(step: PictureStep, pen: Pen): string {
  const { place, clip, mirror } = step;
  const width = num((mirror?.x ? -1 : 1) * place.width * pen.scale);
  const height = num((mirror?.y ? -1 : 1) * place.height * pen.scale);
  const x = mirror?.x ? place.x + place.width : place.x;
  const y = mirror?.y ? place.y : place.y + place.height;
  return [
    'q',
    `${num(pen.toX(clip.x))} ${num(pen.toY(clip.y + clip.height))} ${num(clip.width * pen.scale)} ${num(clip.height * pen.scale)} re W n`,
    `${width} 0 0 ${height} ${num(pen.toX(x))} ${num(pen.toY(y))} cm`,
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
  const glyphs = showGlyphs({
    glyphs: step.glyphs,
    size,
    x: pen.toX(step.x),
    y: pen.toY(step.y),
    unit: pen.scale,
    advance: font.advance,
  });
  const color = step.foil ? `/Pattern cs /${pen.metalName(step.foil)} scn` : fillColor(step.color);
  const set = `/${fontName(step.font)} ${num(size)} Tf ${color}`;
  const text = `BT\n${set}\n${step.hidden ? `3 Tr\n${glyphs}\n0 Tr` : glyphs}\nET`;
  return plain ? text : `/Span <</ActualText ${actualText(step.text)}>> BDC\n${text}\nEMC`;
}
