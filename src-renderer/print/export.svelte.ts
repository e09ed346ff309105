import type { SavedOutput } from '../../src-main/api/answers.js';
import type { PrintJob } from '../../src-main/print/job.js';
import type { Client } from '../connection/client.js';
import { sentenceOf } from '../connection/sentence.js';

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number; readonly doing: string }
  | { readonly kind: 'finished'; readonly output: string; readonly sentence: string }
  | { readonly kind: 'failed'; readonly because: string };

/** Makes a PDF and hands it to the person. One at a time. */
export class PdfExport {
  readonly #client: Client;
  readonly #download: (url: string) => void;
  #state = $state.raw<ExportState>({ kind: 'idle' });
  #stop: AbortController | null = null;

  constructor(client: Client, download: (url: string) => void) {
    this.#client = client;
    this.#download = download;
  }

  get state(): ExportState {
    return this.#state;
  }

  async start(job: PrintJob): Promise<void> {
    if (this.#stop) return;
    const stop = new AbortController();
    this.#stop = stop;
    this.#state = { kind: 'running', done: 0, total: 0, doing: 'Starting' };
    try {
      const output = await this.#make(job, stop.signal);
      if (output !== null) await this.#hand(output);
    } catch (error) {
      this.#state = stop.signal.aborted
        ? { kind: 'cancelled' }
        : { kind: 'failed', because: sentenceOf(error) };
    } finally {
      this.#stop = null;
    }
  }

  cancel(): void {
    if (!this.#stop) return;
    this.#stop.abort();
    this.#state = { kind: 'cancelled' };
  }

  /** Asks once more where to put the PDF that was made last. */
  async saveAgain(): Promise<void> {
    if (this.#state.kind !== 'finished') return;
    try {
      await this.#hand(this.#state.output);
    } catch (error) {
      this.#state = { kind: 'failed', because: sentenceOf(error) };
    }
  }

  /** Forgets the last result: what it says is no longer about the job in sight. */
  settle(): void {
    if (!this.#stop) this.#state = { kind: 'idle' };
  }

  async #make(job: PrintJob, signal: AbortSignal): Promise<string | null> {
    for await (const event of await this.#client.print.pdf(job, { signal })) {
      if (signal.aborted) return null;
      if (event.kind === 'done') return event.output;
      this.#state = { kind: 'running', done: event.done, total: event.total, doing: event.doing };
    }
    return null;
  }

  async #hand(output: string): Promise<void> {
    const saved = await this.#client.outputs.save({ output });
    if (saved.kind === 'download') this.#download(saved.url);
    this.#state = { kind: 'finished', output, sentence: sentenceOfSaved(saved) };
  }
}

function sentenceOfSaved(saved: SavedOutput): string {
  switch (saved.kind) {
    case 'saved':
      return `Saved to ${saved.path}`;
    case 'cancelled':
      return 'The PDF is ready, but not saved yet.';
    case 'download':
      return 'The PDF is in your downloads.';
  }
}

/** Starts a download in the browser. */
export function downloadFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
