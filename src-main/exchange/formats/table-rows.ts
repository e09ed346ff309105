import { editionOf } from '../../games/kotc/cards/editions.js';
import { writeLine, writeParagraphs, writeTags } from '../table/cell-text.js';
import { columnKinds, type ColumnField, type ColumnKind } from '../table/columns.js';
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
 * SP and HP have a column each; both in one would say the same again.
 * @param counted whether the copies say something: a column of them is read as a deck
 */
export function writtenTable(cards: readonly WrittenCard[], counted: boolean): WrittenTable {
  const columns = columnKinds.filter(({ field }) => field !== 'stats' && (counted || field !== 'copies'));
  return { columns, rows: cards.map((card) => columns.map(({ field }) => cellOf(card, field))) };
}

function cellOf({ card, set, pictureFile, copies }: WrittenCard, field: ColumnField): Cell {
  switch (field) {
    case 'type':
      return editionOf(card.edition).terms[card.type];
    case 'edition':
      return card.edition ?? 'none';
    case 'cost':
      return card.cost ?? '';
    case 'offense':
    case 'defense':
      return card.type === 'creature' ? (card[field] ?? '') : '';
    case 'stats':
      return '';
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
