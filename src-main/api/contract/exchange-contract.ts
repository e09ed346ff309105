import { eventIterator, type } from '@orpc/contract';
import { z } from 'zod';
import { limits } from '../../cards/limits.js';
import { importOptions } from '../../exchange/plan/options.js';
import type { ImportPreview, ImportRow } from '../../exchange/plan/preview.js';
import { errors } from './contract-errors.js';
import type { ImportEvent } from '../answers/exchange-answers.js';
import { someOf } from './some-of.js';

const importId = z.strictObject({ import: z.uuid() });

/** Bytes of a part of a file on its way in. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Everything that comes in from outside, in one way: files come in part by part, are opened, their preview is looked at and
 * changed, and only then something is written.
 */
export const exchangeContract = {
  /** Announces a file: its name for people, its size in bytes. */
  begin: errors
    .input(z.strictObject({ name: z.string().max(1000), bytes: z.number().int().min(0) }))
    .output(type<{ readonly upload: string }>()),
  put: errors
    .input(z.strictObject({ upload: z.uuid(), part: z.file().max(PART_BYTES) }))
    .output(type<void>()),
  /** Forgets files that are not to be opened after all. */
  drop: errors.input(z.strictObject({ uploads: z.array(z.uuid()).max(5000) })).output(type<void>()),
  /** Looks into files that have come in. `called` names what is no file: "Pasted text". */
  open: errors
    .input(
      z.strictObject({
        uploads: z.array(z.uuid()).min(1).max(5000),
        called: z.string().max(limits.name).nullable().default(null),
        options: someOf(importOptions).default({}),
      }),
    )
    .output(type<ImportPreview>()),
  /** Rows of the preview, a stretch at a time. */
  rows: errors
    .input(
      importId.extend({
        from: z.number().int().min(0),
        count: z.number().int().min(1).max(500),
        onlyProblems: z.boolean().default(false),
      }),
    )
    .output(type<readonly ImportRow[]>()),
  /** Reads the same files in another way; what is not given stays as it is. */
  change: errors.input(importId.extend({ options: someOf(importOptions) })).output(type<ImportPreview>()),
  /** Does it, as one batch. Aborting the call cancels it; then nothing is changed. */
  apply: errors.input(importId).output(eventIterator(type<ImportEvent>())),
  discard: errors.input(importId).output(type<void>()),
};
