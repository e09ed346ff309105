import { add, divide, fraction, multiply, subtract, toDecimal, type Fraction } from './fraction.js';

/** The letters of a guide's formulas: a component's own numbers, and t, which its target selection sets. */
export type Letter = 'x' | 'y' | 'z' | 't';

export type Term =
  | { readonly kind: 'number'; readonly value: Fraction }
  | { readonly kind: 'letter'; readonly letter: Letter }
  | {
      readonly kind: 'sum' | 'difference' | 'product' | 'quotient';
      readonly left: Term;
      readonly right: Term;
    };

/** A formula as a guide prints it: "4xt", "(x+4y)/5", "yy/x". */
export interface Formula {
  readonly text: string;
  readonly letters: ReadonlySet<Letter>;
  readonly term: Term;
}

export type Letters = Readonly<Partial<Record<Letter, Fraction>>>;

const parsed = new Map<string, Formula>();

/** Reads a formula; letters and numbers that stand side by side are multiplied. @throws SyntaxError for anything else. */
export function formula(text: string): Formula {
  const known = parsed.get(text);
  if (known) return known;
  const reader = new FormulaReader(text);
  const made: Formula = { text, term: reader.whole(), letters: reader.letters };
  parsed.set(text, made);
  return made;
}

/** @throws RangeError when a letter has no value or a division by 0 is asked for. */
export function evaluate(of: Formula, letters: Letters): Fraction {
  return valueOf(of.term, letters);
}

/** The formula with its numbers filled in: "4xt" with x = 2, t = 3/2 reads "4 × 2 × 1.5". */
export function filledIn(of: Formula, letters: Letters): string {
  return show(of.term, letters, 0);
}

function valueOf(term: Term, letters: Letters): Fraction {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'letter':
      return letterValue(term.letter, letters);
    case 'sum':
      return add(valueOf(term.left, letters), valueOf(term.right, letters));
    case 'difference':
      return subtract(valueOf(term.left, letters), valueOf(term.right, letters));
    case 'product':
      return multiply(valueOf(term.left, letters), valueOf(term.right, letters));
    case 'quotient':
      return divide(valueOf(term.left, letters), valueOf(term.right, letters));
  }
}

function letterValue(letter: Letter, letters: Letters): Fraction {
  const value = letters[letter];
  if (!value) throw new RangeError(`The formula needs a value for ${letter}.`);
  return value;
}

const signs = { sum: ' + ', difference: ' − ', product: ' × ', quotient: ' ÷ ' } as const;

/** `binding` is how tightly the surroundings hold: 0 nothing, 1 beside × or before ÷, 2 after ÷ or −. */
function show(term: Term, letters: Letters, binding: 0 | 1 | 2): string {
  if (term.kind === 'number') return toDecimal(term.value);
  if (term.kind === 'letter') {
    const text = toDecimal(letterValue(term.letter, letters));
    return binding > 0 && text.includes('/') ? `(${text})` : text;
  }
  const additive = term.kind === 'sum' || term.kind === 'difference';
  const rightBinding = term.kind === 'quotient' ? 2 : additive && term.kind === 'sum' ? 0 : additive ? 2 : 1;
  const text = `${show(term.left, letters, additive ? 0 : 1)}${signs[term.kind]}${show(term.right, letters, rightBinding)}`;
  return binding === 2 || (binding === 1 && additive) ? `(${text})` : text;
}

/** Recursive descent over "sum := product (± product)*", "product := factor ((× ÷ or nothing) factor)*". */
class FormulaReader {
  readonly letters = new Set<Letter>();
  readonly #tokens: readonly string[];
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = text.match(/\d+|[a-z]|[^\s]/g) ?? [];
  }

  whole(): Term {
    const term = this.#sum();
    if (this.#at < this.#tokens.length) this.#fail();
    return term;
  }

  #sum(): Term {
    let left = this.#product();
    for (let sign = this.#take('+', '-'); sign; sign = this.#take('+', '-')) {
      left = { kind: sign === '+' ? 'sum' : 'difference', left, right: this.#product() };
    }
    return left;
  }

  #product(): Term {
    let left = this.#factor();
    for (;;) {
      if (this.#take('/')) left = { kind: 'quotient', left, right: this.#factor() };
      else if (/^[\d(a-z]/.test(this.#tokens[this.#at] ?? ''))
        left = { kind: 'product', left, right: this.#factor() };
      else return left;
    }
  }

  #factor(): Term {
    if (this.#take('(')) {
      const inside = this.#sum();
      return this.#take(')') ? inside : this.#fail();
    }
    const token = this.#tokens[this.#at++] ?? '';
    if (/^\d+$/.test(token)) return { kind: 'number', value: fraction(BigInt(token)) };
    if (token === 'x' || token === 'y' || token === 'z' || token === 't') {
      this.letters.add(token);
      return { kind: 'letter', letter: token };
    }
    return this.#fail();
  }

  #take(...wanted: readonly string[]): string | null {
    const token = this.#tokens[this.#at];
    if (token === undefined || !wanted.includes(token)) return null;
    this.#at += 1;
    return token;
  }

  #fail(): never {
    throw new SyntaxError(`“${this.#text}” is not a formula.`);
  }
}
