import type { Body } from '../body.js';
import { applyEdit, previewEdit } from './card-edits.js';
import { withContractErrors } from '../failures.js';
import type { Implementer } from '../implementer.js';

export const editsHandlers = (os: Implementer['edits'], body: Body) => ({
  preview: os.preview.handler(({ input, signal }) => previewEdit(body.library, input, signal)),
  apply: os.apply.handler(({ input, signal }) => withContractErrors(applyEdit(body.library, input, signal))),
});
