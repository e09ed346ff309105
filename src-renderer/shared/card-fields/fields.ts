/** What the inspector, the stage and the editor in place know of the fields of a card. Games bring further ones of their own. */
import type { Card } from '../../../src-main/cards/card.js';
import { limits } from '../../../src-main/cards/limits.js';
import type { CardElement } from '../../../src-main/layout/display-list.js';
import type { EditionTerms, FigureSign } from '../../../src-main/api/answers/answers.js';

export type InspectorTab = 'card' | 'look' | 'abilities' | 'picture' | 'law';

interface FieldBase {
  /** Of the card's data, and of what is printed of it. */
  readonly key: string;
  /** In the edition's own words. */
  readonly label: (terms: EditionTerms) => string;
  /** Most characters or digits that the card takes. */
  readonly limit: number;
  readonly multiline: boolean;
}
export interface TextFieldInfo extends FieldBase {
  readonly kind: 'text';
  /** Words in it can be bold or italic, and symbols can stand in it. */
  readonly marks: boolean;
  /** Its words are those of a language, to be checked for spelling; names are invented. */
  readonly prose: boolean;
  /** How one is written; empty where that goes without saying. */
  readonly example: string;
  /** What it is for; empty where that goes without saying. */
  readonly about: string;
}
export interface NumberFieldInfo extends FieldBase {
  readonly kind: 'number';
  readonly sign: FigureSign | null;
}
export type FieldInfo = TextFieldInfo | NumberFieldInfo;

const textField = (key: string, label: string, limit: number, { multiline = false } = {}): TextFieldInfo => ({
  kind: 'text',
  key,
  label: () => label,
  limit,
  multiline,
  marks: multiline,
  prose: multiline,
  example: '',
  about: '',
});

/** The fields that cards of every game have. */
export const fields = {
  name: textField('name', 'Name', limits.name),
  text: textField('text', 'Ability text', limits.text, { multiline: true }),
  flavor: textField('flavor', 'Flavor text', limits.flavor, { multiline: true }),
  licence: textField('licence', 'Licence line', limits.licence),
} as const;

/**
 * How a field is marked up: no spelling is checked but that of prose, where the person's setting for the whole app holds. A
 * card does not say in which language it is written, so its fields are of an unknown one and not of the app's.
 */
export const writing = (field: FieldInfo) => ({
  lang: '',
  spellcheck: field.kind === 'text' && field.prose ? undefined : ('false' as const),
});

/** The tab of the inspector on which an element can be changed. */
export function tabOf(element: CardElement): InspectorTab {
  if (element === 'picture') return 'picture';
  return element === 'text' ? 'abilities' : 'card';
}

/** What stands in a field, as a person would type it; a blank is empty. */
export function valueOf(card: object, { key }: Pick<FieldInfo, 'key'>): string {
  const value: unknown = Reflect.get(card, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Writes what a person typed; of a number only its digits count, and nothing means left blank. */
export function writeField(draft: Card, field: FieldInfo, typed: string): void {
  if (field.kind === 'text') {
    const text = field.multiline ? typed : typed.replaceAll(/\s*\n\s*/g, ' ');
    Object.assign(draft, { [field.key]: text.slice(0, field.limit) });
  } else {
    const digits = typed.replaceAll(/\D/g, '').slice(0, field.limit);
    Object.assign(draft, { [field.key]: digits === '' ? null : Number(digits) });
  }
}
