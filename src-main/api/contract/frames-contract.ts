import { type } from '@orpc/contract';
import { z } from 'zod';
import { templateName } from '../../cards/look.js';
import { card } from '../../games/cards.js';
import type { FrameRow, TriedFrame } from '../answers/frame-answers.js';
import { errors } from './contract-errors.js';

const text = z.string().max(600_000);

/** Frames: how cards look, as folders that people copy, edit and share. */
export const framesContract = {
  /** The program's own, then those of the library. */
  list: errors.output(type<FrameRow[]>()),
  /** The file of a frame, as text. */
  get: errors.input(z.strictObject({ name: templateName })).output(z.string()),
  /** A frame of one's own with all that another one, or a layout of a game, says; its measures are written out. */
  copy: errors.input(z.strictObject({ name: templateName })).output(z.strictObject({ name: templateName })),
  save: errors.input(z.strictObject({ name: templateName, text })).output(type<void>()),
  remove: errors.input(z.strictObject({ name: templateName })).output(z.strictObject({ away: z.uuid() })),
  restore: errors.input(z.strictObject({ name: templateName, away: z.uuid() })).output(type<void>()),
  /** Lays a card out in a frame as it stands in its editor. */
  try: errors.input(z.strictObject({ name: templateName, text, card })).output(type<TriedFrame>()),
  /** A frame's folder as one file. */
  export: errors
    .input(z.strictObject({ name: templateName }))
    .output(z.strictObject({ output: z.uuid(), name: z.string() })),
  import: errors.input(z.strictObject({ file: z.file() })).output(z.strictObject({ name: templateName })),
};
