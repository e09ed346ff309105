/** The fields of any game's cards, as forms and the stage of the designer have them. */
import type { EditionTerms, FieldValue, GameInfo } from '../../../src-main/api/answers/answers.js';
import type { Card } from '../../../src-main/cards/card.js';
import type { CardElement } from '../../../src-main/layout/display-list.js';
import { fields, valueOf, type FieldInfo, type NumberFieldInfo, type TextFieldInfo } from './fields.js';

/** A field whose value is one of a few. */
export interface ChoiceFieldInfo {
  readonly key: string;
  readonly label: (terms: EditionTerms) => string;
  readonly choices: readonly { readonly value: FieldValue; readonly name: (terms: EditionTerms) => string }[];
}

/** What a person writes on a card beside what every card has. */
export interface CardInputs {
  readonly choices: readonly ChoiceFieldInfo[];
  readonly numbers: readonly NumberFieldInfo[];
  readonly texts: readonly TextFieldInfo[];
  /** Key of the number that follows from the text unless it is set by hand; null: there is none. */
  readonly computed: string | null;
}

/** "cardType" as a label: "Card type". */
const labelOf = (key: string): string =>
  key.charAt(0).toUpperCase() + key.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The inputs for a game's cards; none of its own before the games arrive, and for a game that is not known. */
export function inputsOf(game: GameInfo | undefined): CardInputs {
  const choices: ChoiceFieldInfo[] = [];
  const numbers: NumberFieldInfo[] = [];
  const texts: TextFieldInfo[] = [];
  for (const field of game?.fields ?? []) {
    if (field.isDerived) continue;
    const { key, title } = field;
    const label = (terms: EditionTerms): string => terms.fields[key] ?? title;
    switch (field.kind) {
      case 'choice': {
        const isKind = key === game?.kindField;
        const options = field.choices.map(({ value, name }) => ({
          value,
          name: (terms: EditionTerms) => (isKind && terms.types[String(value)]) || name,
        }));
        choices.push({ key, label, choices: options });
        break;
      }
      case 'number': {
        const limit = String(field.most).length;
        numbers.push({ kind: 'number', key, label, limit, multiline: false, sign: field.sign });
        break;
      }
      case 'text':
        texts.push({
          kind: 'text',
          key,
          label,
          limit: field.most,
          multiline: false,
          marks: false,
          prose: false,
          example: field.example,
          about: field.about,
        });
        break;
    }
  }
  const computed = game?.fields.find((field) => field.kind === 'number' && field.isComputed);
  return { choices, numbers, texts, computed: computed?.key ?? null };
}

/** Texts of so many characters are figures: they stand beside each other, as numbers do. */
const MOST_OF_A_FIGURE = 8;

/** A line of the form in which a card is filled in. */
export type FormRow =
  | { readonly kind: 'choice'; readonly choice: ChoiceFieldInfo }
  | { readonly kind: 'figures'; readonly fields: readonly FieldInfo[] }
  | { readonly kind: 'line'; readonly field: TextFieldInfo };

/**
 * The inputs for a game's cards in the game's order, figures beside each other.
 * @param isShown whether the card at hand has the field of a key
 */
export function formRows(game: GameInfo | undefined, isShown: (key: string) => boolean): readonly FormRow[] {
  const { choices, numbers, texts } = inputsOf(game);
  const rows: FormRow[] = [];
  for (const { key } of (game?.fields ?? []).filter((field) => isShown(field.key))) {
    const choice = choices.find((one) => one.key === key);
    const text = texts.find((one) => one.key === key);
    const figure =
      text && text.limit > MOST_OF_A_FIGURE ? undefined : (text ?? numbers.find((one) => one.key === key));
    const last = rows.at(-1);
    if (choice) rows.push({ kind: 'choice', choice });
    else if (figure && last?.kind === 'figures')
      rows[rows.length - 1] = { ...last, fields: [...last.fields, figure] };
    else if (figure) rows.push({ kind: 'figures', fields: [figure] });
    else if (text) rows.push({ kind: 'line', field: text });
  }
  return rows;
}

/** The field that is printed as this element, or null: a picture is no field, an indicator follows from the edition. */
export function fieldOf(game: GameInfo | undefined, element: CardElement): FieldInfo | null {
  const { numbers, texts } = inputsOf(game);
  return [...Object.values(fields), ...numbers, ...texts].find(({ key }) => key === element) ?? null;
}

/** An element in words: "Resource cost", "Picture". */
export function elementLabel(game: GameInfo | undefined, element: CardElement, terms: EditionTerms): string {
  const field = fieldOf(game, element);
  if (field) return field.label(terms);
  return element === 'indicator' ? 'Edition' : labelOf(element);
}

/** Whether something was written on a card: one that is still empty is not reproached with it. */
export function hasBegun(game: GameInfo | undefined, card: Card | null): card is Card {
  if (!card) return false;
  const { numbers, texts, computed } = inputsOf(game);
  const own = [...numbers.filter(({ key }) => key !== computed), ...texts];
  return card.name !== '' || card.text !== '' || own.some((field) => valueOf(card, field) !== '');
}
