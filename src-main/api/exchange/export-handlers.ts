import type { AppServices } from '../app-services.js';
import { exportEvents, previewExport } from './exported.js';
import { withContractErrors } from '../failures.js';
import type { Implementer } from '../implementer.js';

export const exportHandlers = (os: Implementer['exports'], services: AppServices) => ({
  preview: os.preview.handler(({ input }) => previewExport(services, input)),
  make: os.make.handler(({ input, signal }) => withContractErrors(exportEvents(services, input, signal))),
});
