import type { Card } from '../../cards/card.js';
import { printedRows } from '../../games/card-fields.js';
import { gameOf } from '../../games/registry.js';
import type { Replacement } from './card-edit.js';
import { afterOf, beforeOf, readReplacement, type ReplacedPart } from './replace-text.js';

/** A field of a card before and after, in words for people. */
export interface FieldChange {
  /** One of every card, or the key of one that its game prints. */
  readonly field: string;
  /** What the game calls it; absent for one of every card. */
  readonly title?: string;
  readonly before: string;
  readonly after: string;
  /** Its pieces where nothing but a replacement has changed it. */
  readonly parts?: readonly ReplacedPart[];
}

/**
 * What an edit changes of a card.
 * @param nameOfSet a set's name by its id
 * @param replacement that of the edit, to tell its hits
 */
export function differences(
  before: Card,
  after: Card,
  nameOfSet: (id: string) => string,
  replacement?: Replacement,
): FieldChange[] {
  if (before === after) return [];
  return changesOf(before, after, nameOfSet).map((change) => {
    const parts = replacement?.in.includes(change.field) ? hitsIn(change, replacement) : null;
    return parts ? { ...change, parts } : change;
  });
}

/** Null where something else has changed the field, too. */
function hitsIn({ before, after }: FieldChange, replacement: Replacement): readonly ReplacedPart[] | null {
  const reading = readReplacement(replacement);
  const parts = reading.kind === 'good' ? reading.replacer(before) : null;
  return parts && beforeOf(parts) === before && afterOf(parts) === after ? parts : null;
}

function changesOf(before: Card, after: Card, nameOfSet: (id: string) => string): FieldChange[] {
  const change = (field: string, was: string, is: string): FieldChange[] =>
    was === is ? [] : [{ field, before: was, after: is }];
  const words = wordsOf(nameOfSet);
  const common = (fields: readonly CommonField[]): FieldChange[] =>
    fields.flatMap((field) => change(field, words[field](before), words[field](after)));
  const printed = printedRows(gameOf(after).cardFields).flatMap(
    ({ key, search, printed: field }): FieldChange[] => {
      const [was, is] = [field.read(before), field.read(after)];
      if (was === is) return [];
      const title = search?.title ?? field.titleOn(after);
      return [{ field: key, title, before: field.wordsFor(was, before), after: field.wordsFor(is, after) }];
    },
  );
  return [
    ...common(['name']),
    ...printed,
    ...common(['text', 'flavor', 'licence', 'tags', 'set', 'favourite', 'look']),
  ];
}

type CommonField = 'name' | 'text' | 'flavor' | 'licence' | 'tags' | 'set' | 'favourite' | 'look';

const wordsOf = (nameOfSet: (id: string) => string) =>
  ({
    name: ({ name }) => name,
    text: ({ text }) => text,
    flavor: ({ flavor }) => flavor,
    licence: ({ licence }) => licence,
    tags: ({ tags }) => tags.join(', '),
    set: ({ set }) =>
      set === null ? '' : `${nameOfSet(set.id)}${set.number === null ? '' : ` ${set.number}`}`,
    favourite: ({ favourite }) => (favourite ? 'Favourite' : ''),
    look: ({ look }) => Object.values(look).filter(Boolean).join(', '),
  }) satisfies Record<CommonField, (card: Card) => string>;
