/** The card's fields, once: what the inspector, the stage and the editor in place know of each. */
import type { Card } from '../../../../src-main/cards/card.js';
import type { EditionTerms } from '../../../../src-main/games/kotc/cards/editions.js';
import { limits } from '../../../../src-main/cards/limits.js';
import type { CardElement } from '../../../../src-main/layout/display-list.js';

export type InspectorTab = 'card' | 'look' | 'abilities' | 'picture' | 'law';
export type TextField = 'name' | 'text' | 'flavor' | 'licence';
export type NumberField = 'cost' | 'offense' | 'defense';

interface FieldBase {
  readonly element: CardElement;
  readonly tab: InspectorTab;
  /** In the edition's own words. */
  readonly label: (terms: EditionTerms) => string;
}
export interface TextFieldInfo extends FieldBase {
  readonly kind: 'text';
  readonly key: TextField;
  /** Most characters that the card model takes. */
  readonly limit: number;
  readonly multiline: boolean;
  /** Words in it can be bold or italic, and symbols can stand in it. */
  readonly marks: boolean;
  /** Its words are those of a language, to be checked for spelling; names are invented. */
  readonly prose: boolean;
}
export interface NumberFieldInfo extends FieldBase {
  readonly kind: 'number';
  readonly key: NumberField;
  /** Digits. */
  readonly limit: number;
  readonly multiline: false;
}
export type FieldInfo = TextFieldInfo | NumberFieldInfo;

const text = (
  key: TextField,
  label: string,
  multiline = false,
  tab: InspectorTab = 'card',
): TextFieldInfo => ({
  kind: 'text',
  key,
  element: key,
  tab,
  label: () => label,
  limit: limits[key],
  multiline,
  marks: multiline,
  prose: multiline,
});

const number = (key: NumberField): NumberFieldInfo => ({
  kind: 'number',
  key,
  element: key,
  tab: 'card',
  label: (terms) => terms[key],
  limit: String(limits.figure).length,
  multiline: false,
});

export const fields = {
  name: text('name', 'Name'),
  cost: number('cost'),
  offense: number('offense'),
  defense: number('defense'),
  text: text('text', 'Ability text', true, 'abilities'),
  flavor: text('flavor', 'Flavor text', true),
  licence: text('licence', 'Licence line'),
} as const satisfies Record<TextField | NumberField, FieldInfo>;

/**
 * How a field is marked up: no spelling is checked but that of prose, where the person's setting for the whole app holds. A
 * card does not say in which language it is written, so its fields are of an unknown one and not of the app's.
 */
export const writing = (field: FieldInfo) => ({
  lang: '',
  spellcheck: field.kind === 'text' && field.prose ? undefined : ('false' as const),
});

/** The field that is printed as this element, or null: a picture is no field, an indicator follows from the edition. */
export const fieldOf = (element: CardElement): FieldInfo | null =>
  Object.values<FieldInfo>(fields).find((field) => field.element === element) ?? null;

export function tabOf(element: CardElement): InspectorTab {
  if (element === 'picture') return 'picture';
  return fieldOf(element)?.tab ?? 'card';
}

/** An element in words: "Resource cost", "Picture". */
export function elementLabel(element: CardElement, terms: EditionTerms): string {
  const field = fieldOf(element);
  if (field) return field.label(terms);
  return element === 'indicator' ? 'Edition' : element.charAt(0).toUpperCase() + element.slice(1);
}

export const valueOf = (card: Card, field: FieldInfo): string =>
  field.kind === 'text' ? card[field.key] : (card[field.key]?.toString() ?? '');

/** Writes what a person typed; of a number only its digits count, and nothing means left blank. */
export function writeField(draft: Card, field: FieldInfo, typed: string): void {
  if (field.kind === 'text') {
    draft[field.key] = (field.multiline ? typed : typed.replaceAll(/\s*\n\s*/g, ' ')).slice(0, field.limit);
  } else {
    const digits = typed.replaceAll(/\D/g, '').slice(0, field.limit);
    draft[field.key] = digits === '' ? null : Number(digits);
  }
}
