import type { Piece, Values, Variable } from '../../../card-components.js';

export interface Phrase {
  readonly template: string;
  readonly pieces: readonly Piece[];
  /** In the order of their first appearance. */
  readonly variables: readonly Variable[];
  /** For a target selection: the variable that bounds the number of targets, 'one' where it is always 1, 'all' where nothing bounds it. */
  readonly bound: Variable | 'one' | 'all';
}

const markup = /(up to )?\{([xyz])\}|([\p{L}-]*)\[(?:([xyz]):)?([^\]]+)\]/gu;
const known = new Map<string, Phrase>();

/** Reads the notation of the tables. @throws SyntaxError for a plural that no number precedes. */
export function phrase(template: string): Phrase {
  const before = known.get(template);
  if (before) return before;
  const pieces: Piece[] = [];
  const variables: Variable[] = [];
  let bound: Phrase['bound'] = template.startsWith('target all ') ? 'all' : 'one';
  let latest: Variable | null = null;
  let end = 0;
  const words = (text: string): void => {
    if (text !== '') pieces.push({ kind: 'words', words: text });
  };
  for (const match of template.matchAll(markup)) {
    words(template.slice(end, match.index));
    end = match.index + match[0].length;
    const [, upTo, variable, stem = '', counted, choice = ''] = match;
    if (variable !== undefined) {
      latest = variable as Variable;
      if (!variables.includes(latest)) variables.push(latest);
      if (upTo !== undefined) bound = latest;
      pieces.push({ kind: 'number', variable: latest, upTo: upTo !== undefined });
    } else if (choice === 'each target' || choice === 'the targets') {
      words(stem);
      pieces.push({ kind: 'targets', words: choice });
    } else if (latest === null) {
      throw new SyntaxError(`“${template}” has a plural before its number.`);
    } else {
      const [one, many] = choice.includes('|') ? choice.split('|') : ['', choice];
      const [singular, plural] = [`${stem}${one ?? ''}`, `${stem}${many ?? ''}`];
      pieces.push({
        kind: 'plural',
        singular,
        plural,
        variable: (counted as Variable | undefined) ?? latest,
      });
    }
  }
  words(template.slice(end));
  const made = { template, pieces, variables, bound };
  known.set(template, made);
  return made;
}

/** How an edition wants a phrase to be worded. */
export interface Wording {
  /** "up to 1" is written "1" (target selections of the 14th). */
  readonly dropsUpToOne: boolean;
  /** There is never more than one target, and the edition has words for that. */
  readonly singleTarget: boolean;
}

/** The phrase with its numbers; variables without a value show their letter, as in the guide. */
export function worded(of: Phrase, values: Values, { dropsUpToOne, singleTarget }: Wording): string {
  return of.pieces
    .map((piece) => {
      switch (piece.kind) {
        case 'words':
          return piece.words;
        case 'number': {
          const value = values[piece.variable];
          const number = value === undefined ? piece.variable : String(value);
          return piece.upTo && !(dropsUpToOne && value === 1) ? `up to ${number}` : number;
        }
        case 'plural':
          return values[piece.variable] === 1 ? piece.singular : piece.plural;
        case 'targets':
          return singleTarget ? 'the target' : piece.words;
      }
    })
    .join('');
}

const plainWording: Wording = { dropsUpToOne: false, singleTarget: false };

/** The phrase with its letters, as in the guide: "draw x cards". */
export const inTheGuide = (of: Phrase): string => worded(of, {}, plainWording);

/** The same with its letters in braces, for programs: "draw {x} cards". */
export const asTemplate = (of: Phrase): string =>
  worded({ ...of, pieces: of.pieces.map(inBraces) }, {}, plainWording);

const inBraces = (piece: Piece): Piece =>
  piece.kind === 'number'
    ? { kind: 'words', words: `${piece.upTo ? 'up to ' : ''}{${piece.variable}}` }
    : piece;
