import { eventIterator, type } from '@orpc/contract';
import { z } from 'zod';
import { exportHow } from '../../exchange/export/how.js';
import { errors } from './contract-errors.js';
import type { ExportEvent, ExportPreview } from '../answers/export-answers.js';
import { someCards } from '../cards/some-cards.js';

const exporting = z.strictObject({
  /** Cards, or a deck with all that belongs to it. */
  what: z.union([...someCards.options, z.strictObject({ deck: z.uuid() })]),
  how: exportHow,
});
export type Exporting = z.infer<typeof exporting>;
export type ExportedThing = Exporting['what'];

/** Everything that goes out: cards as files for people and other programs. */
export const exportContract = {
  /** What a file would be, without making it. */
  preview: errors.input(exporting).output(type<ExportPreview>()),
  /** Progress, then `done` with the output's id. Cancelled by aborting the call; then nothing is kept. */
  make: errors.input(exporting).output(eventIterator(type<ExportEvent>())),
};
