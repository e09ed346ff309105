import { limits } from '../../../cards/limits.js';
import type { RowCells, RowFields } from '../../card-columns.js';
import type { KotcCard } from './card.js';
import { designEditionRange, designEditions, editionNumber, type DesignEdition } from './editions.js';

/** What a table's row says of a card beside what every game's cards have. @param edition for rows that say none */
export function readRow(cells: RowCells, edition: string | null): RowFields {
  const [sp, hp] = statsIn(cells);
  const offense = cells.number('offense', 0, limits.figure) ?? sp;
  const defense = cells.number('defense', 0, limits.figure) ?? hp;
  const said = typeIn(cells);
  const hasStats = cells.has('offense') || cells.has('defense') || cells.has('stats');
  const type = said ?? (hasStats && offense === null && defense === null ? 'spell' : 'creature');
  const creature = type === 'creature';
  if (!creature && (offense !== null || defense !== null)) {
    cells.warn('type', 'A spell has neither SP nor HP; they are left out.');
  }
  const fields: Partial<KotcCard> = {
    type,
    edition: editionIn(cells, editionNumber(edition)),
    // What a spell may have kept of its time as a creature, it does not show, and no table tells.
    ...(hasStats && creature && { offense, defense }),
    ...(cells.has('cost') && { cost: cells.number('cost', 0, limits.figure) }),
  };
  return { fields, guessed: said === null ? ['type'] : [] };
}

function statsIn(cells: RowCells): readonly [number | null, number | null] {
  const cell = cells.cell('stats');
  if (/^[-–—]?$/.test(cell)) return [null, null];
  const [, sp, hp] = /^(\d{1,3})\s*[/|\-–:]\s*(\d{1,3})$/.exec(cell) ?? [];
  if (sp !== undefined && hp !== undefined) return [Number(sp), Number(hp)];
  cells.refuse('stats', 'is no SP and HP. Write them with a slash between: 4/6.', true);
  return [null, null];
}

function typeIn(cells: RowCells): KotcCard['type'] | null {
  const cell = cells.cell('type');
  if (cell === '') return null;
  if (/^(?:c|m|creatures?|minions?)$/i.test(cell)) return 'creature';
  if (/^(?:s|spells?)$/i.test(cell)) return 'spell';
  cells.refuse('type', 'is no type of card. Write minion, creature or spell.');
  return null;
}

function editionIn(cells: RowCells, otherwise: DesignEdition): DesignEdition {
  const cell = cells.cell('edition');
  if (cell === '') return otherwise;
  if (/^(?:none|no edition|-|–)$/i.test(cell)) return null;
  const number = Number(
    /^\D{0,24}?(\d{1,2})(?:st|nd|rd|th|\.)?(?:\s*ed(?:ition)?\.?)?$/i.exec(cell)?.[1] ?? Number.NaN,
  );
  const known = designEditions.find((one) => one === number);
  if (known !== undefined) return known;
  cells.refuse('edition', `is no edition: write ${designEditionRange}, or none.`);
  return otherwise;
}
