/** What a game prints on its cards, as plain data for forms and figures. */
import type { Card } from '../cards/card.js';
import { capitalized } from '../engine/text.js';
import { limits } from '../cards/limits.js';
import type { CardField, DerivedField, FigureSign, PrintedChoice } from '../games/card-fields.js';
import type { Game } from '../games/game.js';

/** A printed field, as forms offer it. Editions may call it otherwise: see `GameEdition.terms`. */
export type PrintedFieldInfo = {
  /** Of the card's data. */
  readonly key: string;
  readonly title: string;
  /** Only cards of these kinds have it; null: all have. */
  readonly kinds: readonly string[] | null;
  /** It follows from other fields: lists show it, and forms do not ask for it. */
  readonly isDerived?: true;
} & (
  | {
      readonly kind: 'number';
      /** The lowest that can be written. */
      readonly least: number;
      /** The largest that can be written. */
      readonly most: number;
      readonly sign: FigureSign | null;
      /** It can be worked out of the rest of the card. */
      readonly isComputed: boolean;
    }
  | { readonly kind: 'choice'; readonly choices: readonly PrintedChoice[] }
  | {
      readonly kind: 'text';
      /** The most characters. */
      readonly most: number;
      /** How one is written, "2UU"; empty where that goes without saying. */
      readonly example: string;
      /** What it is for, in a few words; empty where that goes without saying. */
      readonly about: string;
    }
);

/** The printed fields of a game in the order of lists, but those that say of which edition a card is. */
export function printedFieldsOf({
  cards,
  cardFields,
}: Pick<Game, 'cards' | 'cardFields'>): PrintedFieldInfo[] {
  const ofEdition = new Set(cards.editions.flatMap((edition) => Object.keys(edition.cardFields)));
  return cardFields.fields
    .filter(({ key }) => !ofEdition.has(key))
    .flatMap((row) => infoOf(row, cards.blank('')) ?? []);
}

/** Null for what follows from more than what is printed. */
function infoOf({ key, printed, derived, search, order }: CardField, blank: Card): PrintedFieldInfo | null {
  const title = search?.title ?? order?.column.title ?? printed?.titleOn(blank) ?? capitalized(key);
  if (!printed) return derived ? infoOfDerived({ key, title, kinds: null, isDerived: true }, derived) : null;
  const { kind, kinds = null, choices = [], sign = null, least = 0, most, compute } = printed;
  const { example = '', about = '' } = printed;
  const base = { key, title, kinds };
  switch (kind) {
    case 'number':
      return { ...base, kind, least, most: most ?? limits.figure, sign, isComputed: compute !== undefined };
    case 'choice':
      return { ...base, kind, choices };
    case 'text':
      return { ...base, kind, most: most ?? limits.name, example, about };
  }
}

function infoOfDerived(
  base: { readonly key: string; readonly title: string; readonly kinds: null; readonly isDerived: true },
  { kind, choices = [] }: DerivedField,
): PrintedFieldInfo {
  if (kind === 'choice') return { ...base, kind, choices };
  return { ...base, kind, least: 0, most: limits.figure, sign: null, isComputed: false };
}
