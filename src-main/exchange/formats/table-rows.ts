import { editionOf } from '../../cards/editions.js';
import { writeLine, writeParagraphs, writeTags } from '../table/cell-text.js';
import { columnKinds, type ColumnField } from '../table/columns.js';
import type { WrittenCard } from './written-card.js';

/**
 * Cards as a table, headings first. What it says can be read back by an import of the same program.
 * SP and HP have a column each; both in one would say the same again.
 * @param counted whether the copies say something: a column of them is read as a deck
 */
export function tableRows(cards: readonly WrittenCard[], counted: boolean): string[][] {
  const written = columnKinds.filter(({ field }) => field !== 'stats' && (counted || field !== 'copies'));
  return [
    written.map(({ title }) => title),
    ...cards.map((card) => written.map(({ field }) => cellOf(card, field))),
  ];
}

function cellOf({ card, set, pictureFile, copies }: WrittenCard, field: ColumnField): string {
  switch (field) {
    case 'type':
      return editionOf(card.edition).terms[card.type];
    case 'edition':
      return card.edition === null ? 'none' : String(card.edition);
    case 'cost':
      return card.cost?.toString() ?? '';
    case 'offense':
    case 'defense':
      return (card.type === 'creature' && card[field]?.toString()) || '';
    case 'stats':
      return '';
    case 'tags':
      return writeTags(card.tags);
    case 'picture':
      return pictureFile;
    case 'set':
      return set ? writeLine(set.name || set.code) : '';
    case 'number':
      return card.set?.number?.toString() ?? '';
    case 'copies':
      return String(copies);
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
