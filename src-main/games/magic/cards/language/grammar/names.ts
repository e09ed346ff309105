/** Words that a card brings along: names, kinds of counters, creature types. */
import { leaf, type Syntax } from '../engine/syntax.js';
import { isCreatureType } from './nouns-words.js';
import { nothing, type Result, type Source } from '../engine/source.js';

const MOST_WORDS = 8;
/** Small words inside of names. */
const small = new Set([
  'of',
  'the',
  'and',
  'from',
  'in',
  'to',
  'a',
  'an',
  'for',
  'with',
  "'s",
  "'",
  ',',
  '-',
]);
const isCapital = (text: string): boolean => /^[\p{Lu}\d]/u.test(text);

/** "Grey Heron of the Fens": as many words as can belong to it are taken first. */
export const cardName: Syntax<string> = leaf(
  'cardName',
  (source, at) => {
    const results: Result<string>[] = [];
    for (let end = at; end < at + MOST_WORDS; end += 1) {
      const text = source.textAt(end);
      if (!isCapital(text) && (end === at || !small.has(text))) break;
      if (isCapital(text)) results.unshift({ value: between(source, at, end), end: end + 1 });
    }
    return results;
  },
  (name) => name,
);

const between = (source: Source, first: number, last: number): string =>
  source.text.slice(source.tokens[first]?.start, source.tokens[last]?.end);

const notKinds = new Set([
  'a',
  'an',
  'all',
  'the',
  'counter',
  'counters',
  'and',
  'or',
  'with',
  'on',
  'of',
  'x',
  'that',
  'those',
]);

/** "spore", "+1/+1". */
export const counterKind: Syntax<string> = leaf(
  'counterKind',
  (source, at) => {
    const text = source.textAt(at);
    const isKind =
      /^[+-]\d+\/[+-]\d+$/u.test(text) || (/^\p{Ll}[\p{L}-]*$/u.test(text) && !notKinds.has(text));
    if (isKind) return [{ value: text, end: at + 1 }];
    source.miss(at, '+1/+1');
    return nothing;
  },
  (kind) => kind,
);

/** "Goblin", "Goblin Wizard". */
export const creatureTypes: Syntax<readonly string[]> = leaf<readonly string[]>(
  'creatureTypes',
  (source, at) => {
    const types: string[] = [];
    while (isCreatureType(source.textAt(at + types.length))) types.push(source.textAt(at + types.length));
    if (types.length === 0) source.miss(at, 'Goblin');
    return types.length === 0 ? nothing : [{ value: types, end: at + types.length }];
  },
  (types) => (types.length > 0 ? types.join(' ') : null),
);
