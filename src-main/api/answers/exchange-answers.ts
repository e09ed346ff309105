import type { Applied } from '../../exchange/apply.js';
import type { Progress } from '../../print/pdf/request.js';

export type { Applied } from '../../exchange/apply.js';

export type ImportEvent =
  | ({ readonly kind: 'progress' } & Progress)
  | { readonly kind: 'done'; readonly applied: Applied };
