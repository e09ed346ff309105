import type { CardSet } from '../../cards/card-set.js';
import { changeOf, fieldsThatDiffer } from './changed-fields.js';

/** What is different about a set after a change: "name “Woods” → “Deep Woods”", "symbol". */
export const differencesOfSets = (before: CardSet, after: CardSet): string[] =>
  fieldsThatDiffer(before, after, {
    name: (a, b) => changeOf('name', `“${a}”`, `“${b}”`),
    code: (a, b) => changeOf('code', a || null, b || null),
    symbol: () => 'symbol',
    mark: () => 'what the cards show',
    notes: () => 'notes',
  });
