/** What a component comes to in plain words, for people who do not know the guide; and the other words by which they look for it. */
import type { Kind, Values } from '../../../card-components.js';
import { designEditions } from '../editions.js';
import { phrase, worded, type Phrase } from '../vocabulary/phrase.js';
import type { Entry, Vocabulary } from '../vocabulary/vocabulary.js';
import type { Era } from '../vocabulary/component.js';
import type { Meaning } from './meaning-row.js';
import { classicMeanings } from './classic-meanings.js';
import { modernMeanings } from './modern-meanings.js';

const tables: Readonly<Record<Era, readonly (readonly [string, Meaning])[]>> = {
  classic: Object.entries<Meaning>(classicMeanings),
  modern: Object.entries<Meaning>(modernMeanings),
};
const known: Readonly<Record<Era, ReadonlyMap<string, Meaning>>> = {
  classic: new Map(tables.classic),
  modern: new Map(tables.modern),
};
const places: Readonly<Record<Era, ReadonlyMap<string, number>>> = {
  classic: new Map(tables.classic.map(([id], place) => [id, place])),
  modern: new Map(tables.modern.map(([id], place) => [id, place])),
};

/** Where a component stands among those of its kind: what fits on most cards comes first. */
export const placeOf = (id: string, { era }: Pick<Vocabulary, 'era'>): number =>
  places[era].get(id) ?? Infinity;

/** Other words by which people look for it: "kill slay". */
export const searchedAs = (id: string, { era }: Pick<Vocabulary, 'era'>): string =>
  known[era].get(id)?.[0] ?? '';

/** What it does with these numbers, as a clause: "take 2 cards from the top of your deck into your hand". */
export function meaningOf(
  { id, kind, phrase: own }: Pick<Entry, 'id' | 'kind' | 'phrase'>,
  values: Values,
  { era, edition }: Pick<Vocabulary, 'era' | 'edition'>,
  singleTarget = false,
): string {
  const [, first, since = {}] = known[era].get(id) ?? [''];
  const means = designEditions.reduce(
    (latest, year) => (year <= edition ? (since[year] ?? latest) : latest),
    first,
  );
  const of = means === undefined ? plainer(own, kind) : phrase(means);
  const words = worded(of, values, { dropsUpToOne: true, singleTarget });
  return singleTarget ? words.replaceAll(/\b(?:all targets|each target)\b/gu, 'the target') : words;
}

/** Its own words, without those that only a guide would use. */
function plainer({ template }: Phrase, kind: Kind): Phrase {
  if (kind === 'condition') return phrase(template.replace(/^activate /u, ''));
  return phrase(kind === 'target' ? template.replaceAll(/\btarget up to/gu, 'choose up to') : template);
}
