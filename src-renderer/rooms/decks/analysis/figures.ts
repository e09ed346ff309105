import type { CardRow, GameEdition } from '../../../../src-main/api/answers/answers.js';
import { editionKey, editionOfCard } from '../../../shared/labels/edition-labels.js';
import type { Bar, Column } from '../../../shared/charts/charts.js';
import { curveOf } from '../deck/deck-curve.js';
import type { Entries } from '../deck/deck-edits.js';

type Rows = ReadonlyMap<string, CardRow>;

/** The copies of a deck whose cards are in the library. */
interface Copies {
  readonly row: CardRow;
  readonly copies: number;
}

const known = (entries: Entries, rows: Rows): Copies[] =>
  entries.flatMap(({ card, copies }) => {
    const row = rows.get(card);
    return row ? [{ row, copies }] : [];
  });

/** The curve of a deck: for every cost its creatures, then its spells. */
export function curveByType(entries: Entries, rows: Rows): Column[] {
  const all = known(entries, rows);
  const costs = all.map(({ row, copies }) => ({ cost: row.cost, copies }));
  const ofCreatures = all.map(({ row, copies }) => ({
    cost: row.cost,
    copies: row.type === 'creature' ? copies : 0,
  }));
  const creatures = curveOf(ofCreatures);
  return curveOf(costs).map(({ from, andMore, copies }, place) => {
    const creaturesOfCost = creatures[place]?.copies ?? 0;
    const values = [creaturesOfCost, copies - creaturesOfCost];
    return { label: `${from}${andMore ? '+' : ''}`, values };
  });
}

export interface Composition {
  readonly creatures: number;
  readonly spells: number;
  /** Copies whose card the library does not have. */
  readonly lost: number;
  /** Means over the copies that have the figure; null where none has. Offense and defense are of creatures. */
  readonly means: {
    readonly cost: number | null;
    readonly offense: number | null;
    readonly defense: number | null;
  };
  /** Most copies first. */
  readonly editions: readonly Bar[];
  readonly tags: readonly Bar[];
}

/** What a deck is made of, counted by copies. */
export function compositionOf(entries: Entries, rows: Rows, editions: readonly GameEdition[]): Composition {
  const all = known(entries, rows);
  const creatures = all.filter(({ row }) => row.type === 'creature');
  const editionIn = (row: CardRow): string => editionKey(editionOfCard(editions, row) ?? { id: null });
  const name = (key: string): string => editions.find((one) => editionKey(one) === key)?.name ?? key;
  return {
    creatures: sum(creatures),
    spells: sum(all) - sum(creatures),
    lost: sumOf(entries.filter(({ card }) => !rows.has(card)).map(({ copies }) => copies)),
    means: {
      cost: mean(all, ({ cost }) => cost),
      offense: mean(creatures, ({ offense }) => offense),
      defense: mean(creatures, ({ defense }) => defense),
    },
    editions: tally(all, (row) => [editionIn(row)]).map((bar) => ({ ...bar, label: name(bar.key) })),
    tags: tally(all, ({ tags }) => tags),
  };
}

function tally(all: readonly Copies[], keysOf: (row: CardRow) => readonly string[]): Bar[] {
  const counts = new Map<string, number>();
  for (const { row, copies } of all)
    for (const key of keysOf(row)) counts.set(key, (counts.get(key) ?? 0) + copies);
  return [...counts]
    .sort(([a, more], [b, most]) => most - more || a.localeCompare(b))
    .map(([key, value]) => ({ key, label: key, value }));
}

function mean(all: readonly Copies[], figure: (row: CardRow) => number | null): number | null {
  const having = all.flatMap(({ row, copies }) => {
    const value = figure(row);
    return value === null ? [] : [{ value, copies }];
  });
  const copies = sum(having);
  return copies === 0 ? null : sumOf(having.map(({ value, copies: count }) => value * count)) / copies;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const sum = (all: readonly { readonly copies: number }[]): number => sumOf(all.map(({ copies }) => copies));
