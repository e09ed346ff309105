import type { GivenNames, NameSource } from './field.js';
import { idsCalled } from './given-names.js';
import { NONE } from './fields.js';
import { patternTest } from './pattern-test.js';
import { beginsWord, fold, keyOf } from './fold.js';
import type { FieldTerm, Remark, Value } from './query.js';
import type { Subject, World } from './subject.js';

interface NamesFit {
  readonly test: (card: Subject) => boolean;
  /** What is called by no such name. */
  readonly unknown: readonly Remark[];
}

/** Terms that name sets, tags, decks, or what a game gives names to. What is called so is looked up once, not for each card. */
export function namesFit(source: NameSource | GivenNames, term: FieldTerm, world: World): NamesFit {
  if (typeof source === 'object') return ofGiven(source, term);
  switch (source) {
    case 'set':
      return ofSets(term, world);
    case 'tag':
      return { test: tagTest(term), unknown: [] };
    case 'deck':
      return ofDecks(term, world);
  }
}

const isNone = ({ text }: Value): boolean => text.toLowerCase() === NONE;

/** `:` is content with the beginning of any word, `=` and `!=` want the whole name. */
function nameTest({ operator }: FieldTerm, { text, pattern }: Value): (name: string) => boolean {
  if (pattern) return patternTest(pattern, operator);
  const wanted = keyOf(text);
  const start = fold(text).trim();
  return operator === ':'
    ? (name) => keyOf(name) === wanted || beginsWord(fold(name), start)
    : (name) => keyOf(name) === wanted;
}

const remarkOn = ({ start, end, text }: Value, kind: string): Remark => ({
  start,
  end,
  sentence: `No ${kind} is called “${text}”.`,
  unfinished: false,
});

function ofSets(term: FieldTerm, { sets }: World): NamesFit {
  const wanted = new Set<string>();
  const unknown: Remark[] = [];
  for (const value of term.values.filter((one) => !isNone(one))) {
    const isCalled = nameTest(term, value);
    const code = value.pattern ? '' : keyOf(value.text);
    const called = [...sets].filter(
      ([, set]) => isCalled(set.name) || (code !== '' && keyOf(set.code) === code),
    );
    for (const [id] of called) wanted.add(id);
    if (called.length === 0) unknown.push(remarkOn(value, 'set'));
  }
  const none = term.values.some(isNone);
  return { test: ({ card }) => (card.set === null ? none : wanted.has(card.set.id)), unknown };
}

function tagTest(term: FieldTerm): NamesFit['test'] {
  const tests = term.values.filter((value) => !isNone(value)).map((value) => nameTest(term, value));
  const none = term.values.some(isNone);
  const known = new Map<string, boolean>();
  const isCalled = (tag: string): boolean => {
    let fits = known.get(tag);
    if (fits === undefined) known.set(tag, (fits = tests.some((test) => test(tag))));
    return fits;
  };
  return ({ card: { tags } }) => (tags.length === 0 ? none : tags.some(isCalled));
}

function ofDecks(term: FieldTerm, world: World): NamesFit {
  const decks = world.decks();
  const wanted = new Set<string>();
  const unknown: Remark[] = [];
  for (const value of term.values.filter((one) => !isNone(one))) {
    const isCalled = nameTest(term, value);
    const called = decks.filter(({ name }) => isCalled(name));
    for (const { cards } of called) for (const id of cards) wanted.add(id);
    if (called.length === 0) unknown.push(remarkOn(value, 'deck'));
  }
  const inAny = term.values.some(isNone) ? new Set(decks.flatMap(({ cards }) => [...cards])) : null;
  return { test: ({ card: { id } }) => wanted.has(id) || (inAny !== null && !inAny.has(id)), unknown };
}

function ofGiven(names: GivenNames, term: FieldTerm): NamesFit {
  const wanted = new Set<string>();
  const unknown: Remark[] = [];
  for (const value of term.values.filter((one) => !isNone(one))) {
    const ids = idsCalled(names, value.text);
    for (const id of ids) wanted.add(id);
    if (ids.length === 0) unknown.push(remarkOn(value, names.noun));
  }
  const none = term.values.some(isNone);
  const test: NamesFit['test'] = (card) => {
    const ids = names.of(card);
    return ids !== null && (ids.some((id) => wanted.has(id)) || (none && ids.length === 0));
  };
  return { test, unknown };
}
