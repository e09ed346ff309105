import type { Box, DisplayList, PictureStep, ShapeStep, TextStep } from '../../layout/display-list.js';
import type { FoilMetal } from '../../cards/look.js';
import { foilAxis, metals } from '../../layout/frames/foil.js';
import { outlineOfText } from '../../layout/lines/glyph-outlines.js';
import type { Fit } from '../cards/fit.js';

export interface SvgOptions {
  /** Size of the image in px. */
  readonly width: number;
  readonly height: number;
  /** The part of the card that fills the image, in mm. */
  readonly view: Box;
  /** How the list lies on the card; as it is, unless given. */
  readonly fit?: Fit;
  /** Address of each picture, as a rule a data URI. */
  readonly address: (picture: string) => string;
}

/** The list as an SVG document. Text comes as outlines, so that no font of the computer has a say in it. */
export function toSvg(list: DisplayList, { width, height, view, fit, address }: SvgOptions): string {
  const glyphs = new Map<string, string>();
  const clips: string[] = [];
  const images = new Map<string, string>();
  const body = list.steps.map((step) => {
    switch (step.kind) {
      case 'shape':
        return shape(step);
      case 'picture':
        return picture(step, images, clips);
      case 'text':
        return text(step, list, glyphs);
    }
  });
  const outlines = [...glyphs].map(([id, path]) => `<path id="${id}" d="${escape(path)}"/>`);
  const unit = 'width="1" height="1" preserveAspectRatio="none"';
  const pictures = [...images].map(
    ([name, id]) => `<image id="${id}" ${unit} href="${escape(address(name))}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" preserveAspectRatio="none" viewBox="${view.x} ${view.y} ${view.width} ${view.height}">`,
    `<defs>${outlines.join('')}${pictures.join('')}${clips.join('')}${foilsOf(list)}</defs>`,
    ...placed(body, fit, clips.length),
    '</svg>',
  ].join('\n');
}

/** Draws the list where it lies, over its edges drawn out; as it stands where it has the card's own size. */
function placed(body: readonly string[], fit: Fit | undefined, known: number): string[] {
  if (!fit || (fit.scale === 1 && fit.stretches.length === 0)) return [...body];
  const { scale, left, top, stretches } = fit;
  const edges = stretches.map(({ area, scaleX, scaleY, x, y }, index) => {
    const id = `clip${known + index}`;
    const clip = `<clipPath id="${id}"><rect ${boxAttributes(area)}/></clipPath>`;
    const drawn = `<use href="#face" transform="matrix(${scaleX} 0 0 ${scaleY} ${x} ${y})"/>`;
    return `${clip}<g clip-path="url(#${id})">${drawn}</g>`;
  });
  const face = `<g id="face"><g transform="translate(${left} ${top}) scale(${scale})">`;
  return ['<defs>', face, ...body, '</g></g></defs>', ...edges, '<use href="#face"/>'];
}

/** The metals of a list as gradients that lie still on the card, whatever is painted with them. */
function foilsOf({ steps }: DisplayList): string {
  const used = new Set(steps.flatMap((step) => (step.kind !== 'picture' && step.foil ? [step.foil] : [])));
  const { x1, y1, x2, y2 } = foilAxis;
  const axis = `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
  return [...used]
    .map((metal) => {
      const stops = metals[metal].stops.map(
        ({ at, color }) => `<stop offset="${at}" stop-color="${color}"/>`,
      );
      return `<linearGradient id="foil-${metal}" ${axis}>${stops.join('')}</linearGradient>`;
    })
    .join('');
}

const paintOf = (color: string, foil: FoilMetal | undefined): string =>
  foil ? `url(#foil-${foil})` : escape(color);

/** A line's mitre limit is 4 without being said, as display lists have it. */
function shape({ path, fill, stroke, opacity, foil }: ShapeStep): string {
  const line = stroke ? ` stroke="${paintOf(stroke.color, foil)}" stroke-width="${stroke.width}"` : '';
  const seen = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<path d="${escape(path)}" fill="${fill === undefined ? 'none' : paintOf(fill, foil)}"${line}${seen}/>`;
}

/** A picture that is shown in several places stands in the document once. */
function picture(
  { picture: name, place, clip, mirror }: PictureStep,
  images: Map<string, string>,
  clips: string[],
): string {
  const id = `clip${clips.length}`;
  clips.push(`<clipPath id="${id}"><rect ${boxAttributes(clip)}/></clipPath>`);
  if (!images.has(name)) images.set(name, `picture${images.size}`);
  const [x, across] = mirror?.x ? [place.x + place.width, -place.width] : [place.x, place.width];
  const [y, down] = mirror?.y ? [place.y + place.height, -place.height] : [place.y, place.height];
  const turn = `matrix(${across} 0 0 ${down} ${x} ${y})`;
  return `<g clip-path="url(#${id})"><use href="#${images.get(name)}" transform="${turn}"/></g>`;
}

function text(step: TextStep, list: DisplayList, glyphs: Map<string, string>): string {
  if (step.hidden) return '';
  if (step.foil) {
    const path = outlineOfText(step, list);
    return path === '' ? '' : `<path d="${path}" fill="${paintOf(step.color, step.foil)}"/>`;
  }
  const scale = step.size / list.unitsPerEm;
  const uses: string[] = [];
  for (const glyph of step.glyphs) {
    const path = list.outlines[step.font]?.[glyph.id];
    if (!path) continue;
    const id = `${step.font}-${glyph.id}`;
    glyphs.set(id, path);
    uses.push(`<use href="#${id}" x="${glyph.x / scale}" y="${-glyph.y / scale}"/>`);
  }
  if (uses.length === 0) return '';
  const place = `translate(${step.x} ${step.y}) scale(${scale} ${-scale})`;
  return `<g fill="${escape(step.color)}" transform="${place}">${uses.join('')}</g>`;
}

const boxAttributes = (box: Box): string =>
  `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (value: string): string => value.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
