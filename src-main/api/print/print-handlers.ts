import type { AppServices } from '../app-services.js';
import { withContractErrors } from '../failures.js';
import type { Implementer } from '../implementer.js';
import { printEvents } from './print-events.js';
import { imageEvents } from './print-images.js';
import { printOptions } from './print-options.js';
import { kitLists, kitOutput, kitRules } from './print-kit.js';
import { planOf } from './print-plan.js';
import { printedTokens } from './print-tokens.js';
import { testPageOutput } from './print-test-page.js';

export const printHandlers = (os: Implementer['print'], services: AppServices) => ({
  options: os.options.handler(() => printOptions),
  plan: os.plan.handler(({ input, signal }) => planOf(services, input, signal)),
  pdf: os.pdf.handler(({ input: { pdfx, ...job }, signal }) =>
    withContractErrors(printEvents(services, job, { pdfx, signal })),
  ),
  images: os.images.handler(({ input, signal }) =>
    withContractErrors(imageEvents(services, input.job, input, signal)),
  ),
  testPage: os.testPage.handler(({ input }) => testPageOutput(services, input)),
  kits: os.kits.handler(() => kitRules()),
  kitPages: os.kitPages.handler(({ input }) => kitLists(services, input)),
  kit: os.kit.handler(({ input }) => kitOutput(services, input)),
  confirm: os.confirm.handler(({ input }) => services.prints.confirm(input.output, input.sheets, Date.now())),
  prints: os.prints.handler(() => services.prints.list()),
  setForgotten: os.setForgotten.handler(({ input }) =>
    services.prints.setForgotten(input.print, input.forgotten),
  ),
  ledger: os.ledger.handler(({ input }) => services.prints.ledger(input)),
  tokens: os.tokens.handler(({ input }) => printedTokens(services.library, input.cards)),
  missing: os.missing.handler(({ input }) => services.prints.missing(input)),
});
