import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { columnKinds } from '../../src-main/exchange/spreadsheet/columns.js';

const page = join(import.meta.dirname, '..', '..', 'docs', 'importing.md');

/** After a change of the columns: copy what this test expects. */
it('the page on importing has the columns of tables as the program knows them', () => {
  const rows = columnKinds('kotc').map(
    ({ title, wordings, takes }) => `| ${title} | ${wordings.join(', ')} | ${takes.replaceAll('|', '\\|')} |`,
  );
  const table = ['| column | also called | what may stand in it |', '|---|---|---|', ...rows].join('\n');
  expect(readFileSync(page, 'utf8')).toContain(table);
});
