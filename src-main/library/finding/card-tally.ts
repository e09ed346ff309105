import type { CardSet } from '../../cards/card-set.js';
import { editionValues, NONE, type FieldName } from '../../collection/query/fields.js';
import { valueKey } from '../../collection/query/toggle.js';
import type { CardSummary } from '../types.js';

/** A value by which cards can be filtered, with how many have it. */
export interface TallyValue {
  /** As a query names it. */
  readonly value: string;
  /** As `Chosen` names it. */
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

export interface TallyGroup {
  readonly field: FieldName;
  readonly title: string;
  readonly values: readonly TallyValue[];
}

/** What there is to filter by. */
export interface Tally {
  readonly cards: number;
  readonly favourites: TallyValue & { readonly field: FieldName };
  readonly groups: readonly TallyGroup[];
  /** Every set by name, also those without cards. */
  readonly sets: readonly (TallyValue & { readonly id: string; readonly code: string })[];
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Counts cards by what filters offer. @param sets in the order of their names */
export function tallyOf(rows: readonly CardSummary[], sets: readonly CardSet[]): Tally {
  const editions = countBy(rows, ({ edition }) => [edition === null ? NONE : String(edition)]);
  const types = countBy(rows, ({ type }) => [valueKey('type', type)]);
  const tags = countBy(rows, (row) => row.tags);
  const bySet = countBy(rows, ({ set }) => (set ? [set.id] : []));
  const favourites = rows.filter(({ favourite }) => favourite).length;
  const valueOf = (field: FieldName, value: string, name: string, count: number): TallyValue => ({
    value,
    key: valueKey(field, value),
    name,
    count,
  });
  const group = (field: FieldName, title: string, values: readonly TallyValue[]): TallyGroup => ({
    field,
    title,
    values,
  });
  const typeNames = { minion: 'Minions', spell: 'Spells' } as const;
  return {
    cards: rows.length,
    favourites: { field: 'is', ...valueOf('is', 'favourite', 'Favourites', favourites) },
    groups: [
      group(
        'edition',
        'Editions',
        editionValues.flatMap(({ value, name }) => {
          const count = editions.get(value);
          return count === undefined ? [] : valueOf('edition', value, name, count);
        }),
      ),
      group(
        'type',
        'Types',
        (['minion', 'spell'] as const).flatMap((type) => {
          const count = types.get(type);
          return count === undefined ? [] : valueOf('type', type, typeNames[type], count);
        }),
      ),
      group(
        'tag',
        'Tags',
        [...tags]
          .toSorted(([a], [b]) => collator.compare(a, b))
          .map(([tag, count]) => valueOf('tag', tag, tag, count)),
      ),
    ],
    sets: sets.map(({ id, name, code }) => ({
      id,
      code,
      ...valueOf('set', name, name.trim() || 'Unnamed set', bySet.get(id) ?? 0),
    })),
  };
}

function countBy(
  rows: readonly CardSummary[],
  keysOf: (row: CardSummary) => readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) for (const key of keysOf(row)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
