/** What charts show of a game's cards where it has none of its own: their kinds, and how they are spread by the first printed number. */
import type { Card } from '../../cards/card.js';
import type { Stepwise } from '../../engine/stepwise.js';
import type { CardFigures, CountedKind, Curve } from '../card-figures.js';
import { listedIn, type CardField, type PrintedRow } from '../card-fields.js';

const isPrinted = (row: CardField<Card>): row is PrintedRow => row.printed !== undefined;

/** A curve of fewer values also shows those between the lowest and the highest that no card has. */
const LONGEST_CURVE = 40;

/**
 * Counts cards by the rows of what is printed on them.
 * @param kind key of the field that says what kind of card it is; undefined: the game tells none apart
 */
export function* figuresOfRows(
  rows: readonly CardField<Card>[],
  kind: string | undefined,
  cards: readonly Card[],
): Stepwise<CardFigures> {
  const printed = rows.filter(isPrinted);
  const kinds = kindsAmong(printed.find(({ key }) => key === kind));
  const curved = printed.find(({ printed: field }) => field.kind === 'number');
  const counts = kinds.map(({ fits }) => cards.filter(fits).length);
  yield;
  return {
    kinds: kinds.map(({ one, many }, place): CountedKind => ({ one, many, cards: counts[place] ?? 0 })),
    curve: curved ? curveOf(curved, kinds, cards) : null,
    pairs: null,
    standings: null,
    editions: [],
    components: [],
    price: null,
  };
}

interface KindOfCards extends Pick<CountedKind, 'one' | 'many'> {
  readonly fits: (card: Card) => boolean;
}

/** In the order of forms; none where the game tells none apart. */
function kindsAmong(row: PrintedRow | undefined): readonly KindOfCards[] {
  if (!row) return [];
  return (row.printed.choices ?? []).map(({ value, name }) => ({
    one: name,
    many: listedIn(row.facet).find(({ key }) => key === value)?.name ?? name,
    fits: (card) => row.printed.read(card) === value,
  }));
}

function curveOf(
  { key, printed, order }: PrintedRow,
  kinds: readonly KindOfCards[],
  cards: readonly Card[],
): Curve {
  const columns = kinds.length > 0 ? kinds : [{ fits: () => true }];
  const none = columns.map(() => 0);
  const counts = new Map<number | null, readonly number[]>();
  for (const card of cards) {
    const value = printed.read(card);
    const number = typeof value === 'number' ? value : null;
    const before = counts.get(number) ?? none;
    counts.set(
      number,
      before.map((count, column) => count + (columns[column]?.fits(card) ? 1 : 0)),
    );
  }
  const numbers = [...counts.keys()].filter((value) => value !== null).toSorted((a, b) => a - b);
  const [least = 0, most = 0] = [numbers[0], numbers.at(-1)];
  const isShort = numbers.length > 0 && most - least < LONGEST_CURVE;
  const shown = isShort ? Array.from({ length: most - least + 1 }, (_, nth) => least + nth) : numbers;
  return {
    title: order?.column.title ?? key,
    points: [...shown, ...(counts.has(null) ? [null] : [])].map((value) => ({
      value,
      cards: counts.get(value) ?? none,
    })),
  };
}
