import type { CardId, PlayerNo } from '../decision.js';
import type { CardRef, Text } from '../text.js';

/** What is shown as it happens, beside the change of the view. Cards by the ids they had then; null where the viewer cannot tell. */
export type Moment =
  | {
      readonly kind: 'dice';
      readonly player: PlayerNo;
      readonly dice: readonly number[];
      /** "for the attack". */
      readonly why: string;
    }
  | {
      readonly kind: 'coins';
      readonly player: PlayerNo;
      /** Of each whether it shows heads. */
      readonly heads: readonly boolean[];
      /** "for the draw". */
      readonly why: string;
    }
  | { readonly kind: 'reroll'; readonly player: PlayerNo; readonly was: number; readonly now: number }
  /** A die that would hit a card is stopped, or one that hit a card is thrown on at another. */
  | {
      readonly kind: 'die';
      readonly die: number;
      readonly does: 'is stopped' | 'is thrown';
      /** Null: it comes from the roll. */
      readonly from: CardId | null;
      readonly to: CardId | null;
    }
  | { readonly kind: 'damage'; readonly card: CardId | null; readonly amount: number }
  | {
      readonly kind: 'wound';
      readonly player: PlayerNo;
      readonly amount: number;
      /** How it came through a fight, as the game calls it: "piercing"; null: it came otherwise. */
      readonly how: string | null;
    }
  | { readonly kind: 'heal'; readonly player: PlayerNo; readonly amount: number }
  | {
      readonly kind: 'target';
      readonly player: PlayerNo;
      readonly source: CardId | null;
      readonly cards: readonly CardId[];
    }
  | { readonly kind: 'shuffle'; readonly player: PlayerNo }
  /** A player has played or answered something, which the others are not to miss. */
  | {
      readonly kind: 'play';
      readonly player: PlayerNo;
      /** What was done, in a sentence. */
      readonly text: Text;
      /** With what, as far as the viewer knows it. */
      readonly cards: readonly CardRef[];
      /** What it does, as it is printed; null: nothing, or the viewer does not know it. */
      readonly does: string | null;
    };

/** A line of the log as the viewer may read it. */
export interface LogLine {
  /** Place of its entry in the game's log. */
  readonly entry: number;
  readonly text: Text;
  /** Ids of the rules that it rests on. */
  readonly rules: readonly string[];
  /** Heads of what follows: a turn, a phase. */
  readonly level: 'turn' | 'phase' | 'line';
}

/** What an entry of the log says to a viewer. */
export interface LogDescription {
  readonly line: LogLine | null;
  readonly moment: Moment | null;
}
