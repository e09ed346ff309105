import { doneElsewhere, fieldCalled, fieldOf, type FieldName } from './fields.js';
import {
  operators,
  type FieldTerm,
  type Operator,
  type OrderTerm,
  type Query,
  type Remark,
  type Value,
} from './query.js';
import { compiled, patternAt } from '../patterns/typed-pattern.js';
import { takesPatterns } from './field.js';
import { readOrder } from './read-order.js';
import { faultOf } from './value-fault.js';

export interface Parsed {
  readonly query: Query;
  /** In which orders the cards are wanted; the last one counts, and where there is none the view decides. */
  readonly orders: readonly OrderTerm[];
  readonly remarks: readonly Remark[];
  /** Somebody is typing a pattern: its second slash is missing. */
  readonly endsInPattern: boolean;
}

/** Reads a search. Never fails: what is not understood is told in a remark, and searched as words or left out. */
export const parse = (text: string): Parsed => new Parser(text).parse();

const space = /\s/;
/** What quotes a phrase; the curly ones come with pasted text. */
const quote = /["\u201c-\u201f]/;
const fieldHere = /(\p{L}+)(!=|<=|>=|[:=<>])/uy;
const notHere = /NOT\s+(?=[^\s)])/uy;
/** Deeper parentheses are nobody's search; without a bound they would fill the stack. */
const DEEPEST = 40;

class Parser {
  readonly #text: string;
  readonly #remarks: Remark[] = [];
  readonly #orders: OrderTerm[] = [];
  #endsInPattern = false;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): Parsed {
    const parts: Query[] = [];
    while (this.#skipSpace()) {
      parts.push(this.#either());
      if (this.#char() === ')') {
        this.#remark(this.#at, this.#at + 1, 'There is no “(” to this “)”.');
        this.#at += 1;
      }
    }
    const query = joined('and', parts, 0);
    const remarks = this.#remarks.toSorted((a, b) => a.start - b.start);
    return { query, orders: this.#orders, remarks, endsInPattern: this.#endsInPattern };
  }

  /** Terms up to the end or a closing parenthesis, of which `or` divides groups. */
  #either(): Query {
    const start = this.#at;
    const groups: Query[][] = [[]];
    while (this.#skipSpace() && this.#char() !== ')') {
      const word = this.#bareWord().toLowerCase();
      if (word === 'or' || word === 'and') this.#joiner(word, groups);
      else {
        const term = this.#term();
        if (term) groups.at(-1)?.push(term);
      }
    }
    const options = groups.filter((parts) => parts.length > 0);
    return joined(
      'or',
      options.map((parts) => joined('and', parts, start)),
      start,
    );
  }

  /** `and` adds nothing to what stands side by side. */
  #joiner(word: 'or' | 'and', groups: Query[][]): void {
    const start = this.#at;
    this.#at += word.length;
    const before = (groups.at(-1)?.length ?? 0) > 0;
    const more = this.#skipSpace();
    if (!before || !more || this.#char() === ')')
      this.#remark(
        start,
        start + word.length,
        `“${word}” stands between two things to look for.`,
        before && !more,
      );
    else if (word === 'or') groups.push([]);
  }

  #term(): Query | null {
    const start = this.#at;
    let negated = false;
    for (let sign = this.#minus(); sign > 0; sign = this.#minus()) {
      negated = !negated;
      this.#at += sign;
    }
    if (this.#at >= this.#text.length || space.test(this.#char()) || this.#char() === ')') return null;
    if (this.#order(start, negated)) return null;
    const part = this.#positive();
    if (!part || !negated) return part;
    if (part.kind === 'not') return part.part;
    return { kind: 'not', part, start, end: part.end };
  }

  /** How many signs say "not" here: a minus, or NOT in capitals before more; 0 for none. */
  #minus(): number {
    if (this.#char() === '-') return 1;
    notHere.lastIndex = this.#at;
    return notHere.exec(this.#text)?.[0].length ?? 0;
  }

  #positive(): Query | null {
    if (this.#char() === '!' && /[^\s()!]/.test(this.#text.charAt(this.#at + 1))) return this.#wholeName();
    if (this.#char() === '(') return this.#parentheses();
    if (quote.test(this.#char())) return this.#phrase();
    fieldHere.lastIndex = this.#at;
    const [whole, word = '', sign = ''] = fieldHere.exec(this.#text) ?? [];
    const operator = operators.find((known) => known === sign);
    if (whole === undefined || !operator) return this.#words();
    if (word.toLowerCase() === 'not' && !/[<>]/.test(operator)) return this.#isNot(operator, whole.length);
    const field = fieldCalled(word);
    if (field !== null) return this.#field(field, operator, whole.length);
    const hint = doneElsewhere(word);
    if (hint !== null) {
      const start = this.#at;
      this.#at += whole.length;
      this.#at += this.#bareWord().length;
      this.#remark(start, this.#at, hint);
      return null;
    }
    this.#remark(this.#at, this.#at + whole.length, `There is no field “${word}”; it is searched as words.`);
    return this.#words();
  }

  /** "sort:level": it says how the cards stand, and fits or excludes none. False: there is no such thing here. */
  #order(start: number, negated: boolean): boolean {
    const read = readOrder(this.#text, this.#at);
    if (!read) return false;
    const { end, order, remark } = read;
    this.#at = end;
    if (remark) this.#remarks.push(remark);
    // "-sort:level" can only mean the same.
    if (order) this.#orders.push({ ...order, descending: order.descending !== negated, start, end });
    return true;
  }

  /** "!fox", "!"Ember Fox"": the name as a whole. */
  #wholeName(): Query | null {
    const start = this.#at;
    this.#at += 1;
    const from = this.#at;
    const text = quote.test(this.#char()) ? this.#quoted() : this.#bareValue();
    const value = { text: text.trim(), start: from, end: this.#at };
    const fault = faultOf('name', value.text);
    if (fault !== null) this.#remark(from, this.#at, fault);
    if (fault !== null || value.text === '') return null;
    return { kind: 'field', field: 'name', operator: '=', values: [value], start, end: this.#at };
  }

  /** "not:sealed" asks for what "-is:sealed" does. */
  #isNot(operator: Operator, head: number): Query | null {
    const term = this.#field('is', operator, head);
    return term && { kind: 'not', part: term, start: term.start, end: term.end };
  }

  #parentheses(): Query | null {
    const start = this.#at;
    this.#at += 1;
    if (this.#depth >= DEEPEST) {
      this.#remark(start, this.#at, 'So many parentheses are not read; take some away.');
      return null;
    }
    this.#depth += 1;
    const inner = this.#either();
    this.#depth -= 1;
    if (this.#char() === ')') this.#at += 1;
    const empty = inner.kind === 'and' && inner.parts.length === 0;
    return empty ? null : { ...inner, start, end: this.#at };
  }

  #phrase(): Query | null {
    const start = this.#at;
    const text = this.#quoted();
    return text.trim() === '' ? null : { kind: 'words', text, quoted: true, start, end: this.#at };
  }

  #words(): Query {
    const start = this.#at;
    const text = this.#bareWord();
    this.#at += text.length;
    return { kind: 'words', text, quoted: false, start, end: this.#at };
  }

  #field(field: FieldName, operator: Operator, head: number): FieldTerm | null {
    const start = this.#at;
    this.#at += head;
    const values: Value[] = [];
    let typed = 0;
    do {
      if (typed > 0) this.#at += 1;
      const from = this.#at;
      typed += 1;
      if (this.#isPattern(field)) {
        const value = this.#pattern();
        if (value) values.push(value);
        continue;
      }
      const text = quote.test(this.#char()) ? this.#quoted() : this.#bareValue();
      if (text.trim() === '') continue;
      const value = { text: text.trim(), start: from, end: this.#at };
      const fault = faultOf(field, value.text);
      if (fault === null) values.push(value);
      else this.#remark(from, this.#at, fault);
    } while (this.#char() === ',');
    if (
      values.length === 0 &&
      this.#text
        .slice(start + head, this.#at)
        .replaceAll(',', '')
        .trim() === ''
    ) {
      const said = this.#text.slice(start, start + head);
      const atEnd = this.#at >= this.#text.length;
      this.#remark(start, this.#at, `Write after “${said}” what to look for.`, atEnd);
    }
    if (values.length === 0) return null;
    return {
      kind: 'field',
      field,
      operator: this.#possible(field, operator, start),
      values,
      start,
      end: this.#at,
    };
  }

  #isPattern(field: FieldName): boolean {
    return (
      this.#char() === '/' && /\S/.test(this.#text.charAt(this.#at + 1)) && takesPatterns(fieldOf(field))
    );
  }

  /** From a slash to the next one, and the switches behind it. */
  #pattern(): Value | null {
    const start = this.#at;
    const found = patternAt(this.#text, start);
    if (!found) return null;
    const { typed, end, closed } = found;
    this.#at = end;
    if (!closed) {
      this.#endsInPattern = true;
      this.#remark(start, end, 'A pattern ends with a second “/”; write “\\/” for one that is in it.', true);
      return null;
    }
    const reading = compiled(typed);
    if (reading.kind === 'good') return { text: this.#text.slice(start, end), pattern: typed, start, end };
    const { fault } = reading;
    this.#remark(start + fault.start, start + (fault.end ?? end - start), fault.sentence);
    return null;
  }

  /** Only figures and dates are larger and smaller. */
  #possible(field: FieldName, operator: Operator, start: number): Operator {
    const { kind, title } = fieldOf(field);
    if (kind === 'number' || kind === 'date' || !/[<>]/.test(operator)) return operator;
    this.#remark(start, this.#at, `“${title}” is not larger or smaller; it is read with “:”.`);
    return ':';
  }

  /** From a quotation mark to the next, or to the end. */
  #quoted(): string {
    const from = this.#at + 1;
    let to = from;
    while (to < this.#text.length && !quote.test(this.#text.charAt(to))) to += 1;
    this.#at = Math.min(to + 1, this.#text.length);
    return this.#text.slice(from, to);
  }

  #bareWord(): string {
    return this.#upTo((sign) => space.test(sign) || quote.test(sign) || sign === '(' || sign === ')');
  }

  #bareValue(): string {
    const text = this.#upTo(
      (sign) => space.test(sign) || quote.test(sign) || sign === '(' || sign === ')' || sign === ',',
    );
    this.#at += text.length;
    return text;
  }

  #upTo(isEnd: (sign: string) => boolean): string {
    let to = this.#at;
    while (to < this.#text.length && !isEnd(this.#text.charAt(to))) to += 1;
    return this.#text.slice(this.#at, to);
  }

  #char(): string {
    return this.#text.charAt(this.#at);
  }

  /** False at the end. */
  #skipSpace(): boolean {
    while (this.#at < this.#text.length && space.test(this.#char())) this.#at += 1;
    return this.#at < this.#text.length;
  }

  #remark(start: number, end: number, sentence: string, unfinished = false): void {
    this.#remarks.push({ start, end, sentence, unfinished });
  }
}

/** One part is itself; what holds its like takes their parts. */
function joined(kind: 'and' | 'or', parts: readonly Query[], start: number): Query {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : part));
  const [alone] = flat;
  if (alone && flat.length === 1) return alone;
  return { kind: flat.length === 0 ? 'and' : kind, parts: flat, start, end: flat.at(-1)?.end ?? start };
}
