import { RE2JS, type RE2JSSyntaxException } from 're2js';

/** What is wrong in a pattern, and where. */
export interface PatternFault {
  /** Offsets in the pattern; `end` null: to its end. */
  readonly start: number;
  readonly end: number | null;
  readonly sentence: string;
}

/** @param error what reading the pattern has thrown */
export function faultIn(source: string, error: RE2JSSyntaxException): PatternFault {
  const kind = error.error;
  const piece = error.input ?? '';
  if (kind === 'missing closing )') return at(unmatched(source, '('), 1, 'There is no “)” to this “(”.');
  if (kind === 'unexpected )') return at(unmatched(source, ')'), 1, 'There is no “(” to this “)”.');
  const start = placeOf(source, kind, piece);
  if (start === null) return { start: 0, end: null, sentence: sentenceOn(kind, piece) };
  return at(start, kind === 'missing closing ]' ? 1 : piece.length, sentenceOn(kind, piece));
}

const at = (start: number, length: number, sentence: string): PatternFault => ({
  start,
  end: start + length,
  sentence,
});

/** So many places that look alike are tried. */
const TRIED = 20;

/** Where the piece is that cannot be read: the first place up to which the pattern has the same fault. */
function placeOf(source: string, kind: string, piece: string): number | null {
  if (piece === '') return null;
  let start = source.indexOf(piece);
  for (let tried = 0; tried < TRIED && start >= 0; tried += 1) {
    const next = source.indexOf(piece, start + 1);
    if (next < 0 || errorOf(source.slice(0, start + piece.length)) === kind) return start;
    start = next;
  }
  return start < 0 ? null : start;
}

function errorOf(source: string): string | null {
  try {
    RE2JS.compile(source);
    return null;
  } catch (error) {
    return error instanceof Error && 'error' in error ? String(error.error) : null;
  }
}

/** The first parenthesis of a kind that has no other, outside of sets of signs. */
function unmatched(source: string, wanted: '(' | ')'): number {
  const open: number[] = [];
  for (const { index, 0: sign } of source.matchAll(/\\[^]|\[\^?\]?(?:\\[^]|[^\]\\])*\]?|[()]/g)) {
    if (sign === '(') open.push(index);
    else if (sign === ')' && open.pop() === undefined && wanted === ')') return index;
  }
  return open.at(-1) ?? 0;
}

function sentenceOn(kind: string, piece: string): string {
  switch (kind) {
    case 'missing closing ]':
      return 'There is no “]” to this “[”.';
    case 'missing argument to repetition operator':
      return `“${piece}” has nothing before it to repeat.`;
    case 'invalid nested repetition operator':
      return `“${piece}” repeats what is repeated already; put parentheses around the inner one.`;
    case 'invalid repeat count':
      return `“${piece}” is no number of times that a pattern can repeat; 1000 are the most, all in all.`;
    case 'invalid escape sequence':
      return /^\\\d/.test(piece)
        ? `“${piece}” would refer back to a group, which patterns cannot do here.`
        : `“${piece}” means nothing; for the sign itself leave the backslash out.`;
    case 'invalid named capture':
    case 'invalid or unsupported Perl syntax':
      return /^\(\?<?[=!]/.test(piece)
        ? 'Patterns cannot look ahead or behind here; write what is to be found itself.'
        : `“${piece}” is no group that patterns know; “(?:…)” groups without a number.`;
    case 'invalid character class range':
      return piece.startsWith('\\')
        ? `“${piece}” is no kind of sign that patterns know; \\p{L} are letters, \\p{Lu} capitals, \\p{N} figures.`
        : `“${piece}” is no range of signs; the first must not come after the last.`;
    case 'duplicate capture group name':
      return `Two groups are called “${piece}”; give one of them another name.`;
    case 'trailing backslash at end of expression':
      return 'A backslash stands at its end; write two of them for the sign itself.';
    case 'expression nests too deeply':
      return 'Its groups lie too deep in one another; take some away.';
    default:
      return 'It cannot be read; look at its parentheses, brackets and backslashes.';
  }
}
