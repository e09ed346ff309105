import type { Card } from '../../cards/card.js';
import type { PrintJob } from '../../print/job.js';
import { makeWhole } from '../../files/whole-file.js';
import { planSheets } from '../../print/sheets/sheet-plan.js';
import type { PrintEvent } from '../answers/answers.js';
import type { AppServices } from '../app-services.js';
import { fileNameOf } from '../../print/file-name.js';
import { withProgress } from '../progress-events.js';

/** Makes a job's PDF and tells how far it is. Ends early when `signal` aborts; then nothing is kept. */
export async function* printEvents(
  services: AppServices,
  job: PrintJob,
  { pdfx, signal }: { readonly pdfx: boolean; readonly signal: AbortSignal | undefined },
): AsyncGenerator<PrintEvent, void, void> {
  const plan = planSheets(job);
  const library = services.library;
  const name = fileNameOf(job.title, 'pdf');
  // What writes PDF is loaded when somebody prints: it takes as long as a quarter of the whole start.
  const { makePdf } = await import('../../print/pdf/make-pdf.js');
  const draft = services.prints.begin(job, plan);
  const { output, bytes } = yield* withProgress((onProgress) =>
    services.outputs.make({ name, type: 'application/pdf' }, (path) =>
      makeWhole(path, (write) =>
        makePdf(
          {
            plan,
            faces: async (id) => {
              const stored: { content: Card } = await library.cards.get(id);
              return draft.front(id, await services.faces.front(stored.content));
            },
            backs: (back) => services.faces.back(back),
            picture: (id) => services.faces.picture(id),
            fonts: services.faces.fonts,
            title: job.title,
            author: job.author,
            date: new Date(),
            pdfx,
            onProgress,
            ...(signal && { signal }),
          },
          write,
        ),
      ),
    ),
  );
  draft.finish(output);
  yield { kind: 'done', output, name, pages: plan.pages.length, bytes };
}
