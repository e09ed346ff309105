import type { AppServices } from '../app-services.js';
import { applyEdit, previewEdit } from './card-edits.js';
import { withContractErrors } from '../failures.js';
import type { Implementer } from '../implementer.js';

export const editsHandlers = (os: Implementer['edits'], services: AppServices) => ({
  preview: os.preview.handler(({ input, signal }) => previewEdit(services.library, input, signal)),
  apply: os.apply.handler(({ input, signal }) =>
    withContractErrors(applyEdit(services.library, input, signal)),
  ),
});
