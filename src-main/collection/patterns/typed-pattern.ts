import { readPattern, type PatternReading } from './pattern.js';

/** A pattern as it stands in a search: "/draws? \d+/i". */
export interface TypedPattern {
  readonly source: string;
  /** The letters behind the second slash. */
  readonly switches: string;
}

interface PatternHere {
  readonly typed: TypedPattern;
  /** Where it ends in the text. */
  readonly end: number;
  /** Whether its second slash is there. */
  readonly closed: boolean;
}

/** A slash between brackets is one sign of the set. */
const patternHere = /\/((?:\\[^]|\[(?:\\[^]|[^\\\]])*\]|[^\\/])*\\?)(?:(\/)(\p{L}*))?/uy;

/** Reads what begins with a slash at that place, up to the slash that ends it and its switches. */
export function patternAt(text: string, at: number): PatternHere | null {
  patternHere.lastIndex = at;
  const found = patternHere.exec(text);
  if (!found) return null;
  const [whole, source = '', second, switches = ''] = found;
  return { typed: { source, switches }, end: at + whole.length, closed: second !== undefined };
}

/** What each switch is for, as it follows its letter. */
const known: Readonly<Record<string, string>> = {
  i: 'any case',
  m: '^ and $ at every line',
  s: '. also for new lines',
};

/** @returns where a fault is, counted from the first slash */
export function compiled({ source, switches }: TypedPattern): PatternReading {
  const wrong = [...switches].findIndex((letter) => !Object.hasOwn(known, letter));
  if (wrong >= 0) {
    const start = source.length + 2 + wrong;
    const list = Object.entries(known).map(([letter, what]) => `${letter} (${what})`);
    const sentence = `“${[...switches][wrong]}” is no switch of patterns; there are ${list.join(', ')}.`;
    return { kind: 'bad', fault: { start, end: start + 1, sentence } };
  }
  const reading = readPattern(source, {
    anyCase: switches.includes('i'),
    lines: switches.includes('m'),
    dotAll: switches.includes('s'),
  });
  if (reading.kind === 'good') return reading;
  const { start, end, sentence } = reading.fault;
  return {
    kind: 'bad',
    fault: { start: start + 1, end: (end ?? source.length) + 1, sentence: `In the pattern: ${sentence}` },
  };
}
