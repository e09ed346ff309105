import type { ExportFile } from '../../exchange/export/export-file.js';
import type { Progress } from '../../print/pdf/request.js';

/** What an export will be. */
export interface ExportPreview extends Pick<ExportFile, 'name' | 'files' | 'size' | 'notes'> {
  /** Different ones. */
  readonly cards: number;
}

export type ExportEvent =
  | ({ readonly kind: 'progress' } & Progress)
  | {
      readonly kind: 'done';
      readonly output: string;
      readonly name: string;
      readonly bytes: number;
      /** What came out otherwise than one may wish, a sentence each. */
      readonly notes: readonly string[];
    };
