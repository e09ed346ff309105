import type { KotcCard } from '../card.js';
import { guideEditions, type GuideEdition } from '../editions.js';
import { eraOf, type Kind } from '../vocabulary/component.js';
import { inTheGuide } from '../vocabulary/phrase.js';
import { asPrinted, vocabularyOf } from '../vocabulary/vocabulary.js';
import { accountOf } from './account.js';

export interface ComponentCount {
  readonly id: string;
  readonly kind: Kind;
  /** As the guide prints it: "Draw x cards." */
  readonly phrase: string;
  /** On how many cards it stands. */
  readonly cards: number;
  /** How often in all. */
  readonly uses: number;
}

/** The components of one guide: the newest of the cards that are read by its words. */
export interface ComponentCounts {
  readonly guide: GuideEdition;
  /** How many of the cards are read by it, or by an older one with the same words. */
  readonly cards: number;
  /** The most frequent first, then in the order of the guide. */
  readonly used: readonly ComponentCount[];
  /** That no card has; those that the edition withdrew are left out. */
  readonly unused: readonly ComponentCount[];
}

/** Which components the cards have, newest guide first. */
export function componentsIn(cards: readonly KotcCard[]): ComponentCounts[] {
  return (['modern', 'classic'] as const).flatMap((era) => {
    const accounts = cards.map(accountOf).filter(({ guide: own }) => own !== null && eraOf(own) === era);
    const guide = guideEditions.findLast((edition) => accounts.some(({ guide: own }) => own === edition));
    if (guide === undefined) return [];
    const onCards = new Map<string, number>();
    const uses = new Map<string, number>();
    for (const account of accounts) {
      const ids = account.uses.map(({ id }) => id);
      for (const id of ids) uses.set(id, (uses.get(id) ?? 0) + 1);
      for (const id of new Set(ids)) onCards.set(id, (onCards.get(id) ?? 0) + 1);
    }
    const counts = vocabularyOf(guide).entries.map((entry): ComponentCount => ({
      id: entry.id,
      kind: entry.kind,
      phrase: asPrinted(inTheGuide(entry.phrase), entry.kind, era),
      cards: onCards.get(entry.id) ?? 0,
      uses: uses.get(entry.id) ?? 0,
    }));
    const { byId } = vocabularyOf(guide);
    return {
      guide,
      cards: accounts.length,
      used: counts.filter(({ uses: n }) => n > 0).toSorted((a, b) => b.cards - a.cards),
      unused: counts.filter(({ id, uses: n }) => n === 0 && byId.get(id)?.redacted === null),
    };
  });
}
