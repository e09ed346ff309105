/** Blocks that have been played, in a file, so that experiments can be gone on with where they stopped. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { writeWhole } from '../../files/whole-file.js';
import { blockModels } from './block-models.js';
import { KeptBlocks, type Results } from './kept-blocks.js';
import type { LabBlocks } from './lab-worker.js';

/** A results file cannot be used; the message is a sentence. */
export class ResultsFileError extends Error {
  override readonly name = 'ResultsFileError';
}

const FORMAT = 'cardwright-experiment';
const VERSION = 2;

const resultsOf = <B extends { readonly nth: number }>(block: z.ZodType<B>): z.ZodType<Results<B>[]> =>
  z.array(
    z.strictObject({
      experiment: z.string(),
      blocks: z.array(block).refine((blocks) => blocks.every(({ nth }, place) => nth === place)),
    }),
  );

/** Training keeps no file: its games are played anew, or kept by a queue. */
type About = Exclude<keyof LabBlocks, 'training'>;
const models: { readonly [A in About]: z.ZodType<Results<LabBlocks[A]>[]> } = {
  card: resultsOf(blockModels.card),
  deck: resultsOf(blockModels.deck),
};
const names: Readonly<Record<About, string>> = { card: 'cards', deck: 'a deck' };

const head = z.object({ format: z.literal(FORMAT), version: z.number(), about: z.string() });

/** @returns nothing kept where there is no file yet @throws ResultsFileError */
export async function readResults<A extends About>(
  path: string,
  about: A,
): Promise<KeptBlocks<LabBlocks[A]>> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new ResultsFileError(`${path} cannot be read: ${error.message}.`);
  });
  if (text === null) return new KeptBlocks();
  const data = jsonOf(text);
  const read = head.safeParse(data);
  if (!read.success)
    throw new ResultsFileError(`${path} has no results of the laboratory; name another file.`);
  if (read.data.version !== VERSION) {
    throw new ResultsFileError(`${path} was written by another version of Cardwright; name another file.`);
  }
  if (read.data.about !== about) {
    throw new ResultsFileError(`${path} does not have results of ${names[about]}; name another file.`);
  }
  const results = models[about].safeParse((data as { readonly results?: unknown }).results);
  if (!results.success) {
    throw new ResultsFileError(
      `${path} is damaged: what it has of games cannot be read. Name another file, or delete it to begin anew.`,
    );
  }
  return new KeptBlocks<LabBlocks[A]>(results.data);
}

/** Null for a text that is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws ResultsFileError */
export async function writeResults<A extends About>(
  path: string,
  about: A,
  kept: KeptBlocks<LabBlocks[A]>,
): Promise<void> {
  const file = { format: FORMAT, version: VERSION, about, results: kept.all };
  await writeWhole(path, `${JSON.stringify(file)}\n`).catch((error: Error) => {
    throw new ResultsFileError(`${path} cannot be written: ${error.message}.`);
  });
}
