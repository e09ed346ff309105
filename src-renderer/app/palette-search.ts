import MiniSearch from 'minisearch';

/** A line of the palette. */
export interface PaletteEntry {
  readonly key: string;
  readonly title: string;
  readonly group: string;
  /** Words by which it is found beside its title. */
  readonly also: string;
}

export interface PaletteGroup<Entry extends PaletteEntry> {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** How well a query fits: 0 not at all; more where the title is the query, begins with it or with its words. */
export function fit(query: string, { title, group, also }: PaletteEntry): number {
  const wanted = folded(query).trim();
  const words = wanted.split(/\s+/);
  const name = folded(title.replace(/^Open: /, ''));
  const all = `${name} ${folded(group)} ${folded(also)}`;
  if (!words.every((word) => all.includes(word))) return 0;
  if (name === wanted) return 5;
  if (name.startsWith(wanted)) return 4;
  const begin = (word: string): boolean => ` ${name}`.replace(/[^\p{L}\p{N}]+/gu, ' ').includes(` ${word}`);
  if (words.every(begin)) return 3;
  return words.every((word) => name.includes(word)) ? 2 : 1;
}

/**
 * What a query finds, the group with the best first and the best of each group first. Where two fit alike, the earlier
 * comes first, so without a query everything stays in its order. Where nothing fits, what is spelled much like it is found.
 * @param most entries of one group
 */
export function findIn<Entry extends PaletteEntry>(
  entries: readonly Entry[],
  query: string,
  most: number,
): readonly PaletteGroup<Entry>[] {
  const found = query.trim() === '' ? entries : fitting(entries, query);
  const groups = new Map<string, Entry[]>();
  for (const entry of found.length > 0 ? found : spelledLike(entries, query)) {
    const group = groups.get(entry.group) ?? [];
    if (group.length < most) groups.set(entry.group, [...group, entry]);
  }
  return [...groups].map(([title, own]) => ({ title, entries: own }));
}

const fitting = <Entry extends PaletteEntry>(entries: readonly Entry[], query: string): readonly Entry[] =>
  entries
    .map((entry) => ({ entry, fits: fit(query, entry) }))
    .filter(({ fits }) => fits > 0)
    .sort((a, b) => b.fits - a.fits)
    .map(({ entry }) => entry);

/** How many letters of a word may be others, as a share of its length. */
const MISSPELT = 0.3;

function spelledLike<Entry extends PaletteEntry>(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = new MiniSearch<PaletteEntry>({
    idField: 'key',
    fields: ['title', 'group', 'also'],
    processTerm: folded,
    searchOptions: { combineWith: 'AND', prefix: true, fuzzy: MISSPELT, boost: { title: 4 } },
  });
  words.addAll(entries);
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return words.search(query).flatMap(({ id }) => byKey.get(id as string) ?? []);
}
