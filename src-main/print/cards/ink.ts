import { variantKey, variantOf } from '../../cards/picture-variant.js';
import type { DisplayList, PictureStep, Step } from '../../layout/display-list.js';
import type { SheetOptions } from '../sheets/sheet-options.js';

export type Ink = SheetOptions['ink'];

/** Share of a ground's darkness that is left where ink is saved. */
const SAVED_DARKNESS = 0.35;

/** A list as it is printed with little ink: its pictures become their grey variants. */
export function listInInk(list: DisplayList, ink: Ink): DisplayList {
  if (ink === 'colour') return list;
  return { ...list, steps: list.steps.map((step) => stepInInk(step, ink)) };
}

function stepInInk(step: Step, ink: 'grey' | 'saving'): Step {
  if (step.kind === 'picture') return { ...step, picture: pictureInInk(step, ink) };
  // Metal is shown by its colours, of which there are none here.
  const { foil: _, ...plain } = step;
  return plainInInk(plain, ink);
}

function plainInInk(step: Exclude<Step, PictureStep>, ink: 'grey' | 'saving'): Step {
  switch (step.kind) {
    case 'text':
      return { ...step, color: ink === 'saving' ? '#000000' : greyOf(step.color, 1) };
    case 'shape':
      return {
        ...step,
        ...(step.fill !== undefined && { fill: greyOf(step.fill, ink === 'saving' ? SAVED_DARKNESS : 1) }),
        ...(step.stroke && { stroke: { ...step.stroke, color: greyOf(step.stroke.color, 1) } }),
      };
  }
}

/** A name that is no picture's stays as it is: its reader will say so. */
function pictureInInk({ picture }: PictureStep, ink: 'grey' | 'saving'): string {
  const known = variantOf(picture);
  return known ? variantKey(known.id, { ...known.change, grey: true, light: ink === 'saving' }) : picture;
}

/** The grey of a colour's luma (Rec. 709), with `darkness` as the share of its darkness that is left. */
function greyOf(color: string, darkness: number): string {
  const value = Number.parseInt(color.slice(1), 16);
  const luma = 0.2126 * (value >> 16) + 0.7152 * ((value >> 8) & 255) + 0.0722 * (value & 255);
  const level = Math.round(255 - (255 - luma) * darkness)
    .toString(16)
    .padStart(2, '0');
  return `#${level}${level}${level}`;
}
