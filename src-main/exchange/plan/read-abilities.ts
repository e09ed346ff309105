import type { Card } from '../../cards/card.js';
import { gameOf } from '../../games/registry.js';
import type { RowProblem } from '../spreadsheet/read-row.js';

/** Reads the ability texts of rows, each once, however often a preview is made anew. */
export class AbilityReader {
  readonly #known = new Map<string, readonly RowProblem[]>();

  /** Why a card's text cannot be played as it stands; empty where it can be, or where its game does not say. */
  problems(card: Card): readonly RowProblem[] {
    const { textProblem } = gameOf(card).columns;
    if (!textProblem || card.text === '') return [];
    const key = `${card.game} ${textProblem.key(card)}`;
    let problems = this.#known.get(key);
    if (!problems) this.#known.set(key, (problems = warnings(textProblem.of(card))));
    return problems;
  }
}

function warnings(because: string | null): RowProblem[] {
  if (because === null) return [];
  const message = `This ability can be printed, but not played.${because === '' ? '' : ` ${because}`}`;
  return [{ severity: 'warning', field: 'text', message }];
}
