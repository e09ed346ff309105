import { firstGame } from '../../games/cards.js';
import { gameOf, games } from '../../games/registry.js';
import { writeLine, writeParagraphs, writeTags } from '../spreadsheet/cell-text.js';
import { columnKinds, isBaseField, type BaseField, type ColumnKind } from '../spreadsheet/columns.js';
import type { WrittenCard } from './written-card.js';

/** A figure is a number, so that a spreadsheet can reckon with it. */
export type Cell = string | number;

export interface WrittenTable {
  readonly columns: readonly ColumnKind[];
  /** Without the headings. */
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * Cards as a table. What it says can be read back by an import of the same program.
 * Columns that say again what others say are left out. Where several games call a column the same, they share it.
 * @param counted whether the copies say something: a column of them is read as a deck
 */
export function writtenTable(cards: readonly WrittenCard[], counted: boolean): WrittenTable {
  const had = new Set(cards.map(({ card }) => card.game));
  const [game = firstGame().id, ...others] = games().flatMap(({ id }) => (had.has(id) ? [id] : []));
  const columns = columnKinds(game, others).filter(
    ({ field, write }) => (write || isBaseField(field)) && (counted || field !== 'copies'),
  );
  return { columns, rows: cards.map((card) => columns.map((column) => cellOf(card, column))) };
}

function cellOf(written: WrittenCard, { field, title }: ColumnKind): Cell {
  if (isBaseField(field)) return baseCell(written, field);
  const own = gameOf(written.card).columns.columns.find((column) => column.title === title);
  return own?.write?.(written.card) ?? '';
}

function baseCell({ card, set, pictureFile, copies }: WrittenCard, field: BaseField): Cell {
  switch (field) {
    case 'game':
      return gameOf(card).name;
    case 'tags':
      return writeTags(card.tags);
    case 'picture':
      return pictureFile;
    case 'set':
      return set ? writeLine(set.name || set.code) : '';
    case 'number':
      return card.set?.number ?? '';
    case 'copies':
      return copies;
    case 'favourite':
      return card.favourite ? 'yes' : '';
    case 'name':
      return writeLine(card.name);
    case 'text':
    case 'flavor':
    case 'licence':
      return writeParagraphs(card[field]);
    case 'id':
      return card.id;
  }
}
