/** Does the steps of batches, for callers that hold the writer's turn. */
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaces, turned, writes, type BatchStep } from './batch-steps.js';
import type { StagedFile } from '../../files/whole-file.js';
import { errnoOf } from '../errors.js';
import type { StoreName } from '../file-kinds.js';
import { clashKey, freeName } from '../file-names.js';
import type { Place } from '../place.js';
import { revisionOf } from '../read-entry.js';
import type { FileStores } from '../file-stores.js';
import type { Writer } from '../writer.js';

/** So many files are written at a time: what is flushed together takes the disk half as long. */
const AT_ONCE = 16;
/** The versions of so many are kept before that is told. */
const KEPT_AT_ONCE = 64;
/** So many new files lie beside the others at the most. */
const STAGED_AT_ONCE = 10_000;

export class BatchWork {
  constructor(
    private readonly place: Place,
    private readonly writer: Writer,
    private readonly stores: FileStores,
  ) {}

  /** Keeps what the steps are going to replace, as before a change of this name. @throws the file system's error */
  async keepVersions(
    steps: readonly BatchStep[],
    change: string,
    onDone: (some: number) => void,
  ): Promise<void> {
    const changes = steps.filter(replaces);
    for (const name of storeNamesOf(changes)) {
      const ids = changes.flatMap(({ shelf, id }) => (shelf === name ? [id] : []));
      for (let at = 0; at < ids.length; at += KEPT_AT_ONCE) {
        const some = ids.slice(at, at + KEPT_AT_ONCE);
        await this.stores[name].keepVersions(some, change);
        onDone(some.length);
      }
    }
  }

  /**
   * Does the steps in their order, up to 16 at a time. Files that are written are made beside the others before the first of those is
   * replaced. Ends early when `signal` aborts.
   * @returns those that were left undone, since a program that takes no lock has changed their files since they were planned
   * @throws the file system's error of the first that failed, after the ones begun with it have ended
   */
  async perform(
    steps: readonly BatchStep[],
    { signal, onDone, ahead = true }: HowToPerform = {},
  ): Promise<BatchStep[]> {
    const taken = await this.takenNames(steps);
    const undone: BatchStep[] = [];
    const touched: Touched = { cards: [], decks: [], sets: [] };
    const staged: Staged = new Map();
    try {
      for (let at = 0; at < steps.length && signal?.aborted !== true; at += STAGED_AT_ONCE) {
        const round = steps.slice(at, at + STAGED_AT_ONCE);
        if (ahead) await eachOf(round.filter(writes), (step) => this.stage(step, staged), signal, onDone);
        await eachOf(
          round,
          async (step) => {
            if (!(await this.step(step, { taken: taken[step.shelf], touched, staged }))) undone.push(step);
          },
          signal,
          onDone,
        );
      }
      return undone;
    } finally {
      for (const file of staged.values()) await file.drop();
      for (const name of storeNamesOf(steps)) await this.stores[name].lookAtMany(touched[name]);
    }
  }

  /** Those of the steps after which nobody else has changed anything. */
  async standing(steps: readonly BatchStep[]): Promise<BatchStep[]> {
    const now = await this.present(steps);
    return steps.filter((step) => {
      const there = now.get(step.id);
      if (step.to.at === 'shelf') return there?.revision === step.to.revision && there.readOnly === null;
      if (step.to.at === 'trash') return !there && existsSync(join(this.place.trash, step.to.name));
      return !there;
    });
  }

  /** Puts back what was done of some steps, as if it never had been. @throws the file system's error */
  async putBack(steps: readonly BatchStep[]): Promise<void> {
    const done = new Set(await this.standing(steps));
    const now = await this.present(steps);
    /** A file that has its new name already and not yet its new content. */
    const isHalf = ({ id, from, to }: BatchStep): boolean =>
      from.at === 'shelf' &&
      to.at === 'shelf' &&
      from.file !== to.file &&
      now.get(id)?.revision === from.revision &&
      now.get(id)?.file !== from.file;
    await this.perform(
      steps
        .filter((step) => done.has(step) || isHalf(step))
        .reverse()
        .map(turned),
      // A disk that was full may have room for one file at a time only.
      { ahead: false },
    );
  }

  private async present(steps: readonly BatchStep[]) {
    const entries = await Promise.all(
      storeNamesOf(steps).map((name) =>
        this.stores[name].freshAll(steps.flatMap(({ shelf, id }) => (shelf === name ? [id] : []))),
      ),
    );
    return new Map(entries.flat().map((entry) => [entry.content.id, entry]));
  }

  private async takenNames(steps: readonly BatchStep[]): Promise<Record<StoreName, Set<string>>> {
    const taken = { cards: new Set<string>(), decks: new Set<string>(), sets: new Set<string>() };
    for (const name of storeNamesOf(steps)) taken[name] = await this.stores[name].takenNames();
    return taken;
  }

  private async stage(step: BatchStep, staged: Staged): Promise<void> {
    const { shelf, id, to } = step;
    if (to.at !== 'shelf' || to.text === undefined) return;
    const { folder, index } = this.stores[shelf];
    const path = join(folder, index.byId(id)?.file ?? to.file);
    staged.set(step, await this.writer.files.stage(path, to.text));
  }

  /** @returns whether it was done */
  private async step(step: BatchStep, { taken, touched, staged }: Doing): Promise<boolean> {
    const { shelf, id, from, to } = step;
    const { files } = this.writer;
    const { folder, index } = this.stores[shelf];
    const current = index.byId(id)?.file;
    const note = (file: string): string => {
      touched[shelf].push(file);
      return join(folder, file);
    };
    if (current !== undefined && !(await isAsPlanned(join(folder, current), from, to))) {
      note(current);
      return false;
    }
    if (to.at === 'nowhere') {
      if (current !== undefined) await rm(note(current), { force: true });
      return true;
    }
    if (to.at === 'trash') {
      if (current !== undefined) await files.rename(note(current), join(this.place.trash, to.name));
      return true;
    }
    const wanted = from.at === 'shelf' && from.file === to.file ? current : undefined;
    const file = wanted ?? reserve(to.file, taken, folder, current);
    if (from.at === 'trash') {
      await files.rename(join(this.place.trash, from.name), note(file));
      return true;
    }
    if (to.text === undefined) return true;
    // Renamed before it is written: whatever happens in between, there is one whole file.
    if (current !== undefined && current !== file) await files.rename(note(current), note(file));
    const made = staged.get(step);
    if (made) await made.take(note(file));
    else await files.write(note(file), to.text);
    staged.delete(step);
    return true;
  }
}

/** Whether a file still is what its step begins from, or is what it leads to already. */
async function isAsPlanned(path: string, from: BatchStep['from'], to: BatchStep['to']): Promise<boolean> {
  const revisions = [from, to].flatMap((state) => (state.at === 'shelf' ? state.revision : []));
  if (revisions.length === 0) return true;
  const bytes = await readFile(path).catch((error: unknown) => {
    if (errnoOf(error) === 'ENOENT') return null;
    throw error;
  });
  return bytes !== null && revisions.includes(revisionOf(bytes));
}

interface HowToPerform {
  readonly signal?: AbortSignal | undefined;
  /** Told of so many more pieces of work: a file that is written is two, made and put in its place. */
  readonly onDone?: ((some: number) => void) | undefined;
  /** Whether all files are made before the first is put in its place. */
  readonly ahead?: boolean;
}

type Touched = Record<StoreName, string[]>;

/** What lies beside the files that it is to replace. */
type Staged = Map<BatchStep, StagedFile>;

interface Doing {
  readonly taken: Set<string>;
  readonly touched: Touched;
  readonly staged: Staged;
}

/**
 * Does something with each step, up to 16 at a time.
 * @throws what the first that failed has thrown, after the ones begun with it have ended
 */
async function eachOf(
  steps: readonly BatchStep[],
  work: (step: BatchStep) => Promise<void>,
  signal: AbortSignal | undefined,
  onDone: ((some: number) => void) | undefined,
): Promise<void> {
  for (let at = 0; at < steps.length && signal?.aborted !== true; at += AT_ONCE) {
    const some = steps.slice(at, at + AT_ONCE);
    for (const end of await Promise.allSettled(some.map(work)))
      if (end.status === 'rejected') throw end.reason;
    onDone?.(some.length);
  }
}

const storeNamesOf = (steps: readonly BatchStep[]): StoreName[] => [
  ...new Set(steps.map(({ shelf }) => shelf)),
];

/** A free name like the wanted one, which from now on is taken; a file may go on under its own. */
function reserve(wanted: string, taken: Set<string>, folder: string, own: string | undefined): string {
  if (own !== undefined && clashKey(own) === clashKey(wanted)) return wanted;
  let file = freeName(wanted, taken);
  while (existsSync(join(folder, file))) file = freeName(wanted, taken.add(clashKey(file)));
  taken.add(clashKey(file));
  return file;
}
