import { dequal } from 'dequal';
import { joinWords, type Context, type Person, type Syntax, type Written } from './syntax.js';
import { elided, elidedThird } from './elided.js';
import { selfEnds } from './self.js';
import { nothing, type Result, type Results, type Source } from './source.js';
import { tokensOf } from './tokens.js';

/** A piece of a template: words in one or several forms, or a slot. */
type Part =
  | {
      readonly is: 'words';
      /** Each of them is read. */
      readonly read: readonly (readonly string[])[];
      /** After nobody that is named. */
      readonly one: readonly (readonly string[])[];
      readonly you: readonly (readonly string[])[];
      readonly written: Readonly<Record<Person, string>>;
      /** What a verb is without a subject; null: it is none. */
      readonly bare: string | null;
      /** The slot whose person it follows; null: what was written last. */
      readonly of: string | null;
    }
  | { readonly is: 'slot'; readonly slot: string }
  /** The card itself. */
  | { readonly is: 'self' };

interface Form {
  readonly parts: readonly Part[];
  /** Of its slots. */
  readonly names: readonly string[];
}

const PART =
  /\{(?<slot>[a-z]\w*)\}|\((?<among>[^)]*)\)|(?<mark>[,.:;])|(?<word>(?:\{[A-Z]\}|[^\s(){},.:;])+)/gu;

const grammarWords = new Set<string>();

const spaced = (words: string): string => words.replaceAll('_', ' ');
const readAs = (words: string): readonly string[] => tokensOf(spaced(words)).map(({ word }) => word);

/**
 * Takes a template apart. "{slot}"; "{self}": the card itself; "(can't|cannot)": the first is written, any is read; "gets~get": of one and of many, with a third
 * form for you; "their@who" follows the person of that slot, "@subject" that of what stands before the phrase; "_" is a space inside of one of these.
 */
function partsOf(template: string): readonly Part[] {
  return [...template.matchAll(PART)].map(({ groups = {} }): Part => {
    const { slot, among, mark, word } = groups;
    if (slot === 'self') return { is: 'self' };
    if (slot !== undefined) return { is: 'slot', slot };
    if (among !== undefined) {
      const forms = among.split('|');
      const first = spaced(forms[0] ?? '');
      const read = forms.map(readAs);
      return {
        is: 'words',
        read,
        one: read,
        you: read,
        written: { one: first, many: first, you: first },
        bare: null,
        of: null,
      };
    }
    const [forms = '', of = null] = (mark ?? word ?? '').split('@');
    const [one = '', many = one, you = many] = forms.split('~');
    const bare = of === null ? plainVerb(one, many) : null;
    const read = [...new Set([one, many, you, ...(bare === null ? [] : [bare])])].map(readAs);
    return {
      is: 'words',
      read,
      one: [readAs(one)],
      you: [readAs(you)],
      written: { one: spaced(one), many: spaced(many), you: spaced(you) },
      bare,
      of,
    };
  });
}

const ownPlain: Readonly<Record<string, string>> = {
  is: 'be',
  "isn't": 'not be',
  "doesn't": 'not',
  has: 'have',
  does: 'do',
};
/** "deal" of "deals~deal". */
function plainVerb(one: string, many: string): string | null {
  const own = ownPlain[one];
  if (own !== undefined && one !== many) return own;
  return one === `${many}s` || one === `${many}es` ? many : null;
}

/** A template that is being read from a token on. */
interface Reading {
  readonly form: Form;
  readonly slots: Readonly<Record<string, Syntax<unknown>>>;
  readonly constant: Readonly<Record<string, unknown>>;
  readonly source: Source;
  /** Of the slots so far. */
  readonly values: unknown[];
  readonly results: Result<unknown>[];
}

function readFrom(reading: Reading, nth: number, at: number): void {
  const { form, source, values } = reading;
  const part = form.parts[nth];
  if (!part) {
    const value: Record<string, unknown> = { ...reading.constant };
    for (let slot = 0; slot < form.names.length; slot += 1) value[form.names[slot] as string] = values[slot];
    reading.results.push({ value, end: at });
  } else if (part.is === 'slot') {
    for (const { value, end } of reading.slots[part.slot]?.read(source, at) ?? nothing) {
      values.push(value);
      readFrom(reading, nth + 1, end);
      values.pop();
    }
  } else if (part.is === 'self') {
    for (const end of selfEnds(source, at)) readFrom(reading, nth + 1, end);
  } else {
    const said = values.at(-1);
    for (const words of said === elided ? part.you : said === elidedThird ? part.one : part.read) {
      const end = source.endOfWords(words, at);
      if (end !== null) readFrom(reading, nth + 1, end);
    }
  }
}

const firstsOf = (parts: readonly Part[]): readonly string[] | null => {
  const [first] = parts;
  if (first?.is !== 'words') return null;
  const words = first.read.map(([word]) => word);
  return words.every((word) => word !== undefined) ? words : null;
};

type Discriminant<C> = Pick<C, keyof C & ('is' | 'do' | 'on' | 'would')>;
type Of<T, C> = Extract<T, Discriminant<C>>;
type Given<V> = { readonly [K in keyof V]?: Syntax<Exclude<V[K], undefined>> };

export interface PhraseOptions {
  /** Person of verbs after it; left out: that of its last slot. */
  readonly person?: Person;
}

/** A phrase's words and what they say: `constant` and a value for each slot. Further templates are read, never written. */
export type SayPhrase<T> = <const C extends object>(
  constant: C,
  template: string | readonly [string, ...string[]],
  slots?: Given<Omit<Of<T, C>, keyof C>>,
  options?: PhraseOptions,
) => Syntax<T>;

export const phrases =
  <T extends object>(): SayPhrase<T> =>
  (constant, template, slots = {}, options = {}) =>
    phrase<T>(
      constant as unknown as Readonly<Record<string, unknown>>,
      typeof template === 'string' ? [template] : template,
      slots as Readonly<Record<string, Syntax<unknown>>>,
      options,
    );

function phrase<T extends object>(
  constant: Readonly<Record<string, unknown>>,
  templates: readonly string[],
  slots: Readonly<Record<string, Syntax<unknown>>>,
  { person = undefined }: PhraseOptions,
): Syntax<T> {
  const forms: readonly Form[] = templates.map(partsOf).map((parts) => ({
    parts,
    names: parts.flatMap((part) => (part.is === 'slot' ? [part.slot] : [])),
  }));
  for (const { parts } of forms)
    for (const part of parts)
      if (part.is === 'words') for (const form of part.read) for (const word of form) grammarWords.add(word);
  const firsts = forms.map(({ parts }) => firstsOf(parts));
  const keys = Object.keys(constant);
  const [{ parts: written, names } = { parts: [], names: [] }] = forms;
  const size = keys.length + new Set(names).size;
  const fits = (value: Readonly<Record<string, unknown>>): boolean => {
    for (const key of keys) {
      const [a, b] = [value[key], constant[key]];
      if (a !== b && !(typeof b === 'object' && dequal(a, b))) return false;
    }
    let fields = 0;
    for (const key in value) if (value[key] !== undefined) fields += 1;
    return fields === size && names.every((name) => value[name] !== undefined);
  };
  return {
    inside: { is: 'phrase', constant, slots, template: templates[0] ?? '' },
    firsts: firsts.every((words) => words) ? new Set(firsts.flatMap((words) => words ?? [])) : null,
    read: (source, at): Results<T> => {
      let results: Result<unknown>[] | null = null;
      for (const form of forms) {
        const reading: Reading = { form, slots, constant, source, values: [], results: results ?? [] };
        readFrom(reading, 0, at);
        if (reading.results.length > 0) results = reading.results;
      }
      return (results as Results<T> | null) ?? nothing;
    },
    write: (whole, context): Written | null => {
      const value = whole as unknown as Readonly<Record<string, unknown>>;
      if (!fits(value)) return null;
      const words = writeParts(written, slots, value, context);
      return words && (person ? { text: words.text, person } : words);
    },
  };
}

function writeParts(
  parts: readonly Part[],
  slots: Readonly<Record<string, Syntax<unknown>>>,
  value: Readonly<Record<string, unknown>>,
  context: Context,
): Written | null {
  let person: Person | null = null;
  const persons = new Map<string, Person>();
  const words: string[] = [];
  for (const part of parts) {
    if (part.is === 'words') {
      const of = part.of === null ? person : part.of === 'subject' ? context.person : persons.get(part.of);
      words.push(context.bare && part.bare !== null ? part.bare : part.written[of ?? context.person]);
      continue;
    }
    if (part.is === 'self') {
      words.push(context.name);
      person = 'one';
      continue;
    }
    const around: Context = person === null ? context : { ...context, person };
    const written: Written | null = slots[part.slot]?.write(value[part.slot], around) ?? null;
    if (!written) return null;
    words.push(written.text);
    if (written.person) {
      person = written.person;
      persons.set(part.slot, person);
    }
  }
  return { text: joinWords(words), person };
}

/** Whether a word stands in a template: no creature type has it. */
export const isWordOfGrammar = (word: string): boolean => grammarWords.has(word);

export const wordsOfGrammar = (): Iterable<string> => grammarWords;
