import { describe, expect, test } from 'vitest';
import type { TablePreview } from '../../../src-main/exchange/plan/preview.js';
import {
  rememberedColumns,
  withColumns,
  type Columns,
} from '../../../src-renderer/rooms/exchange/column-memory.js';

/** A table by its headings, of which the program has found out what the columns are. */
const table = (headings: readonly string[], found: Columns, header: number | null = 1) =>
  ({
    header,
    columns: headings.map((heading, at) => ({ heading, field: found[at] ?? null })),
  }) as unknown as Pick<TablePreview, 'columns' | 'header'>;

const headings = ['Title', 'Cost', 'Words'];
const found: Columns = ['name', 'cost', null];
const chosen: Columns = ['name', 'cost', 'text'];
const memory = withColumns([], table(headings, found), chosen);

describe('what columns were said to be', () => {
  test('is known again of a table with the same headings in the same order', () => {
    expect(rememberedColumns(memory, table(headings, found))).toEqual(chosen);
    expect(rememberedColumns(memory, table(headings.toReversed(), found))).toBeNull();
    expect(rememberedColumns(memory, table([...headings, 'Notes'], [...found, null]))).toBeNull();
  });

  test('is not said again where it is what was found out anyhow, nor of a table without headings', () => {
    expect(rememberedColumns(memory, table(headings, chosen))).toBeNull();
    expect(rememberedColumns(memory, table(headings, found, null))).toBeNull();
    expect(rememberedColumns(memory, null)).toBeNull();
    expect(withColumns(memory, table(['A'], [null], null), ['name'])).toBe(memory);
  });

  test('is replaced when something else is said of the same table, which is then the newest', () => {
    const other = withColumns(memory, table(['Card'], ['name']), ['text']);
    const again = withColumns(other, table(headings, found), ['text', 'cost', 'name']);
    expect(again.map(({ columns }) => columns)).toEqual([['text', 'cost', 'name'], ['text']]);
  });

  test('is kept of twenty tables, the newest ones, by headings of a length that the settings take', () => {
    let many = memory;
    for (let at = 0; at < 25; at += 1) many = withColumns(many, table([`Table ${at}`], [null]), ['name']);
    expect(many).toHaveLength(20);
    expect(many[0]?.headings).toEqual(['Table 24']);
    expect(rememberedColumns(many, table(headings, found))).toBeNull();
    const long = table(['x'.repeat(1000)], [null]);
    expect(withColumns([], long, ['name'])[0]?.headings[0]).toHaveLength(300);
    expect(rememberedColumns(withColumns([], long, ['name']), long)).toEqual(['name']);
  });
});
