import { diffArrays } from 'diff';

/** A run of words that stands in both texts, only in the older, or only in the newer. */
export interface DiffPart {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Where more words than this differ the rest is shown as replaced as a whole, which nobody could read otherwise either. */
const MOST_CHANGES = 2_000;

/** What differs between two texts, word by word, with the fewest words marked. Spaces and signs are words of their own. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_CHANGES });
  const whole: DiffPart[] = [
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ];
  return joined(
    changes?.flatMap(({ value, added, removed }): DiffPart[] => {
      const kind = added ? 'new' : removed ? 'gone' : 'same';
      return value.map((text) => ({ kind, text }));
    }) ?? whole,
  );
}

const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}\p{M}'’]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? [];

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
