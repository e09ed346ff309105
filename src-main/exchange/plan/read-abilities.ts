import type { Card } from '../../cards/card.js';
import { readText } from '../../games/kotc/cards/language/read.js';
import { readingEdition } from '../../games/kotc/cards/language/reading-edition.js';
import type { RowProblem } from '../table/read-row.js';

/** Reads the ability texts of rows, each once, however often a preview is made anew. */
export class AbilityReader {
  readonly #known = new Map<string, readonly RowProblem[]>();

  /** Why a card's text cannot be played as it stands; empty where it can be, or where the guide of its edition is not known. */
  problems(card: Pick<Card, 'edition' | 'type' | 'text'>): readonly RowProblem[] {
    if (card.text === '') return [];
    const key = `${card.edition} ${card.type} ${card.text}`;
    let problems = this.#known.get(key);
    if (!problems) this.#known.set(key, (problems = problemsOf(card)));
    return problems;
  }
}

function problemsOf(card: Pick<Card, 'edition' | 'type' | 'text'>): RowProblem[] {
  const guide = readingEdition(card);
  if (guide === null) return [];
  const { problems, understood } = readText(card.text, card.type, guide);
  if (understood) return [];
  const [first] = problems;
  const because = first ? ` ${first.because}` : '';
  return [
    { severity: 'warning', field: 'text', message: `This ability can be printed, but not played.${because}` },
  ];
}
