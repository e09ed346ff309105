import type { Replacement } from './card-edit.js';

/** Replaces what is found; the replacing text stands as it is written, with no signs of its own. */
export function replacer({ find, by, words, matchCase }: Replacement): (text: string) => string {
  const pattern = new RegExp(
    words ? `(?<![\\p{L}\\p{N}_])${escaped(find)}(?![\\p{L}\\p{N}_])` : escaped(find),
    matchCase ? 'gu' : 'giu',
  );
  return (text) => text.replace(pattern, () => by);
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
