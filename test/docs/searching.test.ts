import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { queryHelp } from '../../src-main/collection/query/help.js';
import { parse } from '../../src-main/collection/query/parse.js';

const page = join(import.meta.dirname, '..', '..', 'docs', 'searching.md');
const text = readFileSync(page, 'utf8');
const { basics, fields, order } = queryHelp();

const code = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(' ');

function fieldTables(): string {
  const rows = [...fields, order].map(
    ({ names, meaning, takes, examples }) => `| ${code(names)} | ${meaning} | ${takes} | ${code(examples)} |`,
  );
  const values = fields.flatMap((field) => [
    ...(field.values.length === 0 ? [] : ['', `\`${field.names[0]}:\` finds cards`, '']),
    ...field.values.map((value) => `- ${code(value.names)}: ${value.meaning}`),
  ]);
  const orders = order.values.map(({ names, meaning }) => `- ${code(names)}: by ${meaning}`);
  values.push('', `\`${order.names[0]}:\` puts cards in order`, '', ...orders);
  return ['| field | asks | takes | examples |', '|---|---|---|---|', ...rows, ...values].join('\n');
}

/** After a change of the fields: `npx vitest run test/docs -u`. */
describe('docs/searching.md', () => {
  it('has the table of fields as the program has it', async () => {
    const [before = '', rest = ''] = text.split('<!-- fields -->');
    const after = rest.split('<!-- /fields -->')[1] ?? '';
    expect(after).not.toBe('');
    const whole = `${before}<!-- fields -->\n\n${fieldTables()}\n\n<!-- /fields -->${after}`;
    await expect(whole).toMatchFileSnapshot(page);
  });

  it('shows the examples that the help shows', () => {
    expect(basics.filter(({ query }) => !text.includes(`| \`${query}\` |`))).toEqual([]);
  });

  it('has only searches that are understood', () => {
    const shown = [...text.matchAll(/`([^`\n]+)`/g)].map(([, query = '']) => query);
    const searches = shown.filter((query) => /\p{L}[:=<>!]+./u.test(query));
    expect(searches.filter((query) => parse(query).remarks.length > 0)).toEqual([]);
    expect(searches.length).toBeGreaterThan(40);
  });
});
