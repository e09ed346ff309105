import { firstGame } from '../../games/cards.js';
import { writeLine, writeParagraphs, writeTags } from '../table/cell-text.js';
import { columnKinds, isBaseField, type BaseField, type ColumnKind } from '../table/columns.js';
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
 * Columns that say again what others say are left out. Cards of several games lie in a table of the first one's columns.
 * @param counted whether the copies say something: a column of them is read as a deck
 */
export function writtenTable(cards: readonly WrittenCard[], counted: boolean): WrittenTable {
  const columns = columnKinds(cards[0]?.card.game ?? firstGame().id).filter(
    ({ field, write }) => (write || isBaseField(field)) && (counted || field !== 'copies'),
  );
  return { columns, rows: cards.map((card) => columns.map((column) => cellOf(card, column))) };
}

function cellOf(written: WrittenCard, { field, write }: ColumnKind): Cell {
  return isBaseField(field) ? baseCell(written, field) : (write?.(written.card) ?? '');
}

function baseCell({ card, set, pictureFile, copies }: WrittenCard, field: BaseField): Cell {
  switch (field) {
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
