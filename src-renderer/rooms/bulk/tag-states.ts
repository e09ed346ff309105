/** Whether a tag is on all of some cards, on some of them, or on none. */
export type TagState = 'all' | 'some' | 'none';

export interface TagLine {
  readonly tag: string;
  readonly before: TagState;
  /** As it is wanted now: 'some' only where it was so and nobody touched it. */
  readonly now: TagState;
}

/**
 * The tags that can be given or taken: first those that are on any of the cards, then the others of the library.
 * @param cards the tags of each card
 * @param known the library's tags, in the order in which they are to stand
 * @param wanted what was decided about a tag
 */
export function tagLines(
  cards: readonly (readonly string[])[],
  known: readonly string[],
  wanted: ReadonlyMap<string, 'all' | 'none'>,
): readonly TagLine[] {
  const counts = new Map<string, number>();
  for (const tag of cards.flat()) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const line = (tag: string): TagLine => {
    const count = counts.get(tag) ?? 0;
    const before = count === 0 ? 'none' : count === cards.length ? 'all' : 'some';
    return { tag, before, now: wanted.get(tag) ?? before };
  };
  const all = [...new Set([...known, ...counts.keys(), ...wanted.keys()])];
  return [...all.filter((tag) => counts.has(tag)), ...all.filter((tag) => !counts.has(tag))].map(line);
}

/** What a press on a tag leads to: away where all have it, else onto all. */
export const nextState = ({ now }: TagLine): 'all' | 'none' => (now === 'all' ? 'none' : 'all');

/** What has to be given and taken for the lines to come true. */
export const tagEdit = (lines: readonly TagLine[]) => ({
  addTags: lines.filter(({ before, now }) => now === 'all' && before !== 'all').map(({ tag }) => tag),
  removeTags: lines.filter(({ before, now }) => now === 'none' && before !== 'none').map(({ tag }) => tag),
});

/** Those that have what was typed, whatever its case. */
export const linesLike = (lines: readonly TagLine[], typed: string): readonly TagLine[] =>
  lines.filter(({ tag }) => tag.toLowerCase().includes(typed.trim().toLowerCase()));
