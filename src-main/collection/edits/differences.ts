import type { Card } from '../../cards/card.js';
import { editionOf } from '../../games/kotc/cards/editions.js';

/** A field of a card before and after, in words for people. */
export interface FieldChange {
  readonly field:
    | 'name'
    | 'text'
    | 'flavor'
    | 'licence'
    | 'tags'
    | 'edition'
    | 'cost'
    | 'set'
    | 'favourite'
    | 'look';
  readonly before: string;
  readonly after: string;
}

/** What an edit changes of a card. @param nameOfSet a set's name by its id */
export function differences(before: Card, after: Card, nameOfSet: (id: string) => string): FieldChange[] {
  if (before === after) return [];
  const words = wordsOf(nameOfSet);
  return fields.flatMap((field) => {
    const [was, is] = [words[field](before), words[field](after)];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

const fields = [
  'name',
  'edition',
  'cost',
  'text',
  'flavor',
  'licence',
  'tags',
  'set',
  'favourite',
  'look',
] as const;

const wordsOf = (nameOfSet: (id: string) => string) =>
  ({
    name: ({ name }) => name,
    text: ({ text }) => text,
    flavor: ({ flavor }) => flavor,
    licence: ({ licence }) => licence,
    tags: ({ tags }) => tags.join(', '),
    edition: ({ edition }) => editionOf(edition).name,
    cost: ({ cost }) => (cost === null ? '' : `${cost}`),
    set: ({ set }) =>
      set === null ? '' : `${nameOfSet(set.id)}${set.number === null ? '' : ` ${set.number}`}`,
    favourite: ({ favourite }) => (favourite ? 'Favourite' : ''),
    look: ({ look }) => Object.values(look).filter(Boolean).join(', '),
  }) satisfies Record<FieldChange['field'], (card: Card) => string>;
