import PackageIcon from '@lucide/svelte/icons/package';
import PictureIcon from '@lucide/svelte/icons/image';
import SheetIcon from '@lucide/svelte/icons/sheet';
import TableIcon from '@lucide/svelte/icons/table-2';
import TabsIcon from '@lucide/svelte/icons/arrow-right-to-line';
import PageIcon from '@lucide/svelte/icons/file-text';
import ListIcon from '@lucide/svelte/icons/list';
import TabletopIcon from '@lucide/svelte/icons/dices';
import CockatriceIcon from '@lucide/svelte/icons/bird';
import type { Component } from 'svelte';
import type { ExportPreview } from '../../../src-main/api/answers/export-answers.js';
import type { ExportFormat } from '../../../src-main/exchange/export/how.js';
import { countOf } from '../../shared/labels/card-labels.js';

export interface FormatWords {
  readonly format: ExportFormat;
  readonly name: string;
  /** What one would want it for. */
  readonly about: string;
  readonly icon: Component;
}

/** The formats in the order in which they are offered. */
export const formats: readonly FormatWords[] = [
  {
    format: 'package',
    name: 'Cardwright package',
    about: 'Everything in one file, for another Cardwright. Nothing is lost.',
    icon: PackageIcon,
  },
  {
    format: 'png',
    name: 'Pictures',
    about: 'A PNG of each card, for print services and for showing around.',
    icon: PictureIcon,
  },
  {
    format: 'xlsx',
    name: 'Excel workbook',
    about: 'A row for each card. Change it in a spreadsheet and import it again.',
    icon: SheetIcon,
  },
  {
    format: 'csv',
    name: 'CSV table',
    about: 'The same table as plain text, for scripts and every spreadsheet.',
    icon: TableIcon,
  },
  {
    format: 'tsv',
    name: 'TSV table',
    about: 'With tabs between the cells, for programs that want them.',
    icon: TabsIcon,
  },
  {
    format: 'markdown',
    name: 'Markdown',
    about: 'A page to read, for wikis, forums and version control.',
    icon: PageIcon,
  },
  {
    format: 'list',
    name: 'Deck list',
    about: 'Counts and names as plain text, with the reserves.',
    icon: ListIcon,
  },
  {
    format: 'tabletop',
    name: 'Tabletop Simulator',
    about: 'Deck sheets, the back, and the object that brings them to the table.',
    icon: TabletopIcon,
  },
  {
    format: 'cockatrice',
    name: 'Cockatrice',
    about: 'A database of custom cards to play with there.',
    icon: CockatriceIcon,
  },
];

/** "12 cards in 13 files, 34 KB". */
export function sizeWords({ cards, files, size }: ExportPreview): string {
  const packed = files > 1 ? ` in ${files.toLocaleString('en')} files` : '';
  return `${countOf(cards)}${packed}${size === null ? '' : `, ${bytesOf(size)}`}`;
}

const units = ['bytes', 'KB', 'MB', 'GB'] as const;

function bytesOf(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  const digits = power > 0 && value < 10 ? 1 : 0;
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${units[power] ?? ''}`;
}
