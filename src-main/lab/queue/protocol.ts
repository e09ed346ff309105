/** What coordinator and workers say to each other over the server, and under which names. All that is read is checked: others may write there, too. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { blockModels } from '../run/block-models.js';
import type { LabBlocks, LabWork } from '../run/lab-worker.js';
import { workModel } from './work-model.js';

export type About = LabWork['about'];

/** Before all names on the server. */
export const PREFIX = 'cardwright';

/** Programs of another version have another queue, so they never get each other's jobs. */
export const queueNameOf = (program: string): string => `lab-${program.slice(0, 16)}`;

/** There as long as somebody waits for the run's results. */
export const wantedKey = (run: string): string => `${PREFIX}:wanted:${run}`;

/** The same in whatever order a machine has the properties of objects. */
const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex');

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The same for the same games: by the same program with the same rules, cards, decks, players, parameters and seed. */
export const runIdOf = (program: string, work: LabWork): string => digest([program, work]).slice(0, 32);

export const digestOf = (blocks: readonly unknown[]): string => digest(blocks);

/** Why a job failed whose results nobody waits for any more. */
export const ABANDONED = 'Nobody waits for the results of this run any more.';

/** A text from the server, as terminals may show it. */
export const readable = (text: unknown): string =>
  String(text)
    .replace(/[^ -~\u00a1-\uffff]/g, ' ')
    .slice(0, 500);

/** Blocks of a run, from one up to, but not with, another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** BullMQ allows no ":" in the id of a job. @param part why it is played another time */
export const jobIdOf = (run: string, { from, to }: Range, part = ''): string =>
  `${run}-b${from}-${to}${part}`;

/** @returns null for the job of another run */
export function rangeOfJob(run: string, id: string): Range | null {
  if (!id.startsWith(`${run}-b`)) return null;
  const [, from, to] = /^(\d{1,9})-(\d{1,9})/.exec(id.slice(run.length + 2)) ?? [];
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
}

const MOST_BLOCKS = 100_000;
/** Blocks of one job at most. */
export const LONGEST_SHARD = 200;
const nth = z.number().int().min(0).max(MOST_BLOCKS);
const hex = (digits: number): z.ZodType<string> => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const id = z.string().regex(/^[ -~]{1,100}$/);

/** A shard of a run with all that its games follow from. */
export interface ShardJob extends Range {
  readonly run: string;
  readonly program: string;
  readonly work: LabWork;
  /** An audit: somebody else than this worker shall play it, where there is somebody else. */
  readonly notBy: string | null;
}

export const shardJobModel: z.ZodType<ShardJob> = z
  .strictObject({
    run: hex(32),
    program: hex(64),
    work: workModel,
    from: nth,
    to: nth,
    notBy: id.nullable(),
  })
  .refine(({ from, to }) => to > from && to - from <= LONGEST_SHARD);

export interface ShardResult<B = unknown> {
  readonly worker: string;
  /** How long it took, ms. */
  readonly took: number;
  readonly digest: string;
  readonly blocks: readonly B[];
}

/** Results of a range; their digest must be theirs. */
export function shardResultModel<A extends About>(
  about: A,
  { from, to }: Range,
): z.ZodType<ShardResult<LabBlocks[A]>> {
  const block: z.ZodType<LabBlocks[A]> = blockModels[about];
  return z
    .strictObject({
      worker: id,
      took: z.number().min(0),
      digest: hex(64),
      blocks: z.array(block).length(to - from),
    })
    .refine(
      (result) =>
        result.blocks.every((one, place) => one.nth === from + place) &&
        digestOf(result.blocks) === result.digest,
    );
}
