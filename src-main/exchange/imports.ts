import { randomUUID } from 'node:crypto';
import type { Library } from '../library/library.js';
import type { Progress } from '../print/pdf/request.js';
import { applyPlan, type Applied } from './apply.js';
import { sortFiles, type Sorted } from './intake/sort-files.js';
import { Uploads } from './intake/uploads.js';
import { LibraryFacts } from './plan/library-facts.js';
import { MissingLevels } from './plan/missing-levels.js';
import { isEitherWay, makePlan } from './plan/make-plan.js';
import { changedOptions, plainOptions, type ImportOptions } from './plan/options.js';
import { Plan, type Planning } from './plan/plan.js';
import type { ImportPreview, ImportRow } from './plan/preview.js';
import { AbilityReader } from './plan/read-abilities.js';
import { ReadingThread } from './reading/reading-thread.js';
import { ExchangeRefusal } from './refusal.js';
import { Turns } from '../common/turns.js';

/** How long an import waits for its person, in ms. */
const KEPT_FOR = 30 * 60_000;
/** Imports that wait at once; the oldest makes room. */
const MOST_OPEN = 4;

interface OpenImport {
  readonly id: string;
  readonly library: Library;
  readonly title: string;
  readonly uploads: readonly string[];
  readonly sorted: Sorted;
  readonly abilities: AbilityReader;
  readonly levels: MissingLevels;
  readonly ids: Map<string, string>;
  options: ImportOptions;
  plan: Plan;
  touched: number;
  turn: Promise<unknown>;
  busy: boolean;
}

/** Rows of a preview, a stretch at a time. */
export interface RowsWish {
  readonly import: string;
  readonly from: number;
  readonly count: number;
  readonly onlyProblems: boolean;
}

/** Imports between being opened and being done: what was in the files, and what a person has chosen so far. */
export class Imports {
  readonly uploads = new Uploads();
  readonly #open = new Map<string, OpenImport>();

  constructor(
    private readonly library: () => Library,
    private readonly now: () => number = Date.now,
    private readonly thread = new ReadingThread(),
  ) {}

  /**
   * Looks into files that have come in. Nothing is written.
   * @param called what the import is called; null: as its file is, or "3 files"
   * @throws ExchangeRefusal when not one of the files can be used; the signal's reason
   */
  async open(
    uploads: readonly string[],
    called: string | null,
    options: Partial<ImportOptions>,
    signal?: AbortSignal,
  ): Promise<ImportPreview> {
    const files = uploads.map((id) => this.uploads.whole(id));
    await this.#makeRoom();
    const sorted = await sortFiles(files, this.thread, signal);
    const [first] = files;
    const { table } = sorted.found;
    const state: OpenImport = {
      id: randomUUID(),
      library: this.library(),
      title: called ?? (files.length === 1 && first ? first.name : (table?.place ?? `${files.length} files`)),
      uploads,
      sorted,
      abilities: new AbilityReader(),
      levels: new MissingLevels(),
      ids: new Map(),
      options: changedOptions(plainOptions(), options),
      plan: new Plan(),
      touched: this.now(),
      turn: Promise.resolve(),
      busy: false,
    };
    this.#open.set(state.id, state);
    try {
      await this.#replan(state, signal);
    } catch (error) {
      await this.discard(state.id);
      throw error;
    }
    const { found } = sorted;
    const onlyProblem =
      state.plan.rows.length === 1 && found.problems.length === 1 ? found.problems[0] : undefined;
    if (onlyProblem) {
      await this.discard(state.id);
      const { place, message } = onlyProblem;
      throw new ExchangeRefusal(message.startsWith(place) ? message : `${place}: ${message}`);
    }
    return previewOf(state);
  }

  /**
   * Reads the same files in another way.
   * @throws ExchangeRefusal for an import that is not kept any more; the signal's reason
   */
  async change(id: string, options: Partial<ImportOptions>, signal?: AbortSignal): Promise<ImportPreview> {
    const state = this.#find(id);
    // One after the other: what was asked for last is what stands at the end.
    const turn = state.turn.then(async () => {
      state.options = changedOptions(state.options, options);
      await this.#replan(state, signal);
      return previewOf(state);
    });
    state.turn = turn.catch(() => undefined);
    return turn;
  }

  /** @throws ExchangeRefusal for an import that is not kept any more */
  rows({ import: id, from, count, onlyProblems }: RowsWish): readonly ImportRow[] {
    const { rows } = this.#find(id).plan;
    const shown = onlyProblems ? rows.filter(({ problems }) => problems.length > 0) : rows;
    return shown.slice(from, from + count);
  }

  /**
   * Does it, as the library stands now, and forgets the import.
   * @throws ExchangeRefusal, LibraryError, the signal's reason; then the import is kept
   */
  async apply(id: string, onProgress: (progress: Progress) => void, signal?: AbortSignal): Promise<Applied> {
    const state = this.#find(id);
    if (state.busy) throw new ExchangeRefusal('This import is being done already.');
    state.busy = true;
    try {
      await state.turn;
      await this.#replan(state, signal);
      const { plan, library, sorted, title } = state;
      const { found } = sorted;
      const applied = await applyPlan({
        library,
        plan,
        found,
        title: `import “${title}”`,
        onProgress,
        ...(signal && { signal }),
      });
      await this.discard(id);
      return applied;
    } finally {
      state.busy = false;
    }
  }

  async discard(id: string): Promise<void> {
    const state = this.#open.get(id);
    if (!state) return;
    this.#open.delete(id);
    for (const zip of state.sorted.zips) zip.close();
    await this.uploads.drop(state.uploads);
  }

  async close(): Promise<void> {
    for (const id of this.#open.keys()) await this.discard(id);
    await this.thread.close();
    await this.uploads.close();
  }

  async #makeRoom(): Promise<void> {
    const old = [...this.#open.values()].filter(
      ({ touched, busy }) => !busy && this.now() - touched > KEPT_FOR,
    );
    for (const { id } of old) await this.discard(id);
    const idle = [...this.#open.values()].filter(({ busy }) => !busy);
    for (const { id } of idle.slice(0, Math.max(0, this.#open.size - MOST_OPEN + 1))) await this.discard(id);
  }

  #find(id: string): OpenImport {
    const state = this.#open.get(id);
    if (!state || state.library !== this.library()) {
      throw new ExchangeRefusal('This import is no longer kept. Choose its files again.');
    }
    state.touched = this.now();
    return state;
  }

  async #replan(state: OpenImport, signal: AbortSignal | undefined): Promise<void> {
    state.plan = await makePlan(planningOf(state, this.thread, signal));
  }
}

function planningOf(
  { sorted, library, options, ids, abilities, levels }: OpenImport,
  thread: ReadingThread,
  signal: AbortSignal | undefined,
): Planning {
  const newId = (key: string): string => {
    let id = ids.get(key);
    if (id === undefined) ids.set(key, (id = randomUUID()));
    return id;
  };
  const { found } = sorted;
  const facts = new LibraryFacts(library);
  return { found, facts, options, newId, abilities, levels, thread, turns: new Turns({ signal }), signal };
}

function previewOf(state: OpenImport): ImportPreview {
  const { plan, options, id, title } = state;
  return {
    import: id,
    title,
    options,
    counts: plan.counts(state.sorted.found),
    rows: plan.rows.length,
    rowsWithProblems: plan.rows.filter(({ problems }) => problems.length > 0).length,
    table: plan.table,
    hasList: plan.rows.some(({ what }) => what === 'line'),
    hasTwins: plan.rows.some(({ hasTwin }) => hasTwin),
    needsEdition: plan.needsEdition,
    eitherWay: isEitherWay(state.sorted),
  };
}
