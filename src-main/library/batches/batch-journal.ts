import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { namesIn } from '../../files/names-in.js';
import { textIfThere, textOrNothing } from '../../files/read-plain.js';
import { batchStep, type BatchStep } from './batch-steps.js';
import { parsed } from '../parsed.js';
import type { Place } from '../place.js';
import type { Writer } from '../writer.js';

/** So many batches can be taken back; older ones are forgotten. */
const KEPT = 30;

const count = z.number().int().min(0);

/** What is told of a batch without reading its steps. */
const batchHead = z.strictObject({
  format: z.literal('cardwright-batch'),
  version: z.literal(1),
  id: z.uuid(),
  title: z.string(),
  /** It takes back what the title says, rather than doing it. */
  back: z.boolean(),
  /** The batch that this one took back. */
  undoes: z.uuid().nullable(),
  /** Milliseconds since 1970. */
  when: z.number(),
  /** One more than that of the batch before it. */
  order: z.number().int(),
  created: count,
  changed: count,
  removed: count,
  passedOver: count,
});
export type BatchHead = z.infer<typeof batchHead>;

const headName = /^([0-9a-f-]{36})(\.begun)?\.json$/;

/**
 * Batches as they lie on the disk: `<id>.jsonl` has a step a line, `<id>.json` the head. Until everything is done the
 * head is called `<id>.begun.json`; the end is a change of name, which happens whole or not at all and needs no space.
 */
export class BatchJournal {
  constructor(
    private readonly place: Place,
    private readonly writer: Writer,
  ) {}

  /** Writes down what is going to be done, before it is. */
  async begin(head: BatchHead, steps: readonly BatchStep[]): Promise<void> {
    await this.writer.files.write(
      this.steps(head.id),
      steps.map((step) => JSON.stringify(step) + '\n').join(''),
    );
    await this.writer.files.write(this.beginning(head.id), `${JSON.stringify(head, null, 2)}\n`);
    await this.writer.syncFolders();
  }

  async finish(id: string): Promise<void> {
    // Nothing may be called done whose names a power cut could still undo.
    await this.writer.syncFolders();
    await this.writer.files.rename(this.beginning(id), this.done(id));
  }

  async forget(id: string): Promise<void> {
    for (const path of [this.beginning(id), this.done(id), this.steps(id)]) await rm(path, { force: true });
  }

  /** The latest first. The names of the files tell it, so a head that is damaged is no change that is forgotten. */
  async begun(): Promise<string[]> {
    const ids = (await this.files()).flatMap((file) => {
      const [, id, begun] = headName.exec(file) ?? [];
      return id !== undefined && begun !== undefined ? [id] : [];
    });
    if (ids.length < 2) return ids;
    const known = (await this.heads('begun')).reverse().map(({ id }) => id);
    return [...known, ...ids.filter((id) => !known.includes(id))];
  }

  /** Oldest first. Files that are no heads are passed over. */
  async heads(which: 'done' | 'begun'): Promise<BatchHead[]> {
    const heads: BatchHead[] = [];
    for (const file of await this.files()) {
      const [, id = '', begun] = headName.exec(file) ?? [];
      if (id === '' || (begun !== undefined) !== (which === 'begun')) continue;
      const head = batchHead.safeParse(await readJson(join(this.place.batches, file)));
      if (head.success && head.data.id === id) heads.push(head.data);
    }
    return heads.sort((a, b) => a.order - b.order);
  }

  /** The steps of a batch; lines that are damaged are left out. @throws the file system's error */
  async stepsOf(id: string): Promise<BatchStep[]> {
    const text = await textIfThere(this.steps(id));
    return text.split('\n').flatMap((line) => batchStep.safeParse(parsed(line)).data ?? []);
  }

  /** Forgets the oldest batches, and steps that were written down without a head. */
  async prune(): Promise<void> {
    const done = await this.heads('done');
    for (const { id } of done.slice(0, Math.max(0, done.length - KEPT))) await this.forget(id);
    const files = new Set(await this.files());
    for (const file of files) {
      const id = /^([0-9a-f-]{36})\.jsonl$/.exec(file)?.[1];
      if (id === undefined || files.has(`${id}.json`) || files.has(`${id}.begun.json`)) continue;
      await this.forget(id);
    }
  }

  private async files(): Promise<string[]> {
    return namesIn(this.place.batches);
  }

  private steps = (id: string): string => join(this.place.batches, `${id}.jsonl`);
  private beginning = (id: string): string => join(this.place.batches, `${id}.begun.json`);
  private done = (id: string): string => join(this.place.batches, `${id}.json`);
}

async function readJson(path: string): Promise<unknown> {
  return parsed(await textOrNothing(path));
}
