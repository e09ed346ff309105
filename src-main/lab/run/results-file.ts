/** Blocks that have been played, in a file, so that an experiment can be gone on with. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { writeWhole } from '../../files/whole-file.js';
import type { Block } from '../experiment/block.js';
import type { Experiment } from '../experiment/experiment.js';

/** A results file cannot be used; the message is a sentence. */
export class ResultsFileError extends Error {
  override readonly name = 'ResultsFileError';
}

const count = z.number().int().min(0);
const arm = z.strictObject({
  score: z.literal([0, 0.5, 1]),
  work: z.strictObject({ drawn: count, played: count, damage: count, gained: count }),
});
const seat = z.strictObject({ card: arm, plain: arm, isOne: z.boolean() });
const resultsFile = z.strictObject({
  format: z.literal('cardwright-experiment'),
  version: z.literal(1),
  /** Of all that the blocks follow from. */
  experiment: z.string(),
  blocks: z.array(z.strictObject({ nth: count, host: count, seats: z.tuple([seat, seat]) })),
});

/** The same for experiments whose blocks come out the same. */
const digestOf = (experiment: Experiment): string =>
  createHash('sha256').update(JSON.stringify(experiment)).digest('hex');

/** @returns no blocks where there is no file yet @throws ResultsFileError */
export async function readResults(path: string, experiment: Experiment): Promise<readonly Block[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new ResultsFileError(`${path} cannot be read: ${error.message}.`);
  });
  if (text === null) return [];
  const read = resultsFile.safeParse(jsonOf(text));
  if (!read.success)
    throw new ResultsFileError(`${path} has no results of the laboratory; name another file.`);
  if (read.data.experiment !== digestOf(experiment)) {
    throw new ResultsFileError(
      `${path} has the results of another experiment: of another card, other decks, another seed or another version; name another file.`,
    );
  }
  if (read.data.blocks.some(({ nth }, place) => nth !== place)) {
    throw new ResultsFileError(`${path} lacks blocks; name another file.`);
  }
  return read.data.blocks;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws ResultsFileError */
export async function writeResults(
  path: string,
  experiment: Experiment,
  blocks: readonly Block[],
): Promise<void> {
  const file: z.input<typeof resultsFile> = {
    format: 'cardwright-experiment',
    version: 1,
    experiment: digestOf(experiment),
    blocks: blocks.map(({ seats, ...block }) => ({ ...block, seats: [seats[0], seats[1]] })),
  };
  await writeWhole(path, `${JSON.stringify(file)}\n`).catch((error: Error) => {
    throw new ResultsFileError(`${path} cannot be written: ${error.message}.`);
  });
}
