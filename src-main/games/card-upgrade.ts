/** How a card of one edition becomes a card of another. */
import type { MoveKind } from './card-fields.js';
import type { Card } from '../cards/card.js';
import type { Standing } from './card-law.js';

/** What became of one component. */
export interface UpgradeStep {
  readonly before: string;
  /** Null: the other edition has no equivalent. */
  readonly after: string | null;
  /** Why there is none, or in what the new one differs. */
  readonly notes: readonly string[];
}

export interface UpgradeAnswer {
  /** Ids of the edition whose guide reads the text, and of the one that it goes to; null: to none. */
  readonly from: string;
  readonly to: string | null;
  /** What of the card becomes another. */
  readonly kind: MoveKind;
  readonly steps: readonly UpgradeStep[];
  readonly notes: readonly string[];
  /** How the new card stands under its own edition; null for an edition without rules here. */
  readonly standing: Standing | null;
  /** The card as it would be issued anew. */
  readonly card: Omit<Card, 'id'>;
}

/** A card written anew, component by component. */
export interface RewrittenCard {
  /** Ids of the edition whose guide reads the text, and of the one that it goes to. */
  readonly from: string;
  readonly to: string;
  readonly card: Omit<Card, 'id'>;
  /** What it costs there, be it more than can be printed; null where that cannot be said. */
  readonly cost: number | null;
  readonly steps: readonly UpgradeStep[];
  readonly notes: readonly string[];
  readonly standing: Standing;
}

/** A card as another edition would have it. */
export interface Reissue<C = Card> {
  readonly kind: MoveKind;
  /** The card in that edition; where it cannot be, what of it could. */
  readonly card: C;
  /** Sentences: why it cannot be, or what its maker should know. */
  readonly notes: readonly string[];
}

export interface CardUpgrade<C = Card> {
  /** Takes a card to another edition, or to none: what its guide reads as the same stays as it was written. */
  reissue(card: C, to: string | null): Reissue<C>;
  /** The same with what becomes of each component. */
  preview(card: C, to: string | null): UpgradeAnswer;
  /** Writes all of it anew by the guide of another edition. @throws RangeError for an edition without guide */
  rewrite(card: C, to: string): RewrittenCard;
}
