import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { columnKinds } from '../../src-main/exchange/spreadsheet/columns.js';

const page = join(import.meta.dirname, '..', '..', 'docs', 'importing.md');

const rowsOf = (game: string): readonly string[] =>
  columnKinds(game).map(
    ({ title, wordings, takes }) => `| ${title} | ${wordings.join(', ')} | ${takes.replaceAll('|', '\\|')} |`,
  );
const tableOf = (rows: readonly string[]): string =>
  ['| column | also called | what may stand in it |', '|---|---|---|', ...rows].join('\n');

/** After a change of the columns: copy what this test expects. */
it('the page on importing has the columns of tables as the program knows them', () => {
  const first = rowsOf('kotc');
  expect(readFileSync(page, 'utf8')).toContain(tableOf(first));
  expect(readFileSync(page, 'utf8')).toContain(
    tableOf(rowsOf('magic').filter((row) => !first.includes(row))),
  );
});
