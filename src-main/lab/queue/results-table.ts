/** Results by run and range of blocks, a file each, so that a run can be gone on with: all that is known of it is here, and nothing only on the server. */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../files/whole-file.js';
import type { LabBlocks } from '../run/lab-worker.js';
import { jsonOf, ResultsFileError } from '../run/results-file.js';
import { shardResultModel, type About, type Range, type ShardResult } from './protocol.js';

export class ResultsTable {
  constructor(private readonly folder: string) {}

  /** What is known of a run, the lowest blocks first. @throws ResultsFileError */
  async rowsOf<A extends About>(run: string, about: A): Promise<ShardResult<LabBlocks[A]>[]> {
    const folder = join(this.folder, run);
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw new ResultsFileError(`${folder} cannot be read: ${error.message}.`);
    });
    const ranges = names.flatMap((name) => {
      const [, from, to] = /^(\d{1,9})-(\d{1,9})\.json$/.exec(name) ?? [];
      return from === undefined || to === undefined ? [] : [{ from: Number(from), to: Number(to) }];
    });
    const rows = ranges.toSorted((a, b) => a.from - b.from || a.to - b.to);
    return Promise.all(rows.map((range) => this.#read(run, about, range)));
  }

  /** A range that is known already stays as it is. @throws ResultsFileError */
  async insert(run: string, range: Range, result: ShardResult): Promise<void> {
    const path = this.#pathOf(run, range);
    try {
      await mkdir(join(this.folder, run), { recursive: true });
      const isKnown = await readFile(path).then(
        () => true,
        () => false,
      );
      if (!isKnown) await writeWhole(path, `${JSON.stringify(result)}\n`);
    } catch (error) {
      throw new ResultsFileError(`${path} cannot be written: ${(error as Error).message}.`);
    }
  }

  async #read<A extends About>(run: string, about: A, range: Range): Promise<ShardResult<LabBlocks[A]>> {
    const path = this.#pathOf(run, range);
    const text = await readFile(path, 'utf8').catch((error: Error) => {
      throw new ResultsFileError(`${path} cannot be read: ${error.message}.`);
    });
    const read = shardResultModel(about, range).safeParse(jsonOf(text));
    if (read.success) return read.data;
    throw new ResultsFileError(`${path} is damaged; delete it, and its games are played again.`);
  }

  #pathOf(run: string, { from, to }: Range): string {
    return join(this.folder, run, `${from}-${to}.json`);
  }
}
