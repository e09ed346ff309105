import { type } from '@orpc/contract';
import { z } from 'zod';
import { gameId } from '../../cards/card.js';
import type { ShortForm } from '../writing/writing-aids.js';
import { shortForms } from '../writing/writing-aids.js';
import { errors } from './contract-errors.js';

/** Words that are offered, and short forms, while somebody writes on cards. */
export const writingContract = {
  /** What stands in a field of the library's cards, what stands there most often first; of one game's cards, or of all. */
  used: errors
    .input(z.strictObject({ field: z.string().max(60), game: gameId.nullable() }))
    .output(type<readonly string[]>()),
  /** The short forms that there are at first. */
  usualForms: errors.output(type<readonly ShortForm[]>()),
  /** What a list of short forms has in it; nothing is kept. */
  readForms: errors.input(z.strictObject({ file: z.file() })).output(type<readonly ShortForm[]>()),
  /** The short forms as a file. */
  writeForms: errors
    .input(z.strictObject({ forms: shortForms }))
    .output(z.strictObject({ output: z.uuid(), name: z.string() })),
};
