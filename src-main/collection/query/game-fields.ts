/** The fields that games give, as a search asks for them: rows of several games with one key are one field. */
import type { CardField, CardFields, FieldChoice, FieldSearch } from '../../games/card-fields.js';
import type { Card } from '../../cards/card.js';
import type { Game } from '../../games/game.js';
import type { Choice, Field, Texts } from './field.js';
import { fold } from './fold.js';
import type { Subject } from './subject.js';

type Place = FieldSearch['place'];

/** Whose cards a row is about: with one game, everybody's. */
type Owner = (card: Subject) => boolean;

interface Row {
  readonly search: FieldSearch;
  readonly owns: Owner;
}

const ownerOf = (game: Game, all: readonly Game[]): Owner =>
  all.length === 1 ? () => true : ({ card }) => card.game === game.id;

/** The fields that are listed in a place, by their keys. */
export function fieldsIn(place: Place, all: readonly Game[]): [key: string, field: Field][] {
  const rows = new Map<string, [Row, ...Row[]]>();
  for (const game of all) {
    for (const { key, search } of game.cardFields.fields) {
      if (search?.place !== place) continue;
      const row = { search, owns: ownerOf(game, all) };
      const others = rows.get(key);
      if (others) others.push(row);
      else rows.set(key, [row]);
    }
  }
  return [...rows].map(([key, some]) => [key, some.map(asField).reduce(joined)]);
}

/** Values that games give to "is:" or "has:". */
export const choicesOf = (
  all: readonly Game[],
  pick: (fields: CardFields) => readonly FieldChoice[],
): Choice[] =>
  all
    .map((game) => pick(game.cardFields).map((one) => asChoice(one, ownerOf(game, all))))
    .reduce(joinedChoices, []);

/** The game's row that has the key and is about a card. */
export const rowOf = (fields: CardFields, key: string): CardField | undefined =>
  fields.fields.find((field) => field.key === key);

const asChoice = ({ names, meaning, needsFacts, ...row }: FieldChoice, owns: Owner): Choice => ({
  names,
  meaning,
  needsFacts,
  fits: (subject) => {
    const { card, facts } = subject;
    if (needsFacts && facts === null) return false;
    return owns(subject) && row.fits(card, facts ?? {});
  },
});

function asField({ search, owns }: Row): Field {
  const { names, title, meaning, examples } = search;
  const head = { names, title, meaning, examples };
  switch (search.kind) {
    case 'number': {
      const { kind, needsFacts, blank, offered } = search;
      const read = (subject: Subject): number | null => {
        const { card, facts } = subject;
        if (needsFacts && facts === null) return null;
        return owns(subject) ? search.read(card, facts ?? {}) : null;
      };
      return { ...head, kind, needsFacts, blank, offered, read };
    }
    case 'text':
      return {
        ...head,
        kind: 'text',
        indexed: false,
        ...textsOf((card) => search.read(card), owns),
      };
    case 'choice': {
      const choices = search.choices.map((one) => asChoice(one, owns));
      if (!search.words) return { ...head, kind: 'choice', choices };
      const words = textsOf((card) => search.words?.(card) ?? '', owns);
      return { ...head, kind: 'choice', choices, words };
    }
    case 'names': {
      const { values } = search;
      const of = (subject: Subject): readonly string[] | null => {
        if (subject.facts === null) return null;
        return owns(subject) ? values.of(subject.card, subject.facts) : [];
      };
      const source = { noun: values.noun, known: () => values.known(), of };
      return { ...head, kind: 'names', source };
    }
  }
}

function textsOf(written: (card: Card) => string, owns: Owner): Texts {
  const own = (subject: Subject): string => (owns(subject) ? written(subject.card) : '');
  return { read: (subject) => fold(own(subject)), written: own };
}

/** Two games' fields as one. @throws RangeError where they are not of one kind */
function joined(a: Field, b: Field): Field {
  const head = {
    ...a,
    names: [...new Set([...a.names, ...b.names])],
    examples: [...new Set([...a.examples, ...b.examples])],
  };
  if (head.kind === 'number' && b.kind === 'number')
    return {
      ...head,
      needsFacts: head.needsFacts || b.needsFacts,
      offered: [
        ...head.offered,
        ...b.offered.filter(({ value }) => !head.offered.some((one) => one.value === value)),
      ],
      read: (card) => (a.kind === 'number' ? a.read(card) : null) ?? b.read(card),
    };
  if (head.kind === 'choice' && b.kind === 'choice') {
    const [one, other] = [head.words, b.words];
    const words = one && other ? eitherOf(one, other) : (one ?? other);
    return { ...head, choices: joinedChoices(head.choices, b.choices), ...(words && { words }) };
  }
  if (head.kind === 'text' && b.kind === 'text') {
    const { read } = head;
    return { ...head, read: (card) => read(card) || b.read(card) };
  }
  if (
    head.kind === 'names' &&
    b.kind === 'names' &&
    typeof head.source === 'object' &&
    typeof b.source === 'object'
  ) {
    const [one, other] = [head.source, b.source];
    const source = {
      noun: one.noun,
      known: () => [...one.known(), ...other.known()],
      of: (card: Subject) => [...(one.of(card) ?? []), ...(other.of(card) ?? [])],
    };
    return { ...head, source };
  }
  throw new RangeError(`Two games give the field “${a.title}” different kinds of values.`);
}

const eitherOf = (one: Texts, other: Texts): Texts => ({
  read: (card) => one.read(card) || other.read(card),
  written: (card) => one.written(card) || other.written(card),
});

/** Choices of one name are one. */
function joinedChoices(some: readonly Choice[], others: readonly Choice[]): Choice[] {
  const rest = others.filter((other) => !some.some((one) => one.names[0] === other.names[0]));
  return [
    ...some.map((one): Choice => {
      const same = others.find((other) => other.names[0] === one.names[0]);
      if (!same) return one;
      return {
        ...one,
        names: [...new Set([...one.names, ...same.names])],
        needsFacts: one.needsFacts || same.needsFacts,
        fits: (card, world) => one.fits(card, world) || same.fits(card, world),
      };
    }),
    ...rest,
  ];
}
