import type { Card } from '../../cards/card.js';
import { looksMisread, misreadSentence } from '../spreadsheet/misread.js';
import { dateInName } from '../spreadsheet/made-dates.js';
import type { RowProblem } from '../spreadsheet/read-row.js';
import type { AbilityReader } from './read-abilities.js';

const texts = ['name', 'text', 'flavor', 'licence'] as const;

/** What a person should know of a card's texts, wherever they came from: signs that were misread, and names that became dates. */
function textProblems(card: Pick<Card, (typeof texts)[number]>): RowProblem[] {
  return texts.flatMap((field): RowProblem[] => {
    if (looksMisread(card[field], null)) return [{ severity: 'warning', field, message: misreadSentence }];
    const date = field === 'name' ? dateInName(card.name) : null;
    return date === null ? [] : [{ severity: 'warning', field, message: date }];
  });
}

/** All that is said of a card that comes in whole: the same as of one that a table's row makes. */
export const cardProblems = (card: Card, abilities: AbilityReader): readonly RowProblem[] => [
  ...textProblems(card),
  ...abilities.problems(card),
];
