import { RE2JS, RE2JSSyntaxException } from 're2js';
import { faultIn, type PatternFault } from './pattern-fault.js';

/**
 * A regular expression in RE2's syntax. Whatever it says, it goes through a text once: no pattern that somebody types holds the program
 * up, which is why JavaScript's own are not used.
 */
export interface Pattern {
  /** How many groups it has: $1 and so on. */
  readonly groups: number;
  readonly groupNames: ReadonlyMap<string, number>;
  isIn(text: string): boolean;
  /** Whether it takes the text as a whole. */
  isAllOf(text: string): boolean;
  /** Where it is found, one after the other, none overlapping another; the first `MOST_HITS`. */
  hits(text: string): Generator<PatternHit, void, void>;
}

export interface PatternHit {
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** What a group has taken; 0 is the whole, and what took no part is empty. */
  readonly groups: readonly string[];
}

/** How a pattern is read: any case, ^ and $ at each line, . also for new lines. */
export interface PatternSwitches {
  readonly anyCase: boolean;
  readonly lines: boolean;
  readonly dotAll: boolean;
}

export type PatternReading =
  | { readonly kind: 'good'; readonly pattern: Pattern }
  | { readonly kind: 'bad'; readonly fault: PatternFault };

/** The most instructions that a pattern may come to: what it costs at each sign of a text grows with them. */
const LARGEST = 500;

/** Each hit may have cost a look at all of the text behind it. */
export const MOST_HITS = 1000;

const tooLarge: PatternReading = {
  kind: 'bad',
  fault: { start: 0, end: null, sentence: 'It is too large; repeat less often in it, or take parts away.' },
};

export function readPattern(source: string, { anyCase, lines, dotAll }: PatternSwitches): PatternReading {
  const flags =
    (anyCase ? RE2JS.CASE_INSENSITIVE : 0) | (lines ? RE2JS.MULTILINE : 0) | (dotAll ? RE2JS.DOTALL : 0);
  try {
    const compiled = RE2JS.compile(source, flags);
    return compiled.programSize() > LARGEST ? tooLarge : { kind: 'good', pattern: patternOf(compiled) };
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) return { kind: 'bad', fault: faultIn(source, error) };
    throw error;
  }
}

function patternOf(compiled: RE2JS): Pattern {
  const groups = compiled.groupCount();
  return {
    groups,
    groupNames: new Map(Object.entries(compiled.namedGroups())),
    isIn: (text) => compiled.test(text),
    isAllOf: (text) => compiled.testExact(text),
    *hits(text) {
      const matcher = compiled.matcher(text);
      for (let hit = 0; hit < MOST_HITS && matcher.find(); hit += 1)
        yield {
          start: matcher.start(),
          end: matcher.end(),
          groups: Array.from({ length: groups + 1 }, (_, group) => matcher.group(group) ?? ''),
        };
    },
  };
}
