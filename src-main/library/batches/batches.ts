import { randomUUID } from 'node:crypto';
import type { BatchChange, BatchDone, BatchRow, Batches, LeftAsItIs, OnBatchProgress } from './batch.js';
import { planBack } from './batch-back.js';
import { BatchJournal, type BatchHead } from './batch-journal.js';
import { planOf, type BatchPlan } from './batch-plan.js';
import { countSteps, replaces, writes, type BatchStep } from './batch-steps.js';
import { BatchWork } from './batch-work.js';
import { LibraryError, reasonOf } from '../errors.js';
import type { Place } from '../place.js';
import type { FileStores } from '../file-stores.js';
import type { Writer } from '../writer.js';

/** Changes of many files at once, written down before they are made, so that each can be taken back. */
export class BatchStore implements Batches {
  private readonly journal: BatchJournal;
  private readonly work: BatchWork;

  /** @param now milliseconds since 1970 */
  constructor(
    place: Place,
    private readonly writer: Writer,
    private readonly stores: FileStores,
    private readonly now: () => number,
  ) {
    this.journal = new BatchJournal(place, writer);
    this.work = new BatchWork(place, writer, stores);
  }

  async apply(change: BatchChange, signal?: AbortSignal, onProgress?: OnBatchProgress): Promise<BatchDone> {
    onProgress?.(0, 0);
    const done = await this.writer.exclusively(`This could not be done (${change.title})`, async () => {
      return this.change(change, signal, onProgress);
    });
    signal?.throwIfAborted();
    return done;
  }

  rework(make: () => Promise<BatchChange>, ...how: HowToApply): Promise<BatchDone>;
  rework(make: () => Promise<BatchChange | null>, ...how: HowToApply): Promise<BatchDone | null>;
  async rework(
    make: () => Promise<BatchChange | null>,
    signal?: AbortSignal,
    onProgress?: OnBatchProgress,
  ): Promise<BatchDone | null> {
    onProgress?.(0, 0);
    const done = await this.writer.exclusively('This could not be done', async () => {
      const { sets, cards, decks } = this.stores;
      for (const store of [sets, cards, decks]) await store.catchUp();
      const change = await make().catch((error: unknown) => {
        if (signal?.aborted) return null;
        throw error;
      });
      return change && this.change(change, signal, onProgress);
    });
    signal?.throwIfAborted();
    return done;
  }

  async undo(batch: string): Promise<BatchDone> {
    return this.writer.exclusively('This could not be taken back', async () => {
      const heads = await this.journal.heads('done');
      const head = heads.find(({ id }) => id === batch);
      if (!head) {
        throw new LibraryError(
          'NOT_FOUND',
          'This change lies too far back: it is not kept any more, so it cannot be taken back.',
        );
      }
      if (undoneOf(heads).has(batch)) {
        throw new LibraryError('NOT_FOUND', 'This change was taken back already.');
      }
      const plan = await planBack(this.work, this.stores, await this.journal.stepsOf(batch));
      return this.carryOut({ title: head.title, back: !head.back, undoes: batch, ...plan });
    });
  }

  async list(): Promise<BatchRow[]> {
    const heads = await this.journal.heads('done');
    const undone = undoneOf(heads);
    return heads
      .reverse()
      .filter((head) => !isEmpty(head))
      .map(({ id, title, back, when, created, changed, removed, passedOver }) => ({
        batch: id,
        title: titleOf({ title, back }),
        when,
        created,
        changed,
        removed,
        passedOver,
        undone: undone.has(id),
      }));
  }

  /** Whether a change is half done: by a program that is at work now, or that has died. */
  async isAnyBegun(): Promise<boolean> {
    return (await this.journal.begun()).length > 0;
  }

  /**
   * Puts back what a program that died left half done. For callers that hold the writer's turn: nobody else is at work then, so
   * what is not finished never will be.
   * @throws LibraryError STORAGE
   */
  async putBackUnfinished(): Promise<void> {
    for (const id of await this.journal.begun()) {
      try {
        await this.work.putBack(await this.journal.stepsOf(id));
        await this.writer.syncFolders();
        await this.journal.forget(id);
      } catch (error) {
        throw new LibraryError(
          'STORAGE',
          `A change of many files was interrupted, and what was done of it cannot be put back yet: ${reasonOf(error)}. It is tried again by itself; until then the library can be read and not changed.`,
          { cause: error },
        );
      }
    }
  }

  /** For callers that hold the writer's turn. */
  private async change(change: BatchChange, signal?: AbortSignal, onProgress?: OnBatchProgress) {
    const plan = await planOf(this.stores, change);
    return this.carryOut({ title: change.title, back: false, undoes: null, ...plan }, signal, onProgress);
  }

  private async carryOut(
    { steps, left, ...named }: BatchPlan & Pick<BatchHead, 'title' | 'back' | 'undoes'>,
    signal?: AbortSignal,
    onProgress?: OnBatchProgress,
  ): Promise<BatchDone> {
    const id = randomUUID();
    const counts = countSteps(steps, left.length);
    const order = ((await this.journal.heads('done')).at(-1)?.order ?? 0) + 1;
    const when = this.now();
    const head = { format: 'cardwright-batch', version: 1, id, ...named, when, order, ...counts } as const;
    // What was before is kept, what is new is made beside it, and then takes its place.
    const parts = steps.length + steps.filter(replaces).length + steps.filter(writes).length;
    let done = 0;
    const onDone = (some: number): void => {
      done += some;
      onProgress?.(Math.floor((done * steps.length) / parts), steps.length);
    };
    await this.work.keepVersions(steps, titleOf(named), onDone);
    try {
      await this.journal.begin(head, steps);
      const changed = new Set(await this.work.perform(steps, { signal, onDone }));
      if (signal?.aborted) {
        await this.putBack(id, steps);
        return { batch: id, ...counts, left };
      }
      const kept = steps.filter((step) => !changed.has(step));
      const all = [...left, ...[...changed].map((step) => this.changedMeanwhile(step))];
      const outcome = countSteps(kept, all.length);
      if (changed.size > 0) await this.journal.begin({ ...head, ...outcome }, kept);
      await this.journal.finish(id);
      // An old batch too many does no harm.
      await this.journal.prune().catch(() => undefined);
      return { batch: id, ...outcome, left: all };
    } catch (error) {
      await this.putBack(id, steps);
      throw error;
    }
  }

  private changedMeanwhile({ shelf, id }: BatchStep): LeftAsItIs {
    const name = this.stores[shelf].index.byId(id)?.content.name ?? '';
    return { kind: shelf, id, name, because: 'It was changed at this very moment.' };
  }

  /** What cannot be put back now stays written down as unfinished, and is put back at the next opportunity. */
  private async putBack(id: string, steps: readonly BatchStep[]): Promise<void> {
    try {
      await this.work.putBack(steps);
      await this.writer.syncFolders();
      await this.journal.forget(id);
    } catch (error) {
      throw new LibraryError(
        'STORAGE',
        'The change stopped in the middle, and the disk did not let what was done be put back. Free some space: it is put back as soon as that can be done, and until then the library can be read and not changed.',
        { cause: error },
      );
    }
  }
}

type HowToApply = [signal?: AbortSignal, onProgress?: OnBatchProgress];

const titleOf = ({ title, back }: Pick<BatchHead, 'title' | 'back'>): string =>
  back ? `undo of ${title}` : title;

const isEmpty = ({ created, changed, removed }: BatchHead): boolean => created + changed + removed === 0;

/** Batches that were taken back, and not taken back again after that. */
function undoneOf(heads: readonly BatchHead[]): Set<string> {
  const undone = new Set<string>();
  for (const head of [...heads].reverse()) {
    if (head.undoes !== null && !undone.has(head.id) && !isEmpty(head)) undone.add(head.undoes);
  }
  return undone;
}
