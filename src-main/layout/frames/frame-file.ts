/** A frame as its file says it: how cards look, beside what is on them. docs/frames.md describes it for people. */
import { z } from 'zod';
import { gameId } from '../../cards/card.js';
import { foil, hexColor, templateName } from '../../cards/look.js';
import { faultIn } from '../../cards/model-fault.js';
import { fontFamilies } from '../font-choice.js';
import { textureNames } from './textures.js';

const between = (least: number, most: number) => z.number().min(least).max(most);
const share = between(0, 1);
/** Size of the em, mm. */
const size = between(0.4, 15);

/** Left edge, upper edge, width and height in mm, from the upper left corner of the trimmed card. */
const box = z.tuple([between(-5, 68), between(-5, 93), between(0.5, 73), between(0.5, 98)]);

const line = z.strictObject({ color: hexColor, width: between(0.02, 5) });

const panel = z.strictObject({
  fill: hexColor.nullable().default(null).describe('null: none, unless the card has an accent colour'),
  opacity: share.default(1).describe('Raised where a text could not be read on what shines through'),
  radius: between(0, 10).default(0).describe('Of its corners, mm'),
  line: z.boolean().default(false).describe('An edge, with the line of the frame'),
  around: between(-5, 10).optional().describe('How far it reaches beyond the box of its text, mm'),
});

const opticalRow = z.strictObject({
  size: between(2, 40).describe('Of the em, pt'),
  spacing: between(-0.1, 0.2).default(0).describe('Between letters, em'),
  weight: z.int().min(100).max(900).optional().describe('The nearest cut that the font has; 400 is usual'),
});

const optical = z
  .array(opticalRow)
  .min(1)
  .max(8)
  .refine((rows) => rows.every(({ size }, nth) => size > (rows[nth - 1]?.size ?? 0)), {
    error: 'has to have its sizes in order, the smallest first',
  })
  .describe('How letters change with their size; evenly between two rows');

const textLook = z.strictObject({
  font: z.enum(fontFamilies).optional(),
  bold: z.boolean().default(false),
  italic: z.boolean().default(false),
  ink: hexColor.optional().describe('Drawn nearer to black or white where it could not be read'),
  panel: panel.optional(),
  optical: optical.optional(),
});

const field = z.strictObject({
  box: box.optional(),
  largest: size.optional().describe('Largest size of the em, mm'),
  smallest: size.optional().describe('Smallest size of the em, mm'),
  pitch: between(0.8, 2).optional().describe('From line to line, em'),
  panel: panel.optional(),
  fill: hexColor.optional(),
  line: line.optional(),
});

const layer = z.enum(['ground', 'picture', 'frame']);

const shape = z.strictObject({
  layer: layer.describe('Drawn over the ground, over the picture, or under the texts alone'),
  path: z.string().max(20_000).describe('SVG path data in mm'),
  fill: hexColor.optional(),
  line: line.optional(),
  opacity: share.default(1),
  foil: z.boolean().optional().describe('It belongs to the border, where that is foil'),
});

const texture = z.strictObject({
  layer,
  kind: z.enum(textureNames),
  color: hexColor,
  opacity: share.default(0.2),
  step: between(0.8, 20).default(2).describe('Distance of what repeats, mm'),
  width: between(0.02, 5).default(0.15).describe('Of its lines or dots, mm'),
  box: box.optional().describe('Left out: the card with its bleed'),
});

const picture = z.strictObject({
  layer,
  file: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}\.(png|jpg)$/)
    .describe('Name of a file in the folder of the frame'),
  box: box.optional(),
});

const drawn = {
  shapes: z.array(shape).max(200).default([]),
  textures: z.array(texture).max(6).default([]),
  pictures: z.array(picture).max(8).default([]),
};

export const frameFile = z.strictObject({
  format: z.literal('cardwright-frame'),
  version: z.literal(1),
  title: z.string().trim().min(1).max(60),
  about: z.string().max(300).default('').describe('In a sentence'),
  by: z.string().max(200).default('').describe('Who made it, under which licence'),
  begins: templateName
    .default('format')
    .describe('The layout of the game whose measures hold where the frame says none: format, art or ink'),
  ground: hexColor.optional().describe('Reaches to the end of the bleed under everything'),
  line: line.optional().describe('Around picture and texts'),
  outline: z.boolean().optional().describe('The line around the whole card'),
  tint: share
    .default(1)
    .describe('How much of a card’s own colour the ground keeps, in games whose cards have colours'),
  foil: foil.optional().describe('What of cards is metal foil, unless a card says so itself'),
  picture: z
    .strictObject({
      brightness: between(20, 200).optional(),
      contrast: between(20, 200).optional(),
      saturation: between(0, 200).optional(),
      grey: z.boolean().optional(),
      light: z.boolean().optional(),
    })
    .default({}),
  looks: z
    .strictObject({ name: textLook, text: textLook, flavor: textLook, small: textLook, figures: textLook })
    .partial()
    .default({}),
  words: z
    .strictObject({
      align: z.enum(['left', 'center', 'justify']).optional(),
      breaks: z.enum(['lines', 'paragraph']).optional().describe('Each line by itself, or all together'),
      hyphens: z.boolean().default(false).describe('Long English words are divided; with “paragraph” alone'),
      abilityNames: z.enum(['plain', 'bold']).default('plain'),
    })
    .default({ hyphens: false, abilityNames: 'plain' }),
  ...drawn,
  games: z
    .record(gameId, z.strictObject({ fields: z.record(z.string().max(40), field).default({}), ...drawn }))
    .default({}),
});
export type FrameFile = z.infer<typeof frameFile>;
export type FrameField = z.infer<typeof field>;
export type FramePanel = z.infer<typeof panel>;
export type FrameTextLook = z.infer<typeof textLook>;
export type FrameDrawing = Pick<FrameFile, 'shapes' | 'textures' | 'pictures'>;
export type FrameLayer = z.infer<typeof layer>;

/** A frame that is ready to be used: the pictures that it names, by their files, as the library keeps them. */
export interface Frame extends FrameFile {
  readonly kept: Readonly<Record<string, string>>;
}

/** More is no frame: its measures take a few kilobytes. */
export const MOST_BYTES = 512 * 1024;

export type FrameReading =
  | { readonly file: FrameFile; readonly problem: null }
  | { readonly file: null; readonly problem: string };

/** What a file holds, or why it is no frame, as the end of a sentence. */
export function readFrame(text: string): FrameReading {
  if (text.length > MOST_BYTES) return { file: null, problem: 'it is too large' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { file: null, problem: 'it is no JSON' };
  }
  const found = frameFile.safeParse(json);
  if (found.success) return { file: found.data, problem: null };
  const version = typeof json === 'object' && json && 'version' in json ? json.version : 1;
  if (typeof version === 'number' && version > 1)
    return { file: null, problem: 'a newer version of Cardwright wrote it' };
  return { file: null, problem: faultIn(found.error) };
}
