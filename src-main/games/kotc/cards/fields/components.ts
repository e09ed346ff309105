import { capitalized } from '../../../../engine/text.js';
import type { NamedValue } from '../../../card-fields.js';
import { guideEditions } from '../editions.js';
import { inTheGuide } from '../vocabulary/phrase.js';
import { vocabularyOf } from '../vocabulary/vocabulary.js';

let known: ReadonlyMap<string, NamedValue> | null = null;

/** The components of all guides by their ids, the newest edition's first and as the newest guide that has them prints them. */
function byId(): ReadonlyMap<string, NamedValue> {
  if (known) return known;
  const found = new Map<string, NamedValue>();
  for (const edition of guideEditions.toReversed()) {
    for (const { id, phrase } of vocabularyOf(edition).entries) {
      const words = inTheGuide(phrase);
      const before = found.get(id);
      const wordings = [...(before?.wordings ?? []), words];
      found.set(id, { id, name: before?.name ?? capitalized(words), wordings });
    }
  }
  return (known = found);
}

export const knownComponents = (): readonly NamedValue[] => [...byId().values()];

/** A component as the newest guide that has it prints it: "Draw x cards". */
export const componentName = (id: string): string => byId().get(id)?.name ?? id;
