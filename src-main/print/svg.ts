import type { Box, DisplayList, PictureStep, ShapeStep, TextStep } from '../layout/display-list.js';

export interface SvgOptions {
  /** Size of the image in px. */
  readonly width: number;
  readonly height: number;
  /** The part of the list that fills the image, in mm. */
  readonly view: Box;
  /** Address of each picture, as a rule a data URI. */
  readonly address: (picture: string) => string;
}

/** The list as an SVG document. Text comes as outlines, so that no font of the computer has a say in it. */
export function toSvg(list: DisplayList, { width, height, view, address }: SvgOptions): string {
  const glyphs = new Map<string, string>();
  const clips: string[] = [];
  const body = list.steps.map((step) => {
    switch (step.kind) {
      case 'shape':
        return shape(step);
      case 'picture':
        return picture(step, address(step.picture), clips);
      case 'text':
        return text(step, list, glyphs);
    }
  });
  const outlines = [...glyphs].map(([id, path]) => `<path id="${id}" d="${escape(path)}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" preserveAspectRatio="none" viewBox="${view.x} ${view.y} ${view.width} ${view.height}">`,
    `<defs>${outlines.join('')}${clips.join('')}</defs>`,
    ...body,
    '</svg>',
  ].join('\n');
}

function shape({ path, fill, stroke }: ShapeStep): string {
  const line = stroke ? ` stroke="${escape(stroke.color)}" stroke-width="${stroke.width}"` : '';
  return `<path d="${escape(path)}" fill="${escape(fill ?? 'none')}"${line}/>`;
}

function picture(step: PictureStep, address: string, clips: string[]): string {
  const id = `clip${clips.length}`;
  clips.push(`<clipPath id="${id}"><rect ${boxAttributes(step.clip)}/></clipPath>`);
  return `<g clip-path="url(#${id})"><image ${boxAttributes(step.place)} preserveAspectRatio="none" href="${escape(address)}"/></g>`;
}

function text(step: TextStep, list: DisplayList, glyphs: Map<string, string>): string {
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
