import type { CardRow, GameEdition } from '../../../src-main/api/answers/answers.js';
import { fieldTerm } from './edition-labels.js';

/** "1 card", "2 cards". */
export const countOf = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'card' : 'cards'}`;

export const nameOf = (row: Pick<CardRow, 'name'>): string => row.name.trim() || 'Unnamed card';

export interface Fact {
  readonly term: string;
  readonly value: string;
  readonly sign: 'level' | 'offense' | 'defense';
}

/** The figures of a card under the names that its edition gives them; those left blank are left out. */
export function factsOf(
  row: Pick<CardRow, 'type' | 'cost' | 'offense' | 'defense'>,
  edition: Pick<GameEdition, 'terms'>,
): readonly Fact[] {
  const facts: Fact[] = [];
  const add = (value: number | null, sign: Fact['sign'], term: string) => {
    if (value !== null) facts.push({ sign, term, value: String(value) });
  };
  add(row.cost, 'level', fieldTerm(edition, 'cost'));
  if (row.type === 'creature') {
    add(row.offense, 'offense', fieldTerm(edition, 'offense'));
    add(row.defense, 'defense', fieldTerm(edition, 'defense'));
  }
  return facts;
}
