import type { DeckList } from '../list/read-deck-list.js';
import type { ImportOptions } from '../plan/options.js';
import type { TablePreview } from '../plan/preview.js';
import type { Encoding } from '../spreadsheet/decode-text.js';
import type { ReadRow } from '../spreadsheet/read-row.js';

/** A file for the reading thread: where it lies, or its bytes. */
export interface FileToRead {
  /** The same for the same content: what was read of it last is not read again. */
  readonly key: string;
  /** Its name, for sentences. */
  readonly place: string;
  readonly content: { readonly path: string } | { readonly bytes: Uint8Array };
}

/** Where rows come from: a text, which can be read in several ways, or a workbook of sheets. */
export interface TableSource extends FileToRead {
  readonly kind: 'text' | 'workbook';
}

/** What of the options says how a table is read. */
export type TableOptions = Pick<
  ImportOptions,
  'encoding' | 'separator' | 'sheet' | 'header' | 'columns' | 'game' | 'edition'
>;

export interface PlacedRow {
  /** From 0, in the table. */
  readonly index: number;
  readonly row: ReadRow;
}

export interface TableReading {
  readonly preview: TablePreview;
  /** Why it cannot be read as the options say; then it has no rows. */
  readonly refused: string | null;
}

export type ListReading = Omit<DeckList, 'lines'> & { readonly encoding: Encoding };

/** What the thread is asked for. */
export type ReadingJob =
  /** Whether a workbook can be read at all. */
  | { readonly kind: 'look'; readonly file: FileToRead }
  | { readonly kind: 'table'; readonly file: TableSource; readonly options: TableOptions }
  | { readonly kind: 'list'; readonly file: FileToRead; readonly encoding: Encoding | null };

/** What it has read: something about the whole, and rows or lines. */
export interface Readings {
  readonly look: { readonly about: null; readonly row: never };
  readonly table: { readonly about: TableReading; readonly row: PlacedRow };
  readonly list: { readonly about: ListReading; readonly row: DeckList['lines'][number] };
}

export interface Reading<K extends keyof Readings> {
  readonly about: Readings[K]['about'];
  readonly rows: readonly Readings[K]['row'][];
}

/** To the thread: a job, or a wish for more rows of the last one. */
export type ReadingQuestion = { readonly job: ReadingJob } | 'more';
/** From it: a stretch of rows at a time, since taking a message apart is work of the thread that gets it. */
export type ReadingAnswer =
  | { readonly about: unknown; readonly rows: readonly unknown[]; readonly more: boolean }
  /** A sentence for people. */
  | { readonly refused: string }
  /** What should not have happened. */
  | { readonly fault: string };
