/** What is printed on the cards of a game, as the app's information says it. Undefined stands for a game before that arrives. */
import type { FieldValue, GameInfo, PrintedFieldInfo } from '../../../src-main/api/answers/answers.js';

type Game = Pick<GameInfo, 'fields' | 'kindField' | 'costField'> | undefined;
export type NumberInfo = Extract<PrintedFieldInfo, { readonly kind: 'number' }>;

/** What a card, or a row of a list about one, has in a field; null: it is blank, or the card has no such field. */
export function valueIn(card: object, key: string): FieldValue {
  const value: unknown = Object.hasOwn(card, key) ? Reflect.get(card, key) : null;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** Null where its game tells no kinds apart. */
export function kindOf(game: Game, card: object): string | null {
  const kind = game && game.kindField !== null ? valueIn(card, game.kindField) : null;
  return typeof kind === 'string' ? kind : null;
}

/** Null for a blank, and for a card of a game without costs. */
export function costOf(game: Game, card: object): number | null {
  const cost = game && game.costField !== null ? valueIn(card, game.costField) : null;
  return typeof cost === 'number' ? cost : null;
}

/** The kinds of its cards, in the order of forms; none where it tells none apart. */
export function kindsOf(game: Game): readonly string[] {
  const field = game?.fields.find(({ key }) => key === game.kindField);
  if (field?.kind !== 'choice') return [];
  return field.choices.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

/** What the figure is called that can be worked out of the rest of a card, as the newest edition of its game has it: "level". */
export function computedName(games: readonly Pick<GameInfo, 'fields' | 'editions'>[]): string {
  for (const { fields, editions } of games) {
    const field = fields.find((one) => one.kind === 'number' && one.isComputed);
    if (field) return (editions[0]?.terms.fields[field.key] ?? field.title).toLowerCase();
  }
  return 'figure';
}

export const numbersOf = (game: Game): readonly NumberInfo[] =>
  (game?.fields ?? []).filter((field): field is NumberInfo => field.kind === 'number');

/** Whether this card has the field at all. */
export const hasField = (game: Game, { kinds }: Pick<PrintedFieldInfo, 'kinds'>, card: object): boolean =>
  kinds === null || kinds.includes(kindOf(game, card) ?? '');
