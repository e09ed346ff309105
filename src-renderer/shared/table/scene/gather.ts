/** Cards of a row that look alike, laid on one another where there is little room. */
import type { CardId, SeenCard } from '../../../../src-main/api/answers/play-answers.js';
import type { Column, InRow } from './cascade.js';

/** Cards that stand apart from those that are like them: what fights alone, what is picked with whatever else is. */
export interface Apart {
  readonly alone: { has(card: CardId): boolean };
  readonly picked: ReadonlySet<CardId>;
}

/** Columns of one card each that are alike become one, where the first of them was. */
export function gathered<T extends InRow>(columns: readonly Column<T>[], apart: Apart): Column<T>[] {
  const lots = new Map<string, T[]>();
  const whole = new Map<string, Column<T>>();
  for (const [place, column] of columns.entries()) {
    const [only, ...more] = column.cards;
    const likeness = only && more.length === 0 ? likenessOf(only.card, apart) : null;
    const key = likeness ?? `column ${place}`;
    if (likeness === null || !only) whole.set(key, column);
    lots.set(key, [...(lots.get(key) ?? []), ...(only ? [only] : [])]);
  }
  return [...lots].map(
    ([key, cards]) =>
      whole.get(key) ??
      (cards.length === 1 ? { cards, host: 0 } : { cards, host: cards.length - 1, alike: true }),
  );
}

/** All that is seen of a card; null: it is not to lie on others. */
function likenessOf(
  { id, face, flags, chips, controller, nature, notes }: SeenCard,
  { alone, picked }: Apart,
): string | null {
  if (id === null || face === null || alone.has(id)) return null;
  const { design, stats } = face;
  const figures = stats.map(({ key, now }) => [key, now]);
  const names = flags.map(({ name }) => name);
  return JSON.stringify([design, figures, names, chips, controller, nature, notes, picked.has(id)]);
}
