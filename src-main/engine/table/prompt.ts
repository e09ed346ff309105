import type { CardId, Decision } from '../decision.js';
import type { Text } from '../text.js';
import type { SeenCard } from './seen-card.js';
import type { ZonePlace } from './seen-zone.js';

/** Where a card is dragged to do something with it: a zone, or one of the cards and players that it may target. */
export type Drop = ZonePlace | 'target';

/** One of the things that may be done; its place in the list is the reply's number. */
export interface PromptAction {
  /** "Summon Grey Wolf." */
  readonly text: Text;
  /** "Summon": a word or two for a button on the card. */
  readonly verb: string;
  readonly card: CardId | null;
  /** Of an action that names no card: the cards that may be taken up to begin it. Left out: none. */
  readonly begunWith?: readonly CardId[];
  /** It is suggested, and would use these cards. Left out: it is not. */
  readonly uses?: readonly CardId[];
  readonly drop: Drop | null;
  /** Where the card is dragged instead when what it may target cannot be told beforehand; null: nowhere. */
  readonly untold: ZonePlace | null;
  /** Nothing would come of it as things stand. */
  readonly idle: boolean;
  /** It is passing: nothing more is done now. */
  readonly isPass: boolean;
  /** It ends a phase of the player's own turn. */
  readonly endsPhase: boolean;
  /** It is no pass, and yet what is done to get on where nothing else is wanted, such as to draw. Left out: it is not. */
  readonly movesOn?: true;
}

/** What the viewer is asked, in words, beside the decision itself. */
export interface Prompt {
  readonly decision: Decision;
  /** What is asked and what for, in a sentence. */
  readonly text: Text;
  /** Of an `act` decision, one for each of its actions. */
  readonly actions: readonly PromptAction[];
  /** Of a decision with options one for each of them, of one with shares for each of those. */
  readonly options: readonly Text[];
  /** Of a `number` decision what each number comes to, the least first. Left out: the numbers say it. */
  readonly numbers?: readonly string[];
  /** The cards that the decision's ids stand for, wherever they lie; face down where the viewer may not know them. */
  readonly cards: readonly SeenCard[];
}

/** Something that can or cannot be done with a card. */
export type Move =
  | { readonly allowed: true; readonly text: Text; readonly verb: string; readonly act: number }
  | {
      readonly allowed: false;
      readonly text: Text;
      readonly verb: string;
      readonly rule: string;
      readonly because: string;
    };
