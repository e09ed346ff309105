import type { AppServices } from '../app-services.js';
import type { ImportEvent } from '../answers/exchange-answers.js';
import { withContractErrors } from '../failures.js';
import type { Implementer } from '../implementer.js';
import { withProgress } from '../progress-events.js';

export const exchangeHandlers = (os: Implementer['exchange'], services: AppServices) => {
  const { imports } = services;
  return {
    begin: os.begin.handler(async ({ input }) => ({
      upload: await imports.uploads.begin(input.name, input.bytes),
    })),
    put: os.put.handler(async ({ input }) =>
      imports.uploads.put(input.upload, new Uint8Array(await input.part.arrayBuffer())),
    ),
    drop: os.drop.handler(({ input }) => imports.uploads.drop(input.uploads)),
    open: os.open.handler(({ input, signal }) =>
      imports.open(input.uploads, input.called, input.options, signal),
    ),
    rows: os.rows.handler(({ input }) => imports.rows(input)),
    change: os.change.handler(({ input, signal }) => imports.change(input.import, input.options, signal)),
    apply: os.apply.handler(({ input, signal }) =>
      withContractErrors(importEvents(services, input.import, signal)),
    ),
    discard: os.discard.handler(({ input }) => imports.discard(input.import)),
  };
};

async function* importEvents(
  { imports }: AppServices,
  id: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<ImportEvent, void, void> {
  const applied = yield* withProgress((onProgress) => imports.apply(id, onProgress, signal));
  yield { kind: 'done', applied };
}
