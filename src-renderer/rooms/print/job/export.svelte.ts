import { dequal } from 'dequal/lite';
import { downloadFrom } from '../../../shared/files/download.js';
import type { PrintRow, SavedOutput } from '../../../../src-main/api/answers/answers.js';
import type { PrintJobInput, SheetRange } from '../../../../src-main/print/job.js';
import type { PrintOutput } from '../../../../src-main/print/presets.js';
import type { Client } from '../../../connection/client.js';
import { sentenceOf } from '../../../connection/sentence.js';

/** What is made, in people's words: "The PDF is ready". */
type Thing = 'PDF' | 'pictures';

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'cancelled'; readonly thing: Thing }
  | {
      readonly kind: 'running';
      readonly thing: Thing;
      readonly done: number;
      readonly total: number;
      readonly doing: string;
    }
  | { readonly kind: 'finished'; readonly output: string; readonly sentence: string }
  | { readonly kind: 'failed'; readonly because: string };

/** A PDF of which nobody said yet how it came out of the printer. */
export interface Unconfirmed {
  readonly output: string;
  readonly title: string;
}

const thingOf = (output: PrintOutput): Thing => (output.kind === 'images' ? 'pictures' : 'PDF');

/** Makes a PDF or pictures and hands them to the person. One at a time. */
export class PrintExport {
  readonly #client: Client;
  readonly #download: (url: string) => void;
  #state = $state.raw<ExportState>({ kind: 'idle' });
  #unconfirmed = $state.raw<Unconfirmed | null>(null);
  #thing: Thing = 'PDF';
  /** What was made last, or is being made. */
  #of: { readonly job: PrintJobInput; readonly output: PrintOutput } | null = null;
  #stop: AbortController | null = null;

  constructor(client: Client, download: (url: string) => void) {
    this.#client = client;
    this.#download = download;
  }

  get state(): ExportState {
    return this.#state;
  }
  get unconfirmed(): Unconfirmed | null {
    return this.#unconfirmed;
  }

  async start(job: PrintJobInput, output: PrintOutput): Promise<void> {
    if (this.#stop) return;
    const stop = new AbortController();
    this.#stop = stop;
    this.#thing = thingOf(output);
    this.#of = { job, output };
    this.#state = { kind: 'running', thing: this.#thing, done: 0, total: 0, doing: 'Starting' };
    try {
      const made = await this.#make(job, output, stop.signal);
      if (made === null) return;
      if (output.kind !== 'images') this.#unconfirmed = { output: made, title: job.title ?? '' };
      await this.#hand(made);
    } catch (error) {
      this.#state = stop.signal.aborted
        ? { kind: 'cancelled', thing: this.#thing }
        : { kind: 'failed', because: sentenceOf(error) };
    } finally {
      this.#stop = null;
    }
  }

  cancel(): void {
    if (!this.#stop) return;
    this.#stop.abort();
    this.#state = { kind: 'cancelled', thing: this.#thing };
  }

  /** Asks once more where to put what was made last. */
  async saveAgain(): Promise<void> {
    if (this.#state.kind !== 'finished') return;
    try {
      await this.#hand(this.#state.output);
    } catch (error) {
      this.#state = { kind: 'failed', because: sentenceOf(error) };
    }
  }

  /**
   * Writes down that the last PDF, or these sheets of it, came out well.
   * @throws what the call fails with; the question then stands as before
   */
  async confirm(sheets: readonly SheetRange[]): Promise<PrintRow | null> {
    const asked = this.#unconfirmed;
    if (!asked) return null;
    const row = await this.#client.print.confirm({ output: asked.output, sheets: [...sheets] });
    this.leaveUnconfirmed();
    return row;
  }

  /** The question is not asked any more. */
  leaveUnconfirmed(): void {
    this.#unconfirmed = null;
  }

  /** Forgets the last result unless it is about this job, which is in sight now. */
  settle(job: PrintJobInput, output: PrintOutput): void {
    if (!this.#stop && !dequal(this.#of, { job, output })) this.#state = { kind: 'idle' };
  }

  async #make(job: PrintJobInput, output: PrintOutput, signal: AbortSignal): Promise<string | null> {
    const events =
      output.kind === 'images'
        ? await this.#client.print.images({ job, dpi: output.dpi, corners: output.corners }, { signal })
        : await this.#client.print.pdf({ ...job, pdfx: output.pdfx }, { signal });
    for await (const event of events) {
      if (signal.aborted) return null;
      if (event.kind === 'done') return event.output;
      const { done, total, doing } = event;
      this.#state = { kind: 'running', thing: this.#thing, done, total, doing };
    }
    return null;
  }

  async #hand(output: string): Promise<void> {
    const saved = await this.#client.outputs.save({ output });
    if (saved.kind === 'download') this.#download(saved.url);
    this.#state = { kind: 'finished', output, sentence: sentenceOfSaved(saved, this.#thing) };
  }
}

function sentenceOfSaved(saved: SavedOutput, thing: Thing): string {
  const are = thing === 'PDF' ? 'is' : 'are';
  switch (saved.kind) {
    case 'saved':
      return `Saved to ${saved.path}`;
    case 'cancelled':
      return `The ${thing} ${are} ready, but not saved yet.`;
    case 'download':
      return `The ${thing} ${are} in your downloads.`;
  }
}

const running = new WeakMap<Client, PrintExport>();

/** The export of this line to the app's body: it goes on while its person is in another room. */
export function exportOf(client: Client): PrintExport {
  let one = running.get(client);
  if (!one) running.set(client, (one = new PrintExport(client, downloadFrom)));
  return one;
}
