import type { Card } from '../cards/card.js';
import type { PrintJob } from '../print/job.js';
import { makePdf, type PdfProgress } from '../print/pdf/make-pdf.js';
import { planSheets } from '../print/sheet-plan.js';
import type { PrintEvent } from './answers.js';
import type { Body } from './body.js';
import { fileNameOf } from './outputs.js';

/** Makes a job's PDF and tells how far it is. Ends early when `signal` aborts; then nothing is kept. */
export async function* printEvents(
  body: Body,
  job: PrintJob,
  signal: AbortSignal | undefined,
): AsyncGenerator<PrintEvent, void, void> {
  const plan = planSheets(job);
  const library = body.library;
  const latest = new Latest<PdfProgress>();
  const made = makePdf({
    plan,
    faces: async (id): Promise<Awaited<ReturnType<typeof body.faces.front>>> => {
      const stored: { content: Card } = await library.cards.get(id);
      return body.faces.front(stored.content);
    },
    back: job.sheet.backs === 'none' ? null : await body.faces.back(job.back),
    picture: (id) => library.pictures.read(id),
    fontBytes: (font) => body.faces.fonts.bytes(font),
    title: job.title,
    date: new Date(),
    onProgress: (progress) => latest.set(progress),
    ...(signal && { signal }),
  });
  made.then(
    () => latest.end(),
    () => latest.end(),
  );
  for await (const progress of latest) yield { kind: 'progress', ...progress };
  const bytes = await made;
  const name = fileNameOf(job.title, 'pdf');
  const output = body.outputs.keep({ name, type: 'application/pdf', bytes });
  yield { kind: 'done', output, name, pages: plan.pages.length, bytes: bytes.length };
}

/** Hands on the latest value only: a reader that is slower than the work skips what is out of date. */
class Latest<T> implements AsyncIterable<T> {
  #value: T | undefined;
  #ended = false;
  #wake: (() => void) | undefined;

  set(value: T): void {
    this.#value = value;
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, void> {
    for (;;) {
      if (this.#value !== undefined) {
        const value = this.#value;
        this.#value = undefined;
        yield value;
      } else if (this.#ended) {
        return;
      } else {
        await new Promise<void>((wake) => (this.#wake = wake));
      }
    }
  }
}
