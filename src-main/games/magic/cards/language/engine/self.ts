/** What a card calls itself: its name, "this", "this creature". */
import type { Source } from './source.js';

const nouns = new Set(['creature', 'card', 'permanent', 'artifact', 'enchantment', 'land', 'spell', 'token']);

/** Where it ends, the longest first; none: it does not stand here. */
export function selfEnds(source: Source, at: number): readonly number[] {
  const name = source.nameAt(at);
  if (name > 0) return [at + name];
  if (source.wordAt(at) === 'this') return nouns.has(source.wordAt(at + 1)) ? [at + 2, at + 1] : [at + 1];
  source.miss(at, source.name === '' ? 'this' : source.name);
  return [];
}
