import type { ExportTarget } from '../../shared/dialogs/export-dialog.svelte.js';
import type { SavedOutput } from '../../../src-main/api/answers/answers.js';
import type { ExportPreview } from '../../../src-main/api/answers/export-answers.js';
import type { ExportHow } from '../../../src-main/exchange/export/how.js';
import type { Client } from '../../connection/client.js';
import { sentenceOf } from '../../connection/sentence.js';

export type ExportStep =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number; readonly doing: string }
  /** The file is made, and not saved yet. */
  | { readonly kind: 'made'; readonly output: string; readonly notes: readonly string[] };

/** What an export needs from around it. */
interface Surroundings {
  /** Starts a download in a browser. */
  readonly download: (url: string) => void;
  /** It is over, and that is what came of it, as a sentence. */
  readonly over: (sentence: string) => void;
}

/** One export: what it would be is looked at, then it is made and handed to the person. */
export class ExportFlow {
  readonly #client: Client;
  readonly #target: ExportTarget;
  readonly #around: Surroundings;
  #step = $state.raw<ExportStep>({ kind: 'choosing' });
  #preview = $state.raw<ExportPreview | null>(null);
  #failure = $state.raw<string | null>(null);
  #looking: AbortController | null = null;
  #making: AbortController | null = null;

  constructor(client: Client, target: ExportTarget, around: Surroundings) {
    this.#client = client;
    this.#target = target;
    this.#around = around;
  }

  get step(): ExportStep {
    return this.#step;
  }
  /** Null until it is known. */
  get preview(): ExportPreview | null {
    return this.#preview;
  }
  get failure(): string | null {
    return this.#failure;
  }

  /** Nothing goes on after this. */
  stop(): void {
    this.#looking?.abort();
    this.cancel();
  }

  /** Finds out what a file would be. Only the last question counts. */
  async look(how: ExportHow): Promise<void> {
    this.#looking?.abort();
    if (this.#step.kind === 'running') return;
    const looking = new AbortController();
    this.#looking = looking;
    this.#step = { kind: 'choosing' };
    this.#failure = null;
    try {
      const preview = await this.#client.exports.preview({ what: this.#target.what, how }, looking);
      if (!looking.signal.aborted) this.#preview = preview;
    } catch (error) {
      if (looking.signal.aborted) return;
      this.#preview = null;
      this.#failure = sentenceOf(error);
    }
  }

  async make(how: ExportHow): Promise<void> {
    if (this.#making) return;
    const making = new AbortController();
    this.#making = making;
    this.#failure = null;
    this.#step = { kind: 'running', done: 0, total: 0, doing: 'Starting' };
    try {
      for await (const event of await this.#client.exports.make({ what: this.#target.what, how }, making)) {
        if (making.signal.aborted) return;
        if (event.kind === 'progress') {
          const { done, total, doing } = event;
          this.#step = { kind: 'running', done, total, doing };
        } else {
          this.#step = { kind: 'made', output: event.output, notes: event.notes };
          await this.save();
        }
      }
    } catch (error) {
      if (making.signal.aborted) return;
      this.#step = { kind: 'choosing' };
      this.#failure = sentenceOf(error);
    } finally {
      if (this.#making === making) this.#making = null;
    }
  }

  /** Asks where to put what was made. */
  async save(): Promise<void> {
    const step = this.#step;
    if (step.kind !== 'made') return;
    try {
      const saved = await this.#client.outputs.save({ output: step.output });
      if (saved.kind === 'download') this.#around.download(saved.url);
      if (saved.kind !== 'cancelled') this.#end(saved, step.notes);
    } catch (error) {
      this.#failure = sentenceOf(error);
    }
  }

  /** Stops making the file; nothing is kept of it. */
  cancel(): void {
    this.#making?.abort();
    this.#making = null;
    this.#step = { kind: 'choosing' };
  }

  #end(saved: Exclude<SavedOutput, { kind: 'cancelled' }>, notes: readonly string[]): void {
    const { called } = this.#target;
    const name = this.#preview?.name;
    const done =
      saved.kind === 'saved'
        ? `Exported ${called} to ${saved.path}`
        : `Exported ${called}${name === undefined ? '' : ` as “${name}”`}. It is in your downloads.`;
    this.#around.over([done, ...notes].join(notes.length > 0 && saved.kind === 'saved' ? '. ' : ' '));
  }
}
