import type { Body } from '../body.js';
import { exportEvents, previewExport } from './exported.js';
import { withContractErrors } from '../failures.js';
import type { Implementer } from '../implementer.js';

export const exportHandlers = (os: Implementer['exports'], body: Body) => ({
  preview: os.preview.handler(({ input }) => previewExport(body, input)),
  make: os.make.handler(({ input, signal }) => withContractErrors(exportEvents(body, input, signal))),
});
