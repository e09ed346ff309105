/** What a component does to the price, in words instead of the letters of the guide's formulas. */
import type { Kind } from '../../../card-components.js';
import {
  add,
  compare,
  divide,
  fraction,
  multiply,
  subtract,
  toDecimal,
  zero,
  type Fraction,
} from '../price/fraction.js';
import type { Formula, Term } from '../price/formula.js';
import type { Phrase } from '../vocabulary/phrase.js';

/** Amounts by the letters that multiply them: "x + t" is 1 by "x" and 1 by "t". */
type Sum = ReadonlyMap<string, Fraction>;

/** How much for each of what: "2" for each "target". No words: it is so much in any case. */
interface Share {
  readonly amount: string;
  readonly each: string;
}

export interface PriceWords {
  /** "+2 per target" */
  readonly short: string;
  /** "Adds 2 to the level for each target." */
  readonly sentence: string;
}

/** @param counted what is counted, such as "level" */
export function priceInWords(kind: Kind, { term }: Formula, phrase: Phrase, counted: string): PriceWords {
  const sum = sumOf(term);
  const shares = sum && sharesOf(sum, kind, phrase);
  if (kind === 'target') return targetWords(shares);
  const [sign, verb, where] = kind === 'effect' ? ['+', 'Adds', 'to'] : ['−', 'Takes', 'off'];
  if (shares === null)
    return {
      short: `${sign} by its numbers`,
      sentence: `What it ${verb.toLowerCase()} ${where} the ${counted} follows from its numbers.`,
    };
  if (shares.length === 0) return { short: '±0', sentence: `Leaves the ${counted} as it is.` };
  return {
    short: shares.map(({ amount, each }) => `${sign}${amount}${each && ` per ${each}`}`).join(', '),
    sentence: `${verb} ${shares.map(({ amount, each }) => `${amount}${each && ` for each ${each}`}`).join(' and ')} ${where} the ${counted}.`,
  };
}

function targetWords(shares: readonly Share[] | null): PriceWords {
  if (shares === null)
    return {
      short: 'counts by its numbers',
      sentence: 'How many targets it counts as follows from its numbers.',
    };
  const short = shares.map(({ amount, each }) => `${amount}${each && ` per ${each}`}`).join(' + ');
  const long = shares.map(({ amount, each }) => `${amount}${each && ` for each ${each}`}`).join(' and ');
  return { short: `counts ${short}`, sentence: `Effects that are priced by targets count ${long}.` };
}

const sharesOf = (sum: Sum, kind: Kind, phrase: Phrase): readonly Share[] =>
  [...sum].map(([letters, amount]) => ({
    amount: spelt(amount),
    each: [...letters].map((letter) => unitOf(letter, kind, phrase)).join(' and '),
  }));

const vulgar: ReadonlyMap<string, string> = new Map([
  ['0.5', '½'],
  ['1.5', '1½'],
  ['0.25', '¼'],
  ['0.75', '¾'],
  ['0.2', '⅕'],
  ['0.8', '⅘'],
]);
const spelt = (amount: Fraction): string => {
  const decimal = toDecimal(amount);
  return vulgar.get(decimal) ?? decimal;
};

/** What a letter counts, by the noun that follows its number. */
function unitOf(letter: string, kind: Kind, { pieces, bound }: Phrase): string {
  if (letter === 't') return 'target';
  const at = pieces.findIndex((piece) => piece.kind === 'number' && piece.variable === letter);
  const [words, plural] = pieces.slice(at + 1);
  const said = words?.kind === 'words' ? words.words : '';
  const noun =
    plural?.kind === 'plural' && !/^(?:is|are)$/u.test(plural.singular)
      ? (/[\p{L}]+$/u.exec(plural.singular)?.[0].toLowerCase() ?? 'point')
      : nounIn(said);
  const isSeen = kind === 'target' && bound !== null && letter !== bound;
  return isSeen ? `${noun} looked at` : noun;
}

function nounIn(words: string): string {
  if (words.startsWith('-dice')) return 'die';
  return /\b(card|creature|resource|minion)s?\b/u.exec(words)?.[1] ?? 'point';
}

/** Null where it is no sum of amounts by letters. */
function sumOf(term: Term): Sum | null {
  switch (term.kind) {
    case 'number':
      return tidy(new Map([['', term.value]]));
    case 'letter':
      return new Map([[term.letter, fraction(1)]]);
    case 'sum':
    case 'difference': {
      const [left, right] = [sumOf(term.left), sumOf(term.right)];
      if (!left || !right) return null;
      const join = term.kind === 'sum' ? add : subtract;
      const all = new Set([...left.keys(), ...right.keys()]);
      return tidy(new Map([...all].map((key) => [key, join(left.get(key) ?? zero, right.get(key) ?? zero)])));
    }
    case 'product':
    case 'quotient': {
      const [left, right] = [sumOf(term.left), sumOf(term.right)];
      if (!left || !right) return null;
      if (term.kind === 'product') return product(left, right);
      const by = right.get('');
      if (by === undefined || right.size > 1) return null;
      return new Map([...left].map(([key, amount]) => [key, divide(amount, by)]));
    }
  }
}

function product(left: Sum, right: Sum): Sum {
  const made = new Map<string, Fraction>();
  for (const [one, amount] of left)
    for (const [other, factor] of right) {
      const key = `${one}${other}`;
      made.set(key, add(made.get(key) ?? zero, multiply(amount, factor)));
    }
  return tidy(made);
}

const tidy = (sum: Sum): Sum => new Map([...sum].filter(([, amount]) => compare(amount, zero) !== 0));
