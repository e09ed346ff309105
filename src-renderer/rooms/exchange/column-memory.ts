import type { Settings } from '../../../src-main/api/settings.js';
import { limits } from '../../../src-main/cards/limits.js';
import type { TablePreview } from '../../../src-main/exchange/plan/preview.js';

type Remembered = Settings['importColumns'];
export type Columns = TablePreview['columns'][number]['field'][];

const headingsOf = ({ columns }: Pick<TablePreview, 'columns'>): string[] =>
  columns.map(({ heading }) => heading.slice(0, limits.heading));

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/** What a person said of a table with the same headings; null where that is nothing, or nothing else than what is found out. */
export function rememberedColumns(
  remembered: Remembered,
  table: Pick<TablePreview, 'columns' | 'header'> | null,
): Columns | null {
  if (!table || table.header === null) return null;
  const headings = headingsOf(table);
  const known = remembered.find((one) => isSame(one.headings, headings));
  const now = table.columns.map(({ field }) => field);
  return known && !isSame(known.columns, now) ? known.columns : null;
}

/** The memory with what is said of a table now at its beginning. Without headings there is nothing to know a table by. */
export function withColumns(
  remembered: Remembered,
  table: Pick<TablePreview, 'columns' | 'header'>,
  columns: Columns,
): Remembered {
  if (table.header === null) return remembered;
  const headings = headingsOf(table);
  const others = remembered.filter((one) => !isSame(one.headings, headings));
  return [{ headings, columns }, ...others].slice(0, limits.rememberedTables);
}
