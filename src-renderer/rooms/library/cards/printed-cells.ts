import type { CardRow, FigureSign, GameEdition, GameInfo } from '../../../../src-main/api/answers/answers.js';
import { hasField, valueIn } from '../../../shared/games/game-cards.js';

/** What stands in a column for a field that the card's game prints. */
export interface PrintedCell {
  readonly text: string;
  readonly sign: FigureSign | null;
}

/** By the keys of the fields that the card has; blanks are left out. */
export function printedCells(
  row: CardRow,
  game: GameInfo | undefined,
  edition: GameEdition | undefined,
): ReadonlyMap<string, PrintedCell> {
  const cells = new Map<string, PrintedCell>();
  for (const key of Object.keys(edition?.cardFields ?? {}))
    cells.set(key, { text: edition?.id === null ? '–' : (edition?.label ?? ''), sign: null });
  for (const field of game?.fields ?? []) {
    const value = hasField(game, field, row) ? valueIn(row, field.key) : null;
    if (value === null) continue;
    const sign = field.kind === 'number' ? field.sign : null;
    const name = field.kind === 'choice' ? field.choices.find((one) => one.value === value)?.name : undefined;
    const kind = field.key === game?.kindField ? edition?.terms.types[String(value)] : undefined;
    cells.set(field.key, { text: kind ?? name ?? String(value), sign });
  }
  return cells;
}
