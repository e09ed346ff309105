/** The filters that games offer beside the cards; what several games offer under one key is one filter. */
import type { FieldName } from '../../collection/query/fields.js';
import type { FieldFacet } from '../../games/card-fields.js';
import { ofAllGames } from '../../games/registry.js';

export interface Facet {
  readonly key: FieldName;
  readonly title: string;
  readonly kind: FieldFacet['kind'];
  /** What each game offers, by its id. */
  readonly by: ReadonlyMap<string, FieldFacet>;
}

/** In the order in which they are offered. @throws RangeError where two games count one key differently */
export const facets = ofAllGames((all): readonly Facet[] => {
  const found = new Map<FieldName, Facet & { readonly by: Map<string, FieldFacet> }>();
  for (const { id, cardFields } of all) {
    for (const key of cardFields.facets) {
      const facet = cardFields.fields.find((field) => field.key === key)?.facet;
      if (!facet) continue;
      const { title, kind } = facet;
      const one = found.get(key) ?? { key, title, kind, by: new Map() };
      if (one.kind !== kind) throw new RangeError(`Two games count “${key}” differently.`);
      one.by.set(id, facet);
      found.set(key, one);
    }
  }
  return [...found.values()];
});
