/** Noun phrases: grammar parts MC-GR-75 to 91, 187. */
import { dequal } from 'dequal';
import { joinWords, leaf, type Context, type Syntax, type Written } from '../engine/syntax.js';
import { selfEnds } from '../engine/self.js';
import { nothing, type Result, type Results, type Source } from '../engine/source.js';
import type { Clause, Filter, Noun, Quality } from '../../components/filters.js';
import { clause } from './categories.js';
import { headOf, someNouns, wordOfHead, type Head } from './nouns-words.js';
import { quality } from './qualities.js';
import { withArticle } from './words.js';

/** A noun's own words: what it is, before its clauses. */
type Heads = Pick<Noun, 'subtype' | 'types' | 'as'>;

function readHeads(source: Source, at: number, many: boolean): Results<Heads> {
  const results: Result<Heads>[] = [];
  const go = (heads: Heads, from: number): void => {
    const text = from === source.noType ? source.wordAt(from) : source.textAt(from);
    const middle = headOf(text, false);
    const longer = middle && withHead(heads, middle);
    if (longer && longer.as === null) go(longer, from + 1);
    const last = headOf(text, many);
    const whole = last && withHead(heads, last);
    if (whole) results.push({ value: whole, end: from + 1 });
    else if (source.isExplaining) for (const word of someNouns(many)) source.miss(from, word);
    else source.miss(from, '');
  };
  go({ subtype: null, types: [], as: null }, at);
  return results;
}

/** A noun with one word more: a creature type, then card types, then the kind of thing. */
function withHead(heads: Heads, head: Head): Heads | null {
  if (head.is === 'subtype')
    return heads.subtype === null && heads.types.length === 0 ? { ...heads, subtype: head.subtype } : null;
  if (head.is === 'type')
    return heads.types.includes(head.type) ? null : { ...heads, types: [...heads.types, head.type] };
  if (head.kind === 'permanent' && (heads.types.length > 0 || heads.subtype !== null)) return null;
  return { ...heads, as: head.kind };
}

function readQualities(source: Source, at: number): Results<readonly Quality[]> {
  const results: Result<readonly Quality[]>[] = [];
  const go = (values: readonly Quality[], from: number): void => {
    const begin = values.length > 0 && source.wordAt(from) === ',' ? from + 1 : from;
    for (const { value, end } of quality.read(source, begin)) go([...values, value], end);
    results.push({ value: values, end: from });
  };
  go([], at);
  return results;
}

function readClauses(source: Source, at: number): Results<readonly Clause[]> {
  const results: Result<readonly Clause[]>[] = [];
  const go = (values: readonly Clause[], from: number): void => {
    for (const { value, end } of clause.read(source, from)) go([...values, value], end);
    results.push({ value: values, end: from });
  };
  go([], at);
  return results;
}

/** "A creature other than Name" is another creature. */
const otherThanSelf = (source: Source, at: number): readonly number[] =>
  source.wordAt(at) === 'other' && source.wordAt(at + 1) === 'than' ? selfEnds(source, at + 2) : none;
const none: readonly number[] = [];

function readNouns(source: Source, at: number, many: boolean): Results<Noun> {
  const nouns: Result<Noun>[] = [];
  for (const { value: qualities, end } of readQualities(source, at)) {
    for (const heads of readHeads(source, end, many)) {
      for (const { value: clauses, end: last } of readClauses(source, heads.end)) {
        nouns.push({ value: { qualities, ...heads.value, clauses }, end: last });
        for (const behind of clauses.length > 0 ? otherThanSelf(source, last) : none)
          nouns.push({
            value: { qualities: [{ is: 'other' }, ...qualities], ...heads.value, clauses },
            end: behind,
          });
      }
      for (const from of otherThanSelf(source, heads.end))
        for (const clauses of readClauses(source, from))
          nouns.push({
            value: { qualities: [{ is: 'other' }, ...qualities], ...heads.value, clauses: clauses.value },
            end: clauses.end,
          });
    }
  }
  return nouns;
}

const jointsOfOne = [
  [','],
  [',', 'or'],
  ['or'],
  ['or', 'a'],
  ['or', 'an'],
  [',', 'a'],
  [',', 'an'],
  [',', 'or', 'a'],
  [',', 'or', 'an'],
];
const jointsOfMany = [...jointsOfOne, [',', 'and'], ['and'], ['and', '/', 'or']];

/** Each of the nouns, and those with nouns after them; what stands once behind the last is said of all. */
function readNounList(source: Source, at: number, many: boolean): Results<Filter> {
  const results: Result<Filter>[] = [];
  const go = (nouns: readonly Noun[], from: number): void => {
    for (const { value, end } of readNouns(source, from, many)) {
      const longer = [...nouns, value];
      for (const joint of many ? jointsOfMany : jointsOfOne) {
        if (joint.every((word, nth) => source.wordAt(end + nth) === word)) go(longer, end + joint.length);
      }
      const last = source.wordAt(from - 1);
      if (nouns.length === 0 || last !== ',') results.push({ value: { any: shared(longer) }, end });
    }
  };
  go([], at);
  return results;
}

const sharedKinds: readonly Noun['as'][] = ['card', 'spell', 'token', 'source'];
const hasWord = ({ types, subtype }: Heads): boolean => types.length > 0 || subtype !== null;

function shared(nouns: readonly Noun[]): readonly Noun[] {
  const last = nouns.at(-1);
  if (!last || nouns.length === 1) return nouns;
  const before = nouns.slice(0, -1);
  const clauses = before.every((noun) => noun.clauses.length === 0) ? last.clauses : null;
  const sharesKind =
    sharedKinds.includes(last.as) &&
    hasWord(last) &&
    before.every((noun) => noun.as === null && hasWord(noun));
  return nouns.map((noun) => ({
    ...noun,
    clauses: clauses ?? noun.clauses,
    as: sharesKind ? last.as : noun.as,
  }));
}

interface Saying {
  readonly many: boolean;
  /** "another" has been said before it. */
  readonly other: boolean;
}

function writeFilter({ any }: Filter, context: Context, { many, other }: Saying): string | null {
  const last = any.at(-1);
  if (!last) return null;
  const sharesClauses = any.every(({ clauses }) => dequal(clauses, last.clauses));
  const sharesKind =
    any.length > 1 &&
    sharedKinds.includes(last.as) &&
    any.every((noun) => noun.as === last.as && hasWord(noun));
  const written = any.map((noun, nth) => {
    const isLast = nth === any.length - 1;
    return writeNoun(
      {
        ...noun,
        as: sharesKind && !isLast ? null : noun.as,
        clauses: sharesClauses && !isLast ? [] : noun.clauses,
        qualities: other && nth === 0 ? noun.qualities.slice(1) : noun.qualities,
      },
      context,
      many,
    );
  });
  // Read again it would be said of all.
  const misleads = !dequal(
    shared(any.map((noun) => (sharesClauses ? { ...noun, clauses: [] } : noun))),
    any.map((noun) => (sharesClauses ? { ...noun, clauses: [] } : noun)),
  );
  // The next noun could belong to a name.
  const isNamed = any.slice(0, -1).some(({ clauses }) => clauses.at(-1)?.is === 'named' && !sharesClauses);
  if (misleads || isNamed || written.includes(null)) return null;
  return joinList(written as readonly string[], many ? 'and' : 'or');
}

const joinList = (words: readonly string[], joint: string): string =>
  words.length < 3
    ? words.join(` ${joint} `)
    : `${words.slice(0, -1).join(', ')}, ${joint} ${words.at(-1) ?? ''}`;

/** Whether there is a filter within. */
const namesThings = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('any' in value || Object.values(value).some(namesThings));

function writeNoun(
  { qualities, types, subtype, as, clauses }: Noun,
  context: Context,
  many: boolean,
): string | null {
  const heads: Head[] = [
    ...(subtype === null ? [] : [{ is: 'subtype', subtype } as const]),
    ...types.map((type) => ({ is: 'type', type }) as const),
    ...(as === null ? [] : [{ is: 'kind', kind: as } as const]),
  ];
  if (heads.length === 0) return null;
  const before: string[] = [];
  for (const [nth, one] of qualities.entries()) {
    const written = quality.write(one, context);
    if (!written) return null;
    const isNot = one.is.startsWith('not');
    if (nth > 0 && isNot && qualities[nth - 1]?.is.startsWith('not')) before.push(',');
    before.push(written.text);
  }
  // What stands behind the words of another thing would be said of that.
  if (clauses.slice(0, -1).some(namesThings)) return null;
  const nouns = heads.map((head, nth) => wordOfHead(head, many && nth === heads.length - 1));
  const after = clauses.map((one) => clause.write(one, { ...context, person: many ? 'many' : 'one' })?.text);
  if (after.includes(undefined)) return null;
  return joinWords([...before, ...nouns, ...(after as readonly string[])]);
}

const isOther = ({ any: [first] }: Filter): boolean => first?.qualities[0]?.is === 'other';
const withOther = ({ any: [first, ...rest] }: Filter): Filter =>
  first ? { any: [{ ...first, qualities: [{ is: 'other' }, ...first.qualities] }, ...rest] } : { any: [] };

const said = (text: string | null, many: boolean): Written | null =>
  text === null ? null : { text, person: many ? 'many' : 'one' };

/** Noun phrases of one or of many. */
export const nounsOf = (many: boolean): Syntax<Filter> =>
  leaf(
    many ? 'filterMany' : 'filterOne',
    (source, at) => readNounList(source, at, many),
    (filter, context) => said(writeFilter(filter, context, { many, other: false }), many),
  );

/** With "another" before it, and without. The rest reads the noun; `before` words stand between. */
export function readAfterOther(
  source: Source,
  at: number,
  read: (at: number) => Results<Filter>,
): Results<Filter> {
  const other = source.wordAt(at) === 'another';
  const results = read(other ? at + 1 : at);
  return other ? results.map(({ value, end }) => ({ value: withOther(value), end })) : results;
}

/** A noun after "another", or after a word of the caller's. */
export function writeAfter(
  filter: Filter,
  context: Context,
  many: boolean,
): { readonly other: boolean; readonly text: string } | null {
  const other = !many && isOther(filter);
  const text = writeFilter(filter, context, { many, other });
  return text === null ? null : { other, text };
}

/** "a creature", "another creature". */
export const nounWithArticle: Syntax<Filter> = leaf(
  'filterAn',
  (source, at) => {
    const word = source.wordAt(at);
    if (word === 'another') return readAfterOther(source, at, (from) => readNounList(source, from, false));
    if (word === 'a' || word === 'an' || word === 'one') return readNounList(source, at + 1, false);
    source.miss(at, 'a');
    return nothing;
  },
  (filter, context) => {
    const after = writeAfter(filter, context, false);
    return after && said(after.other ? `another ${after.text}` : withArticle(after.text), false);
  },
);
