import type { CardComponents } from '../../../card-components.js';
import { guideRulesOf, type GuideEdition } from '../editions.js';
import { allUses } from '../language/design.js';
import { vocabularyOf } from '../vocabulary/vocabulary.js';

/** What each text of a card that has any adds to its Ultra Points, in printed order (K17-ULT-02); null where an edition counts none. */
export function ultraTexts(card: CardComponents, edition: GuideEdition): readonly number[] | null {
  if (guideRulesOf(edition).mostUltraPoints === null) return null;
  const { byId } = vocabularyOf(edition);
  return allUses(card)
    .map(({ id }) => byId.get(id)?.ultraPoints ?? 0)
    .filter((points) => points > 0);
}

/** The Ultra Points of a card by an edition's guide; null where it counts none. */
export const ultraPointsOf = (card: CardComponents, edition: GuideEdition): number | null =>
  ultraTexts(card, edition)?.reduce((sum, points) => sum + points, 0) ?? null;
