import type { Applied } from '../../../src-main/api/answers/exchange-answers.js';
import type { ImportOptions } from '../../../src-main/exchange/plan/options.js';
import type { ImportPreview } from '../../../src-main/exchange/plan/preview.js';
import type { Client } from '../../connection/client.js';
import { sentenceOf } from '../../connection/sentence.js';
import { batchStep } from '../../shared/history/batch-step.js';
import { takeBack } from '../../shared/history/take-back.js';
import type { History } from '../../shared/history/undo.svelte.js';
import { notices, type NoticeWay } from '../../shared/notices/notices.svelte.js';
import { saving } from '../../shared/notices/saving.svelte.js';
import { doneSentence } from './import-labels.js';
import type { OpenedFile } from './opened-files.svelte.js';
import { PreviewRows } from './preview-rows.svelte.js';
import { upload } from './upload.js';

/** Where an import stands. A step is gone back from by closing: nothing is written before the last. */
export type ImportStep =
  | { readonly kind: 'closed' }
  | { readonly kind: 'choosing' }
  /** `part` is how much has come in, from 0 to 1; null: it is being looked at. */
  | { readonly kind: 'reading'; readonly part: number | null }
  | { readonly kind: 'preview' }
  | { readonly kind: 'applying'; readonly done: number; readonly total: number; readonly doing: string };

/** An import from the files to its end. One at a time. */
export class ImportFlow {
  readonly rows: PreviewRows;
  readonly #client: Client;
  readonly #history: () => History;
  readonly #waysTo: (brought: Applied['brought']) => readonly NoticeWay[];
  #step = $state.raw<ImportStep>({ kind: 'closed' });
  #preview = $state.raw<ImportPreview | null>(null);
  #failure = $state<string | null>(null);
  /** A change of the options is on its way. */
  #changing = $state(0);
  #ways = $state.raw<readonly NoticeWay[]>([]);
  #stop: AbortController | null = null;

  /** `history` is where the import can be taken back; `waysTo` leads to what has come in. */
  constructor(
    client: Client,
    history: () => History,
    waysTo: (brought: Applied['brought']) => readonly NoticeWay[],
  ) {
    this.#client = client;
    this.#history = history;
    this.#waysTo = waysTo;
    this.rows = new PreviewRows(client);
  }

  get step(): ImportStep {
    return this.#step;
  }
  get preview(): ImportPreview | null {
    return this.#preview;
  }
  get failure(): string | null {
    return this.#failure;
  }
  get changing(): boolean {
    return this.#changing > 0;
  }

  /** The ways to what was brought in last, the nearest first. */
  get ways(): readonly NoticeWay[] {
    return this.#ways;
  }

  /** Asks for files, unless an import is under way. */
  show(): void {
    if (this.#step.kind === 'closed') this.#step = { kind: 'choosing' };
  }

  /** Sends files to main and looks into them. */
  async take(files: readonly File[], called: string | null = null): Promise<void> {
    if (files.length === 0) return;
    const all = Math.max(
      1,
      files.reduce((sum, file) => sum + file.size, 0),
    );
    const sent = (bytes: number) => (this.#step = { kind: 'reading', part: bytes / all });
    await this.#open((signal) => upload(this.#client, files, sent, signal), called);
  }

  /** Looks into files that have come in already. */
  takeOpened(files: readonly OpenedFile[]): Promise<void> {
    return this.#open(async () => files.map((file) => file.upload), null);
  }

  takeText(text: string): Promise<void> {
    return this.take([new File([text], 'Pasted text', { type: 'text/plain' })], 'Pasted text');
  }

  /** Has the same files read in another way. */
  async change(options: Partial<ImportOptions>): Promise<void> {
    const preview = this.#preview;
    if (!preview) return;
    // What is chosen shows at once; what comes of it follows.
    this.#preview = { ...preview, options: { ...preview.options, ...options } };
    this.#changing += 1;
    try {
      const next = await this.#client.exchange.change({ import: preview.import, options });
      if (this.#preview?.import === next.import && this.#changing === 1) this.#show(next);
    } catch (error) {
      this.#failure = sentenceOf(error);
    } finally {
      this.#changing -= 1;
    }
  }

  /** What becomes of one row; null: what becomes of the others. */
  changeRow(key: string, choice: ImportOptions['rows'][string] | null): Promise<void> {
    const { [key]: _, ...others } = this.#preview?.options.rows ?? {};
    return this.change({ rows: choice === null ? others : { ...others, [key]: choice } });
  }

  async apply(): Promise<void> {
    const preview = this.#preview;
    if (!preview || this.#stop) return;
    const stop = new AbortController();
    this.#stop = stop;
    this.#failure = null;
    this.#step = { kind: 'applying', done: 0, total: 0, doing: 'Starting' };
    try {
      const applied = await saving.track(this.#events(preview.import, stop.signal));
      if (applied) this.#finish(preview, applied);
    } catch (error) {
      this.#step = { kind: 'preview' };
      if (!stop.signal.aborted) this.#failure = sentenceOf(error);
    } finally {
      this.#stop = null;
    }
  }

  /** Stops what is going on: while it is done, back to the preview; otherwise the whole import. */
  cancel(): void {
    const applying = this.#step.kind === 'applying';
    this.#stop?.abort();
    if (!applying) void this.close();
  }

  async close(): Promise<void> {
    this.#stop?.abort();
    this.#stop = null;
    this.#step = { kind: 'closed' };
    this.#failure = null;
    await this.#forget();
  }

  async #open(bringIn: (signal: AbortSignal) => Promise<string[]>, called: string | null): Promise<void> {
    if (this.#stop) return;
    const stop = new AbortController();
    this.#stop = stop;
    this.#failure = null;
    this.#step = { kind: 'reading', part: 0 };
    await this.#forget();
    try {
      const uploads = await bringIn(stop.signal);
      const preview = await this.#look(uploads, called, stop.signal);
      if (stop.signal.aborted) await this.#client.exchange.discard({ import: preview.import });
      else this.#show(preview);
    } catch (error) {
      if (stop.signal.aborted) return;
      this.#failure = sentenceOf(error);
      this.#step = { kind: 'choosing' };
    } finally {
      if (this.#stop === stop) this.#stop = null;
    }
  }

  async #look(uploads: string[], called: string | null, signal: AbortSignal): Promise<ImportPreview> {
    try {
      signal.throwIfAborted();
      this.#step = { kind: 'reading', part: null };
      return await this.#client.exchange.open({ uploads, called }, { signal });
    } catch (error) {
      void this.#client.exchange.drop({ uploads }).catch(() => undefined);
      throw error;
    }
  }

  #show(preview: ImportPreview): void {
    this.#preview = preview;
    this.#failure = null;
    this.#step = { kind: 'preview' };
    this.rows.show(preview);
  }

  async #forget(): Promise<void> {
    const preview = this.#preview;
    this.#preview = null;
    if (preview) await this.#client.exchange.discard({ import: preview.import }).catch(() => undefined);
  }

  async #events(id: string, signal: AbortSignal): Promise<Applied | null> {
    for await (const event of await this.#client.exchange.apply({ import: id }, { signal })) {
      if (event.kind === 'done') return event.applied;
      const { done, total, doing } = event;
      this.#step = { kind: 'applying', done, total, doing };
    }
    signal.throwIfAborted();
    return null;
  }

  #finish(preview: ImportPreview, applied: Applied): void {
    this.#preview = null;
    this.#step = { kind: 'closed' };
    const history = this.#history();
    history.push(batchStep(this.#client, `import “${preview.title}”`, applied));
    const undo = async (): Promise<void> => {
      try {
        await takeBack(history);
      } catch (error) {
        notices.complain(sentenceOf(error));
      }
    };
    this.#ways = this.#waysTo(applied.brought);
    const say = applied.lost.length > 0 ? 'complain' : 'say';
    notices[say](doneSentence(preview, applied), { label: 'Undo', run: undo, of: history }, this.#ways);
  }
}
