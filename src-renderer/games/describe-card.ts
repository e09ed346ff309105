import type { Card } from '../../src-main/cards/card.js';
import { valueOf } from '../shared/card-fields/fields.js';
import type { Edition } from '../shared/session/edition.js';
import { cardUiOf } from './card-fields.js';

/** The card in sentences, for people who hear it instead of seeing it. */
export function describeCard(card: Card, { name: edition, terms }: Pick<Edition, 'name' | 'terms'>): string {
  const { choices, numbers, texts, hasNumber } = cardUiOf(card);
  const kinds = choices.flatMap((field) =>
    field.choices.filter(({ value }) => value === valueOf(card, field)).map(({ name }) => name(terms)),
  );
  const sentences = [
    card.name || 'Card without a name',
    [...kinds, edition].join(', '),
    ...[...numbers.filter(({ key }) => hasNumber(card, key)), ...texts].flatMap((field) => {
      const value = valueOf(card, field);
      return value === '' ? [] : [`${field.label(terms)} ${value}`];
    }),
    card.picture ? 'With a picture' : 'Without a picture',
    ...card.text.split('\n'),
    card.flavor,
    card.licence,
  ];
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}
