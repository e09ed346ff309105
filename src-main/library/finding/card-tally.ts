import type { CardSet } from '../../cards/card-set.js';
import type { FieldName } from '../../collection/query/fields.js';
import { valueKey } from '../../collection/query/toggle.js';
import { printedIn, type FieldValue } from '../../games/card-fields.js';
import { games } from '../../games/registry.js';
import type { CardSummary } from '../types.js';
import { facets, type Facet } from './facets.js';

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
  /** Its values are numbers, the lowest first. */
  readonly figures: boolean;
  readonly values: readonly TallyValue[];
}

/** What there is to filter by. */
export interface Tally {
  readonly cards: number;
  readonly favourites: TallyValue & { readonly field: FieldName };
  readonly groups: readonly TallyGroup[];
  /** What is counted only when it is asked for, since every card has to be read for it. */
  readonly further: readonly Pick<TallyGroup, 'field' | 'title'>[];
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
  const group = (field: FieldName, title: string, values: readonly TallyValue[]): TallyGroup => ({
    field,
    title,
    figures: false,
    values,
  });
  const offered = facets().filter(({ by }) => ofGames.some(([id]) => by.has(id)));
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
      ...offered.flatMap((facet) => printedGroup(facet, rows) ?? []),
      group(
        'tag',
        'Tags',
        [...tags]
          .toSorted(([a], [b]) => collator.compare(a, b))
          .map(([tag, count]) => valueOf('tag', tag, tag, count)),
      ),
    ],
    further: offered.flatMap(({ key: field, title, kind }) => (kind === 'found' ? { field, title } : [])),
    sets: sets.map(({ id, name, code }) => ({
      id,
      code,
      ...valueOf('set', name, name.trim() || 'Unnamed set', bySet.get(id) ?? 0),
    })),
  };
}

export const valueOf = (field: FieldName, value: string, name: string, count: number): TallyValue => ({
  value,
  key: valueKey(field, value),
  name,
  count,
});

/** Counts what stands in the rows; null for what does not. What another game prints under the same key is something else. */
function printedGroup({ key, title, kind, by }: Facet, rows: readonly CardSummary[]): TallyGroup | null {
  if (kind === 'found') return null;
  const own = rows.filter(({ game }) => by.has(game));
  if (kind === 'figures') {
    const counts = [...countBy(own, (row) => [printedIn(row, key)])];
    const figures = counts.flatMap(([figure, count]) =>
      typeof figure === 'number' ? [{ figure, count }] : [],
    );
    const values = figures
      .toSorted((a, b) => a.figure - b.figure)
      .map(({ figure, count }) => valueOf(key, String(figure), String(figure), count));
    return { field: key, title, figures: true, values };
  }
  const counts = countBy(own, (row) => [inGame(row.game, printedIn(row, key))]);
  const values = new Map<string, TallyValue>();
  for (const [game, facet] of by) {
    for (const { key: printed, value, name } of facet.kind === 'listed' ? facet.values : []) {
      const count = (counts.get(inGame(game, printed)) ?? 0) + (values.get(value)?.count ?? 0);
      if (count > 0) values.set(value, valueOf(key, value, name, count));
    }
  }
  return { field: key, title, figures: false, values: [...values.values()] };
}

const inGame = (game: string, printed: FieldValue): string => `${game} ${String(printed)}`;

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
