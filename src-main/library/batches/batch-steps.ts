/** What a batch does to one thing after the other, in a form that can be turned round. */
import { z } from 'zod';
import type { BatchCounts } from './batch.js';
import { storeNames } from '../file-kinds.js';

/** A name within a folder of the library; journals are read from the disk, so it is made sure that it leads nowhere else. */
const fileName = z
  .string()
  .max(300)
  .regex(/^(?!\.{1,2}$)[^/\\\0]+$/);

/**
 * Where a thing is, and as what: nowhere yet, a file in its store, or moved into the trash; the journal on the disk calls the store
 * "shelf". What only moves between store and trash is moved unread and needs no text here.
 */
const state = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('nowhere') }),
  z.strictObject({
    at: z.literal('shelf'),
    file: fileName,
    revision: z.string(),
    /** The whole file. */
    text: z.string().optional(),
  }),
  z.strictObject({ at: z.literal('trash'), file: fileName, name: fileName }),
]);

export const batchStep = z.strictObject({ shelf: z.enum(storeNames), id: z.uuid(), from: state, to: state });
export type BatchStep = z.infer<typeof batchStep>;

/** Whether another content comes in the place of one. */
export const replaces = ({ from, to }: BatchStep): boolean => from.at === 'shelf' && to.at === 'shelf';

/** Whether a file is written, which is not merely moved. */
export const writes = ({ to }: BatchStep): boolean => to.at === 'shelf' && to.text !== undefined;

export const turned = (step: BatchStep): BatchStep => ({ ...step, from: step.to, to: step.from });

/**
 * The step that takes another back for people: what came into being is moved into the trash, never erased.
 * @param trashName makes a name in the trash for a file
 */
export function takingBack(step: BatchStep, trashName: (file: string) => string): BatchStep {
  const back = turned(step);
  if (back.to.at !== 'nowhere' || back.from.at === 'nowhere') return back;
  const { file } = back.from;
  return { ...back, to: { at: 'trash', file, name: trashName(file) } };
}

export function countSteps(steps: readonly BatchStep[], passedOver: number): BatchCounts {
  const counts = { created: 0, changed: 0, removed: 0, passedOver };
  for (const { from, to } of steps) {
    if (to.at !== 'shelf') counts.removed += 1;
    else if (from.at === 'shelf') counts.changed += 1;
    else counts.created += 1;
  }
  return counts;
}
