import type { Body } from '../body.js';
import { withContractErrors } from '../failures.js';
import type { Implementer } from '../implementer.js';
import { printEvents } from './print-events.js';
import { imageEvents } from './print-images.js';
import { printOptions } from './print-options.js';
import { planOf } from './print-plan.js';
import { testPageOutput } from './print-test-page.js';

export const printHandlers = (os: Implementer['print'], body: Body) => ({
  options: os.options.handler(() => printOptions),
  plan: os.plan.handler(({ input, signal }) => planOf(body, input, signal)),
  pdf: os.pdf.handler(({ input: { pdfx, ...job }, signal }) =>
    withContractErrors(printEvents(body, job, { pdfx, signal })),
  ),
  images: os.images.handler(({ input, signal }) =>
    withContractErrors(imageEvents(body, input.job, input, signal)),
  ),
  testPage: os.testPage.handler(({ input }) => testPageOutput(body, input)),
  confirm: os.confirm.handler(({ input }) => body.prints.confirm(input.output, input.sheets, Date.now())),
  prints: os.prints.handler(() => body.prints.list()),
  setForgotten: os.setForgotten.handler(({ input }) =>
    body.prints.setForgotten(input.print, input.forgotten),
  ),
  ledger: os.ledger.handler(({ input }) => body.prints.ledger(input)),
  missing: os.missing.handler(({ input }) => body.prints.missing(input)),
});
