import type { CardId, PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Target } from '../../cards/components/filters.js';
import type { KnownChoice } from './events.js';
import type { KnownObject, Memory } from './state.js';

/** What a "target" of a text is aimed at: an object by its id then, or a player. */
export type Aim = { readonly card: CardNo; readonly id: CardId } | { readonly player: PlayerNo };

/**
 * A text that is carried out, or that is asked about: whose it is, and what it has spoken of so far. The parts that an effect changes
 * while it is carried out are `memory` and `chosen`.
 */
export interface TextSource {
  /** "This": the card or permanent whose text it is; of an ability on the stack the object that it comes from. */
  readonly card: CardNo;
  readonly id: CardId;
  /** The spell or ability on the stack that is carried out; the same as `card` for anything else. */
  readonly on: CardNo;
  /** "You". */
  readonly controller: PlayerNo;
  /** The defending player, where nobody attacks yet: of an attack that is asked about. */
  readonly defender?: PlayerNo;
  /** The design in whose nodes the text stands. */
  readonly design: number;
  readonly x: number;
  /** "This" as it last was, where it has left. */
  readonly lastKnown: KnownObject | null;
  /** What it is aimed at, by the "target" in its text; of a resolving text only what is still legal. */
  readonly targets: ReadonlyMap<Target, readonly Aim[]> | null;
  /** What each of the divided targets gets, in the order of the targets. */
  readonly shares: readonly number[] | null;
  /** Which of its "Choose one" options were chosen, in reading order. */
  readonly modes: readonly number[];
  /** Objects that it speaks of and that have left play, as they last were. */
  readonly left: readonly KnownObject[];
  memory: Memory;
  chosen: KnownChoice | null;
}
