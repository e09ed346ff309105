/** What can be found of a game's cards, and what stands in tables, made of the rows of what is printed on them. */
import type { BaseCard, Card } from '../../cards/card.js';
import { figuresOfRows } from './card-figures.js';
import type { CardColumn, CardColumns, RowCells } from '../card-columns.js';
import {
  asCardFields,
  listedIn,
  printedRows,
  type CardFacts,
  type CardField,
  type CardFields,
  type FieldChoice,
  type PrintedRow,
  type SearchExamples,
} from '../card-fields.js';

/**
 * Nothing follows from such a card but what is seen on it.
 * @param kind values of "is:"
 * @param examples searches by which the help explains its signs
 */
export function fieldsOfRows(
  rows: readonly CardField<Card>[],
  kind: readonly FieldChoice<Card, CardFacts>[],
  examples: SearchExamples,
): CardFields {
  const kindRow = rows.find(({ printed, search }) => printed?.kind === 'choice' && search?.place === 'kind');
  return asCardFields<Card, CardFacts>({
    fields: rows,
    columns: rows.flatMap(({ key, order }) => (order ? [key] : [])),
    facets: rows.flatMap(({ key, facet }) => (facet ? [key] : [])),
    ...(kindRow && { kindField: kindRow.key }),
    is: { kind, more: [], examples: [`is:${examples.quality}`] },
    has: [],
    examples,
    labelOf: (card) => kind.flatMap((one) => (one.fits(card, {}) ? one.names : [])).join(' '),
    factsOf: () => ({}),
    figuresOf: (cards) => figuresOfRows(rows, kindRow?.key, cards),
  });
}

const namesOf = ({ search }: PrintedRow): readonly string[] => search?.names ?? [];

function cellOf({ key, printed, facet }: PrintedRow, cells: RowCells): string | number | null {
  const cell = cells.cell(key);
  if (printed.kind === 'number')
    return cells.number(key, printed.least ?? 0, printed.most ?? Number.MAX_SAFE_INTEGER);
  const values = listedIn(facet);
  const found = values.find(({ key: is, value, name }) =>
    [is, value, name].some((one) => String(one).toLowerCase() === cell.toLowerCase()),
  );
  if (found || cell === '') return found?.key ?? null;
  cells.refuse(key, `is none of ${values.map(({ value }) => value).join(', ')}.`);
  return null;
}

/** A column for each of the rows; what a row of a table leaves blank stays as a new card has it. */
export function columnsOfRows(
  fields: CardFields,
  { cockatrice }: Pick<CardColumns, 'cockatrice'>,
): CardColumns {
  const rows = printedRows(fields);
  const words = ({ printed }: PrintedRow, card: BaseCard): string =>
    printed.wordsFor(printed.read(card), card);
  const titled = (row: PrintedRow): string => row.order?.column.title ?? row.key;
  const kind = rows.find(({ key }) => key === fields.kindField);
  return {
    columns: rows.map((row): CardColumn => {
      const values = listedIn(row.facet).map(({ value }) => value);
      const most = row.printed.most ?? 0;
      return {
        field: row.key,
        title: titled(row),
        wordings: namesOf(row).filter((name) => name !== row.key),
        takes:
          row.printed.kind === 'number'
            ? `A whole number from ${row.printed.least ?? 0} to ${most}, or nothing.`
            : `One of ${values.join(', ')}.`,
        width: Math.max(8, titled(row).length + 2),
        write: (card) => (row.printed.kind === 'number' ? (row.printed.read(card) ?? '') : words(row, card)),
      };
    }),
    read: (cells) => ({
      fields: Object.fromEntries(
        rows
          .filter(({ key }) => cells.has(key))
          .map((row): [string, unknown] => [row.key, cellOf(row, cells)])
          .filter(
            ([key, value]) =>
              value !== null || rows.find((row) => row.key === key)?.printed.kind === 'number',
          ),
      ),
      guessed: [],
    }),
    kind: (card) => (kind ? words(kind, card) : ''),
    facts: (card) =>
      rows
        .filter((row) => row.printed.kind === 'number' && row.printed.read(card) !== null)
        .map((row) => `${row.printed.titleOn(card)} ${words(row, card)}`),
    cockatrice,
  };
}
