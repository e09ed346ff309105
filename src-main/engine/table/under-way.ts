/** What goes on in the middle of a table. */
import type { CardId, PlayerNo } from '../decision.js';
import type { CardRef, Text } from '../text.js';

/** A selected card; without a design where the viewer sees at most where it lies, not which it is. Or a selected player. */
export interface SeenTarget {
  readonly name: string;
  readonly design: number | null;
  readonly card: CardId | null;
  readonly player?: PlayerNo;
}

/** What an entry of a stack says by itself, so that it can lie mid-table as a card of its own. */
export interface StackItem {
  /** "Instant", "Ability". */
  readonly kind: string;
  /** What it does, without who plays it and what it is aimed at. */
  readonly does: Text;
}

/** A card or an ability that waits to be carried out, such as a link of a chain. */
export interface StackEntry {
  /** From 1. */
  readonly number: number;
  readonly player: PlayerNo;
  /** "Smite, cast by Ann." without the number. */
  readonly text: Text;
  /** The card, or the one whose ability it is; without a design where the viewer cannot tell which that is. */
  readonly card: Pick<SeenTarget, 'name' | 'design' | 'card'>;
  readonly targets: readonly SeenTarget[];
  /** Left out: it is shown as the card that it is about. */
  readonly item?: StackItem;
  /** What has become of it, so that it will not be carried out: "Negated". Null: nothing yet. */
  readonly fate: string | null;
}

/** What is carried out one after the other, the last first. */
export interface SeenStack {
  /** As the edition calls it: "Chain". */
  readonly name: string;
  /** As it calls each of its entries: "link". */
  readonly entryName: string;
  readonly entries: readonly StackEntry[];
  /** The entries are being carried out. */
  readonly resolving: boolean;
  /** What waits to be added to it. */
  readonly pending: readonly StackEntry[];
}

export type SeenVictim = { readonly player: PlayerNo } | { readonly card: CardRef };

/** Those that attack one victim together, and those that stand against them. */
export interface SeenFight {
  /** In their order where that counts. */
  readonly attackers: readonly CardRef[];
  readonly victim: SeenVictim;
  readonly defender: PlayerNo;
  /** In their order where that counts. */
  readonly blockers: readonly CardRef[];
  /** What each of the blockers stands against: whatever comes to the victim, or these attackers. */
  readonly blocks: 'victim' | 'attackers';
}

export interface SeenCombat {
  /** "Battle". */
  readonly name: string;
  readonly attacker: PlayerNo;
  readonly fights: readonly SeenFight[];
  /** The step that is being carried out, in words; null between the steps. */
  readonly step: string | null;
  /** What else is to be said of it: "forced"; null: nothing. */
  readonly note: string | null;
}
