import type { CardRow } from '../../../../src-main/api/answers/answers.js';
import type { CostCount } from '../../../../src-main/api/answers/deck-answers.js';
import type { Column } from '../../../shared/charts/charts.js';
import { countOf } from '../../../shared/labels/card-labels.js';
import { curveOf } from '../deck/deck-curve.js';
import { merged, type AddedCard, type Entries } from '../deck/deck-edits.js';

/** A card of one of two decks, or of both. */
export interface ComparedCard {
  readonly card: string;
  readonly name: string;
  /** Copies in the first deck and in the second. */
  readonly first: number;
  readonly second: number;
}

export interface Comparison {
  readonly onlyFirst: readonly ComparedCard[];
  readonly both: readonly ComparedCard[];
  readonly onlySecond: readonly ComparedCard[];
}

/** What two decks have apart and in common, by name; in common, what they have in different numbers comes first. */
export function compareDecks(
  first: Entries,
  second: Entries,
  rows: ReadonlyMap<string, Pick<CardRow, 'name'>>,
): Comparison {
  const cards = new Map<string, ComparedCard>();
  for (const { card, name, copies } of merged(first))
    cards.set(card, { card, name: nameIn(rows, card, name), first: copies, second: 0 });
  for (const { card, name, copies } of merged(second)) {
    const there = cards.get(card) ?? { card, name: nameIn(rows, card, name), first: 0, second: 0 };
    cards.set(card, { ...there, second: copies });
  }
  const all = [...cards.values()].sort((a, b) => a.name.localeCompare(b.name));
  const differs = (one: ComparedCard): number => (one.first === one.second ? 1 : 0);
  return {
    onlyFirst: all.filter((one) => one.second === 0),
    both: all.filter((one) => one.first > 0 && one.second > 0).sort((a, b) => differs(a) - differs(b)),
    onlySecond: all.filter((one) => one.first === 0),
  };
}

const nameIn = (rows: ReadonlyMap<string, Pick<CardRow, 'name'>>, card: string, otherwise: string): string =>
  (rows.get(card)?.name ?? otherwise).trim() || 'Unnamed card';

/** Both curves, with the same columns. */
export function curvesOf(first: readonly CostCount[], second: readonly CostCount[]): Column[] {
  const none = (costs: readonly CostCount[]) => costs.map(({ cost }) => ({ cost, copies: 0 }));
  const ofFirst = curveOf([...first, ...none(second)]);
  const ofSecond = curveOf([...none(first), ...second]);
  return ofFirst.map(({ from, andMore, copies }, place) => ({
    label: `${from}${andMore ? '+' : ''}`,
    values: [copies, ofSecond[place]?.copies ?? 0],
  }));
}

/** "+2", "−1", "". */
export function differenceOf({ first, second }: ComparedCard): string {
  if (first === second) return '';
  return second > first ? `+${second - first}` : `−${first - second}`;
}

/** What is different, for people: what is to be done to the first deck to make it the second. */
export function differencesAsText(names: readonly [string, string], compared: Comparison): string {
  const changed = compared.both.filter((one) => one.first !== one.second);
  const part = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? ['', `// ${title}`, ...lines] : [];
  const lines = [
    `// From “${names[0]}” to “${names[1]}”`,
    ...part(
      `Only in “${names[0]}”`,
      compared.onlyFirst.map(({ name, first }) => `${first} ${name}`),
    ),
    ...part(
      `Only in “${names[1]}”`,
      compared.onlySecond.map(({ name, second }) => `${second} ${name}`),
    ),
    ...part(
      'In both, in different numbers',
      changed.map((one) => `${one.first} → ${one.second} ${one.name}`),
    ),
  ];
  if (lines.length === 1) lines.push('', 'They have the same cards.');
  return `${lines.join('\n')}\n`;
}

/** What the second deck has and the first has not, as cards to be added. */
export const cardsToTake = ({ onlySecond }: Comparison): AddedCard[] =>
  onlySecond.map(({ card, name, second }) => ({ card, name, copies: second }));

/** "12 cards, 30 copies". */
export function sumOf(cards: readonly ComparedCard[]): string {
  const copies = cards.reduce((sum, { first, second }) => sum + Math.max(first, second), 0);
  return `${countOf(cards.length)}, ${copies.toLocaleString('en')} ${copies === 1 ? 'copy' : 'copies'}`;
}
