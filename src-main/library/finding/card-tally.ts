import type { CardSet } from '../../cards/card-set.js';
import type { FieldName } from '../../collection/query/fields.js';
import { valueKey } from '../../collection/query/toggle.js';
import { printedIn, type FieldFacet, type FieldValue } from '../../games/card-fields.js';
import { games, ofAllGames } from '../../games/registry.js';
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
  const tags = countBy(rows, (row) => row.tags);
  const bySet = countBy(rows, ({ set }) => (set ? [set.id] : []));
  const favourites = rows.filter(({ favourite }) => favourite).length;
  const ofGames = gameValues(rows);
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
  return {
    cards: rows.length,
    favourites: { field: 'is', ...valueOf('is', 'favourite', 'Favourites', favourites) },
    groups: [
      ...(ofGames.length > 1
        ? [
            group(
              'game',
              'Games',
              ofGames.map((one) => valueOf('game', ...one)),
            ),
          ]
        : []),
      ...facets().map(({ key, title, values }) => {
        const counts = countBy(rows, (row) => [inGame(row.game, printedIn(row, key))]);
        return group(
          key,
          title,
          values.flatMap(({ key: printed, value, name, of }) => {
            const count = of.reduce((sum, game) => sum + (counts.get(inGame(game, printed)) ?? 0), 0);
            return count === 0 ? [] : valueOf(key, value, name, count);
          }),
        );
      }),
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

interface Facet extends Omit<FieldFacet, 'values'> {
  readonly key: FieldName;
  readonly values: readonly (FieldFacet['values'][number] & {
    /** Ids of the games that offer it: what another game prints under the same key is something else. */
    readonly of: readonly string[];
  })[];
}

const inGame = (game: string, printed: FieldValue): string => `${game} ${String(printed)}`;

/** The filters that games offer; what two of them offer under one key is one filter. */
const facets = ofAllGames((all): readonly Facet[] => {
  const found = new Map<FieldName, Facet>();
  for (const { id, cardFields } of all) {
    for (const key of cardFields.facets) {
      const facet = cardFields.fields.find((field) => field.key === key)?.facet;
      if (!facet) continue;
      const before = found.get(key)?.values ?? [];
      const shared = before.map((one) =>
        facet.values.some((value) => value.key === one.key) ? { ...one, of: [...one.of, id] } : one,
      );
      const more = facet.values.filter((value) => !before.some((one) => one.key === value.key));
      found.set(key, { ...facet, key, values: [...shared, ...more.map((one) => ({ ...one, of: [id] }))] });
    }
  }
  return [...found.values()];
});

const gameValues = (rows: readonly CardSummary[]): [value: string, name: string, count: number][] => {
  const counts = countBy(rows, ({ game }) => [game]);
  return games().flatMap(({ id, name }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [[id, name, count] as [string, string, number]];
  });
};

function countBy<K extends FieldValue>(
  rows: readonly CardSummary[],
  keysOf: (row: CardSummary) => readonly K[],
): ReadonlyMap<K, number> {
  const counts = new Map<K, number>();
  for (const row of rows) for (const key of keysOf(row)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
