import type { CardRow, FieldValue, GameInfo } from '../../../../src-main/api/answers/answers.js';
import { costOf, hasField, kindOf, kindsOf, numbersOf, valueIn } from '../../../shared/games/game-cards.js';
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

/** The curve of a deck: for every cost its copies of each kind, in the order of the kinds. */
export function curveByKind(entries: Entries, rows: Rows, game: GameInfo | undefined): Column[] {
  const all = known(entries, rows);
  const costs = (isOf: (row: CardRow) => boolean) =>
    all.map(({ row, copies }) => ({ cost: costOf(game, row), copies: isOf(row) ? copies : 0 }));
  const kinds = kindsOf(game);
  const curves =
    kinds.length > 0
      ? kinds.map((kind) => curveOf(costs((row) => kindOf(game, row) === kind)))
      : [curveOf(costs(() => true))];
  return curveOf(costs(() => true)).map(({ from, andMore }, place) => ({
    label: `${from}${andMore ? '+' : ''}`,
    values: curves.map((curve) => curve[place]?.copies ?? 0),
  }));
}

export interface Composition {
  /** Copies of each kind, in the order of the kinds. */
  readonly kinds: readonly { readonly kind: string; readonly copies: number }[];
  /** Copies whose card the library does not have. */
  readonly lost: number;
  /** By the keys of the game's numbers, over the copies of cards that have the field and no blank in it; null where none has. */
  readonly means: ReadonlyMap<string, number | null>;
  /** Most copies first. */
  readonly editions: readonly Bar[];
  readonly tags: readonly Bar[];
}

/** What a deck is made of, counted by copies. */
export function compositionOf(entries: Entries, rows: Rows, game: GameInfo | undefined): Composition {
  const all = known(entries, rows);
  const editions = game?.editions ?? [];
  const editionIn = (row: CardRow): string => editionKey(editionOfCard(editions, row) ?? { id: null });
  const name = (key: string): string => editions.find((one) => editionKey(one) === key)?.name ?? key;
  return {
    kinds: kindsOf(game).map((kind) => ({
      kind,
      copies: sum(all.filter(({ row }) => kindOf(game, row) === kind)),
    })),
    lost: sumOf(entries.filter(({ card }) => !rows.has(card)).map(({ copies }) => copies)),
    means: new Map(
      numbersOf(game).map((field) => {
        const having = all.filter(({ row }) => hasField(game, field, row));
        return [field.key, mean(having, (row) => valueIn(row, field.key))];
      }),
    ),
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

function mean(all: readonly Copies[], figure: (row: CardRow) => FieldValue): number | null {
  const having = all.flatMap(({ row, copies }) => {
    const value = figure(row);
    return typeof value === 'number' ? [{ value, copies }] : [];
  });
  const copies = sum(having);
  return copies === 0 ? null : sumOf(having.map(({ value, copies: count }) => value * count)) / copies;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const sum = (all: readonly { readonly copies: number }[]): number => sumOf(all.map(({ copies }) => copies));
