/** A run of words that stands in both texts, only in the older, or only in the newer. */
export interface DiffPart {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Beyond so many pairs of words the middle is shown as replaced as a whole, which nobody could read otherwise either. */
const MOST_PAIRS = 4_000_000;

/** What differs between two texts, word by word, with the fewest words marked. Spaces and signs are words of their own. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end += 1;
  const middle = between(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return joined([
    ...a.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
    ...middle,
    ...a.slice(a.length - end).map((text) => ({ kind: 'same' as const, text })),
  ]);
}

const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}\p{M}'’]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? [];

/** By the longest row of words that both have in common. */
function between(a: readonly string[], b: readonly string[]): DiffPart[] {
  const gone = a.map((text) => ({ kind: 'gone' as const, text }));
  const fresh = b.map((text) => ({ kind: 'new' as const, text }));
  if (a.length === 0 || b.length === 0 || a.length * b.length > MOST_PAIRS) return [...gone, ...fresh];
  const width = b.length + 1;
  /** How many words the rests of both from here on have in common. */
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'gone', text: a[i] ?? '' });
      i += 1;
    } else {
      parts.push({ kind: 'new', text: b[j] ?? '' });
      j += 1;
    }
  }
  return parts;
}

/** Joins what belongs together: a space between two words that were replaced is replaced with them. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const runs: DiffPart[] = [];
  const held = { same: '', gone: '', new: '' };
  const flush = (...kinds: DiffPart['kind'][]): void => {
    for (const kind of kinds) {
      if (held[kind] !== '') runs.push({ kind, text: held[kind] });
      held[kind] = '';
    }
  };
  for (const [at, { kind, text }] of parts.entries()) {
    const bridges = kind === 'same' && /^[^\S\n]+$/.test(text) && held.gone !== '' && held.new !== '';
    if (bridges && parts[at + 1]?.kind !== 'same' && at + 1 < parts.length) {
      held.gone += text;
      held.new += text;
      continue;
    }
    if (kind === 'same') flush('gone', 'new');
    else flush('same');
    held[kind] += text;
  }
  flush('same', 'gone', 'new');
  return runs;
}
