import { dateValue, type DateValue } from './date-value.js';
import type { Choice, Field, Texts } from './field.js';
import { choicesCalled, fieldOf, NONE } from './fields.js';
import { fold, keyOf, wordsOf } from './fold.js';
import { namesFit } from './names-fit.js';
import { numberValue, type NumberValue } from './number-value.js';
import { patternTest } from './pattern-test.js';
import type { FieldTerm, Operator, Query, Remark, Value, Words } from './query.js';
import { Having, type Subject, type World } from './subject.js';
import { isInName, isInText, Place, placeOf, termOf, type Term } from './word-places.js';

/** A search made ready for one state of the library. */
export interface Fit {
  /** Where the card fits, or `Place.nowhere`. */
  readonly of: (card: Subject) => Place;
  /** What in it can find nothing because there is no such set, tag or deck. */
  readonly remarks: readonly Remark[];
}

/** Makes a search ready. Cards whose facts are not known fit no term that needs them: see `needsFacts`. */
export function fit(query: Query, world: World): Fit {
  const remarks: Remark[] = [];
  return { of: placesOf(query, world, remarks), remarks };
}

/** Whether the search asks for what only a card's facts tell. */
export function needsFacts(query: Query): boolean {
  switch (query.kind) {
    case 'words':
      return false;
    case 'not':
      return needsFacts(query.part);
    case 'and':
    case 'or':
      return query.parts.some(needsFacts);
    case 'field': {
      const field = fieldOf(query.field);
      const ofValue = (text: string): boolean => {
        if (field.kind === 'choice') return choicesCalled(field.choices, text).some((one) => one.needsFacts);
        if (field.kind !== 'number') return false;
        const value = numberValue(text, query.field);
        const other = value?.kind === 'field' ? fieldOf(value.field) : null;
        return other?.kind === 'number' && other.needsFacts;
      };
      return (
        (field.kind === 'number' && field.needsFacts) ||
        (field.kind === 'names' && typeof field.source === 'object') ||
        query.values.some(({ text, pattern }) => !pattern && ofValue(text))
      );
    }
  }
}

/** Whether cards are looked through for a pattern, which takes so long that others want their turn in between. */
export function hasPattern(query: Query): boolean {
  switch (query.kind) {
    case 'words':
      return false;
    case 'field':
      return query.values.some(({ pattern }) => pattern !== undefined);
    case 'not':
      return hasPattern(query.part);
    case 'and':
    case 'or':
      return query.parts.some(hasPattern);
  }
}

type Places = (card: Subject) => Place;
type Test = (card: Subject) => boolean;

/** A term that says nothing about the name leaves a card where the words put it: among the best. */
const placed =
  (test: Test): Places =>
  (card) =>
    test(card) ? Place.name : Place.nowhere;

function placesOf(query: Query, world: World, remarks: Remark[]): Places {
  switch (query.kind) {
    case 'words':
      return placesOfWords(query, world);
    case 'field':
      return placed(testOf(query, world, remarks));
    case 'not': {
      const inner = placesOf(query.part, world, remarks);
      return placed((card) => inner(card) === Place.nowhere);
    }
    case 'and': {
      // What is known of a card is looked up before texts are searched.
      const parts = query.parts
        .toSorted((a, b) => effort(a) - effort(b))
        .map((part) => placesOf(part, world, remarks));
      return (card) => {
        let worst: Place = Place.name;
        for (const part of parts) {
          const found = part(card);
          if (found < worst) worst = found;
          if (worst === Place.nowhere) break;
        }
        return worst;
      };
    }
    case 'or': {
      const parts = query.parts.map((part) => placesOf(part, world, remarks));
      return (card) => {
        let best: Place = Place.nowhere;
        for (const part of parts) {
          const found = part(card);
          if (found > best) best = found;
          if (best === Place.name) break;
        }
        return best;
      };
    }
  }
}

function effort(query: Query): number {
  if (query.kind === 'field' && hasPattern(query)) return 3;
  switch (query.kind) {
    case 'words':
      return 2;
    case 'field':
      return fieldOf(query.field).kind === 'text' ? 1 : 0;
    case 'not':
      return effort(query.part);
    case 'and':
    case 'or':
      return Math.max(0, ...query.parts.map(effort));
  }
}

/** A folded word or phrase, with what tells for most cards whether they have it. */
interface Sought extends Term {
  readonly having: (card: Subject) => Having;
}

type Typed = Pick<Words, 'text' | 'quoted'>;

/** Each word in any of its spellings; a phrase in quotes as it stands. */
function termsOf({ text, quoted }: Typed, world: Pick<World, 'spellings' | 'having'>): readonly Sought[][] {
  const sought = (one: string): Sought => ({ ...termOf(one), having: world.having(one) });
  const folded = fold(text).trim();
  if (quoted && folded !== '') return [[sought(folded)]];
  return wordsOf(folded).map((word) => world.spellings(word).map(sought));
}

const termsAsTyped = (typed: Typed): readonly Sought[][] =>
  termsOf(typed, { spellings: (word) => [word], having: () => () => Having.perhaps });

function placesOfWords(words: Words, world: World): Places {
  const terms = termsOf(words, world);
  return (card) => {
    let worst: Place = Place.name;
    for (const spellings of terms) {
      let best: Place = Place.nowhere;
      for (const spelling of spellings) {
        const found = placeOf(card, spelling, spelling.having(card));
        if (found > best) best = found;
      }
      if (best < worst) worst = best;
      if (worst === Place.nowhere) break;
    }
    return worst;
  };
}

function testOf(term: FieldTerm, world: World, remarks: Remark[]): Test {
  const field: Field = fieldOf(term.field);
  const tests = term.values.map((value) => testOfValue(field, term, value, world));
  if (field.kind === 'names') {
    const { test, unknown } = namesFit(field.source, term, world);
    remarks.push(...unknown);
    tests.splice(0, tests.length, test);
  }
  const fits = anyOf(tests);
  // "level!=3,4" wants neither: the values are taken together before they are turned about.
  return term.operator === '!=' ? (card) => !fits(card) : fits;
}

/** Most terms have one value. */
function anyOf(tests: readonly Test[]): Test {
  const [only] = tests;
  return only && tests.length === 1 ? only : (card) => tests.some((test) => test(card));
}

function testOfValue(field: Field, term: FieldTerm, { text, pattern }: Value, world: World): Test {
  const texts = textsOf(field);
  if (pattern && texts) {
    const fits = patternTest(pattern, term.operator);
    return (card) => fits(texts.written(card));
  }
  switch (field.kind) {
    case 'text':
      return textTest(field, term, text, world);
    case 'number': {
      const value = numberValue(text, term.field);
      return value ? numberTest(field.read, term.operator, value) : () => false;
    }
    case 'choice': {
      const choices = choicesCalled(field.choices, text);
      if (choices.length > 0 || !texts) return choiceTest(choices, world);
      return textTest({ ...texts, indexed: false }, term, text, world);
    }
    case 'date': {
      const value = dateValue(text);
      return value ? dateTest(term.operator, value, world) : () => false;
    }
    case 'names':
      return () => false;
  }
}

/** Where a field looks for words; null where it has only values. */
function textsOf(field: Field): Texts | null {
  if (field.kind === 'text') return field;
  return field.kind === 'choice' ? (field.words ?? null) : null;
}

function textTest(
  { read, indexed }: Texts & { readonly indexed: boolean },
  { field, operator }: FieldTerm,
  text: string,
  world: World,
): Test {
  if (text.toLowerCase() === NONE) return (card) => read(card).trim() === '';
  if (operator !== ':') {
    const wanted = keyOf(text);
    return (card) => keyOf(read(card)) === wanted;
  }
  const isIn = field === 'name' ? isInName : isInText;
  const words = { text, quoted: /\s/.test(text) };
  // The words of other texts neither correct what is asked of one that is not indexed nor tell which cards have it.
  const terms = indexed ? termsOf(words, world) : termsAsTyped(words);
  return (card) => {
    const folded = read(card);
    return terms.every((spellings) =>
      spellings.some((spelling) => spelling.having(card) !== Having.not && isIn(folded, spelling)),
    );
  };
}

const choiceTest = (choices: readonly Choice[], world: World): Test =>
  anyOf(
    choices.map(
      ({ fits }) =>
        (card) =>
          fits(card, world),
    ),
  );

function numberTest(read: (card: Subject) => number | null, operator: Operator, value: NumberValue): Test {
  if (value.kind === 'blank') return (card) => read(card) === null;
  const stands = comparisons[operator];
  if (value.kind === 'range') {
    const { from, to } = value;
    return (card) => {
      const own = read(card);
      return own !== null && stands(own, from, to);
    };
  }
  const field = fieldOf(value.field);
  if (field.kind !== 'number') return () => false;
  const readOther = field.read;
  return (card) => {
    const own = read(card);
    const other = own === null ? null : readOther(card);
    return own !== null && other !== null && stands(own, other, other);
  };
}

/** How a number stands to a range; that it does not is asked for by the whole term. */
const isWithin = (own: number, from: number, to: number): boolean => own >= from && own <= to;

const comparisons: Readonly<Record<Operator, (own: number, from: number, to: number) => boolean>> = {
  ':': isWithin,
  '=': isWithin,
  '!=': isWithin,
  '<': (own, from) => own < from,
  '<=': (own, _, to) => own <= to,
  '>': (own, _, to) => own > to,
  '>=': (own, from) => own >= from,
};

function dateTest(operator: Operator, value: DateValue, world: World): Test {
  if (value.kind === 'age') {
    const then = world.now - value.days * 86_400_000;
    // "Changed > 7d" is longer ago than seven days.
    return operator === '>' || operator === '>='
      ? ({ changed }) => changed < then
      : ({ changed }) => changed >= then;
  }
  const { from, to } = periodOf(value, world);
  switch (operator) {
    case '<':
      return ({ changed }) => changed < from;
    case '<=':
      return ({ changed }) => changed < to;
    case '>':
      return ({ changed }) => changed >= to;
    case '>=':
      return ({ changed }) => changed >= from;
    default:
      return ({ changed }) => changed >= from && changed < to;
  }
}

function periodOf(
  value: Exclude<DateValue, { kind: 'age' }>,
  { today, startOf }: World,
): { from: number; to: number } {
  if (value.kind === 'period') return { from: startOf(value.from), to: startOf(value.to) };
  const day = today.day - value.days;
  return { from: startOf({ ...today, day }), to: startOf({ ...today, day: day + 1 }) };
}
