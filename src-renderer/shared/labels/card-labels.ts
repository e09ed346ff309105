import type { CardRow, FigureSign, GameEdition, GameInfo } from '../../../src-main/api/answers/answers.js';
import { hasField, numbersOf, valueIn } from '../games/game-cards.js';
import { fieldTerm } from './edition-labels.js';

/** "1 card", "2 cards". */
export const countOf = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'card' : 'cards'}`;

export const nameOf = (row: Pick<CardRow, 'name'>): string => row.name.trim() || 'Unnamed card';

export interface Fact {
  readonly key: string;
  readonly term: string;
  readonly value: string;
  readonly sign: FigureSign | null;
}

/** The figures of a card under the names that its edition gives them; those left blank are left out. */
export function factsOf(
  card: object,
  game: GameInfo | undefined,
  edition: Pick<GameEdition, 'terms'>,
): readonly Fact[] {
  return numbersOf(game).flatMap((field) => {
    const value = hasField(game, field, card) ? valueIn(card, field.key) : null;
    if (value === null) return [];
    return [{ key: field.key, sign: field.sign, term: fieldTerm(edition, field.key), value: String(value) }];
  });
}
