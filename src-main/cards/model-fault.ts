import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What a model has against a content, as a sentence that names the place and what may stand there. */
export function faultIn({ issues: [first] }: z.ZodError): string {
  if (!first) return 'Its content is not as expected.';
  const { path, what } = describeIssue(first);
  return `${path.map(String).join('.') || 'its content'}: ${what.replace(/\.$/, '')}.`;
}

interface Described {
  readonly path: readonly PropertyKey[];
  /** A clause without a full stop. */
  readonly what: string;
}

/** One fault in words; of a union, what the form that was most likely meant has against it. */
export function describeIssue(issue: Issue): Described {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return ofUnion(issue);
  return { path: issue.path, what: whatOf(issue) };
}

type Union = Extract<Issue, { code: 'invalid_union' }>;

function ofUnion({ path, errors }: Union): Described {
  const roots = errors.map(([first]) => first).filter((first) => first !== undefined);
  const allAtRoot = errors.every((issues) => issues.length === 1 && issues[0]?.path.length === 0);
  if (allAtRoot && roots.every(isMissing)) return { path, what: 'it is missing' };
  if (allAtRoot) {
    const expected = roots.map(expectedOf).filter((one) => one !== null);
    if (expected.length === roots.length) return { path, what: hasToBe([...new Set(expected)]) };
  }
  const best = errors.toSorted((a, b) => distance(a) - distance(b))[0] ?? [];
  const known = best.find(({ code }) => code !== 'unrecognized_keys') ?? best[0];
  if (!known) return { path, what: 'it is not as expected' };
  const inner = describeIssue(known);
  return { path: [...path, ...inner.path], what: inner.what };
}

/** How far a content is from one form of a union: another kind of thing, another tag, fields missing or too many. */
function distance(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + weightOf(issue), 0);
}

function weightOf(issue: Issue): number {
  if (issue.code === 'unrecognized_keys') return 10 * issue.keys.length;
  if (issue.path.length === 0) return 1000;
  if (issue.code === 'invalid_value' && issue.values.length === 1) return 100;
  return isMissing(issue) ? 10 : 1;
}

/** Zod tells it in its own sentence only. */
const isMissing = (issue: Issue): boolean =>
  issue.code === 'invalid_type' && issue.message.endsWith('received undefined');

function whatOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? 'it is missing' : hasToBe([kindCalled(issue.expected)]);
    case 'invalid_value':
      return hasToBe(valuesCalled(issue.values));
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? hasToBe(valuesCalled(issue.options as readonly Value[]))
        : 'it is not as expected';
    case 'too_big':
      return `it has to be ${bound(issue.origin, 'at most', Number(issue.maximum))}`;
    case 'too_small':
      return `it has to be ${bound(issue.origin, 'at least', Number(issue.minimum))}`;
    case 'unrecognized_keys':
      return `it has ${issue.keys.map((key) => `“${key}”`).join(', ')}, which Cardwright does not know`;
    case 'invalid_format':
      if (issue.format === 'uuid') return 'it is no id (a UUID)';
      // Zod's own sentence begins so; any other is the model's.
      return issue.message.startsWith('Invalid') ? 'it is not written as it has to be' : issue.message;
    case 'not_multiple_of':
      return `it has to be a multiple of ${issue.divisor}`;
    case 'invalid_key':
      return 'it may not be called so';
    case 'invalid_element':
      return 'an entry of it is not as expected';
    case 'custom':
      return issue.message;
  }
}

/** What a fault would rather have there, where that is a kind of thing or some values. */
function expectedOf(issue: Issue): string | null {
  if (issue.code === 'invalid_type') return kindCalled(issue.expected);
  return issue.code === 'invalid_value' ? listed(valuesCalled(issue.values)) : null;
}

const units: Readonly<Record<string, string>> = { string: ' characters long', array: ' entries long' };

const bound = (origin: string, what: 'at most' | 'at least', number: number): string =>
  `${what} ${number.toLocaleString('en')}${units[origin] ?? ''}`;

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const kindCalled = (expected: string): string => kinds[expected] ?? expected;

type Value = z.core.util.Primitive;

/** Runs of whole numbers are told by their ends. */
function valuesCalled(values: readonly Value[]): string[] {
  const names: string[] = [];
  for (let at = 0; at < values.length; at += 1) {
    let end = at;
    while (isNext(values[end], values[end + 1])) end += 1;
    const value = values[at];
    if (end > at + 1) {
      names.push(`${String(value)} to ${String(values[end])}`);
      at = end;
    } else names.push(typeof value === 'string' ? `“${value}”` : String(value));
  }
  return names;
}

const isNext = (a: Value, b: Value): boolean =>
  typeof a === 'number' && typeof b === 'number' && Number.isInteger(a) && b === a + 1;

const hasToBe = (names: readonly string[]): string => `it has to be ${listed(names)}`;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
