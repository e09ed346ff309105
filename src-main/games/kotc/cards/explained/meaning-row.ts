import type { DesignNumber } from '../editions.js';

/**
 * Other words by which people look for a component, and what it comes to in plain words: where they are left out, its own words.
 * Last what it comes to from an edition on, where that is another thing.
 */
export type Meaning = readonly [
  searchedAs: string,
  means?: string,
  since?: Readonly<Partial<Record<DesignNumber, string>>>,
];
