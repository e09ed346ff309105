import type { CardRow } from '../../../../src-main/api/answers/answers.js';
import { limits } from '../../../../src-main/cards/limits.js';

type Numbered = Pick<CardRow, 'set'>;

/** The lowest number that none of a set's cards has; the highest where all are taken. */
export function nextFree(cards: readonly Numbered[]): number {
  const taken = new Set(cards.map(({ set }) => set?.number));
  let number = 1;
  while (taken.has(number) && number < limits.number) number += 1;
  return number;
}

/** The cards that have a number already. */
export const doublesIn = <T extends Numbered>(cards: readonly T[], number: number | null): T[] =>
  number === null ? [] : cards.filter(({ set }) => set?.number === number);
