import type { Settings } from '../../../../src-main/api/settings.js';
import { limits } from '../../../../src-main/cards/limits.js';

export type SavedSearches = Settings['collection']['searches'];

/** With another name; as they were where nothing is left of it. */
export function renamed(searches: SavedSearches, at: number, name: string): SavedSearches {
  const called = name.trim().slice(0, limits.keptName);
  const search = searches[at];
  return search && called !== '' ? searches.with(at, { ...search, name: called }) : searches;
}

/** With one at another place; as they were where there is no such place. */
export function moved(searches: SavedSearches, from: number, to: number): SavedSearches {
  const search = searches[from];
  if (!search || from === to || to < 0 || to >= searches.length) return searches;
  return searches.toSpliced(from, 1).toSpliced(to, 0, search);
}

/** With another search under one of the names. */
export function asking(searches: SavedSearches, at: number, query: string): SavedSearches {
  const search = searches[at];
  return search ? searches.with(at, { ...search, query }) : searches;
}
