/**
 * A game as a table shows it to one viewer: seats with their zones and cards, what goes on in the middle, and what the viewer
 * is asked, all of it in the words of the edition. It is built by naming what that viewer may know; nothing here knows a game.
 */
import type { CardId, Decision, PlayerNo } from './decision.js';
import type { CardRef, Text } from './text.js';

/** How many seats a table has room for on the screen; the rules know no highest number. */
export const MOST_SEATS = 8;

/** A row has its cards side by side, a pile on one another, a hand in somebody's hand. */
export type ZoneShape = 'row' | 'pile' | 'hand';

/** A figure on a card: its cost, its offense or its defense. */
export interface Stat {
  readonly kind: 'cost' | 'offense' | 'defense';
  /** As the edition calls it. */
  readonly name: string;
  readonly now: number;
  readonly printed: number;
}

/** What is on the front of a card that the viewer may know. */
export interface SeenFace {
  /** Place in the game's list of designs; what the table asks to have painted. */
  readonly design: number;
  readonly name: string;
  readonly type: 'creature' | 'spell';
  readonly text: string;
  /** Those that the card has, in the order cost, offense, defense. */
  readonly stats: readonly Stat[];
}

/** Counters of one kind and owner on a card. */
export interface Chip {
  readonly kind: string;
  /** "Shield Counter". */
  readonly name: string;
  readonly owner: PlayerNo;
  readonly count: number;
}

export interface SeenCard {
  /** As decisions name it; null where the viewer cannot point at it. */
  readonly id: CardId | null;
  /** Null: it lies face down for this viewer. */
  readonly face: SeenFace | null;
  /** Null where that is not known. */
  readonly owner: PlayerNo | null;
  readonly exhausted: boolean;
  /** Will not be unexhausted at the next recovery. */
  readonly fatigued: boolean;
  readonly chips: readonly Chip[];
  /** The viewer knows it from before and may not look at it now. */
  readonly remembered: boolean;
  /** What else is to be said of it, such as who controls it again at the end of the turn. */
  readonly notes: readonly string[];
  /** In a deck: how many cards lie on top of it. */
  readonly above?: number;
}

export interface SeenZone {
  /** The rule set's own name, such as "battlefield". */
  readonly zone: string;
  /** As the edition's text calls it, capitalized: "Creature Zone". */
  readonly name: string;
  readonly shape: ZoneShape;
  /** How many cards are in it. */
  readonly count: number;
  /** All cards of a row in their places; of a pile or a hand those that the viewer knows to be there. */
  readonly cards: readonly SeenCard[];
  /** The viewer may look at all of it. */
  readonly open: boolean;
}

export interface SeenSeat {
  readonly seat: PlayerNo;
  readonly name: string;
  readonly life: number;
  /** What a player has of life, as the edition calls it. */
  readonly lifeName: string;
  /** Out of the game while others play on. */
  readonly isOut: boolean;
  readonly zones: readonly SeenZone[];
  /** What else is to be said of the player, such as dice that may be re-rolled. */
  readonly notes: readonly string[];
}

/** A place of a field: a zone, or an empty place (null); as wide as a card, or as what is left of the row. */
export interface FieldPlace {
  readonly zone: string | null;
  readonly span: 'card' | 'wide';
}
/** Where the zones of a player lie as the rulebook pictures it, row by row; the first row is nearest to the enemy. */
export type FieldLayout = readonly (readonly FieldPlace[])[];

/** A selected card; without a design where the viewer sees at most where it lies, not which it is. */
export interface SeenTarget {
  readonly name: string;
  readonly design: number | null;
  readonly card: CardId | null;
}

/** A link of the chain, or an ability that waits to become one. */
export interface SeenLink {
  /** From 1. */
  readonly number: number;
  readonly player: PlayerNo;
  /** "Smite, cast by Ann." without the number. */
  readonly text: Text;
  readonly card: CardRef;
  readonly targets: readonly SeenTarget[];
  readonly negated: boolean;
}

export type SeenVictim = { readonly player: PlayerNo } | { readonly card: CardRef };

export interface SeenBattle {
  readonly attacker: PlayerNo;
  readonly defender: PlayerNo;
  /** In formation order. */
  readonly team: readonly CardRef[];
  readonly defense: readonly CardRef[];
  readonly victim: SeenVictim;
  /** The step that is being carried out, in words; null between the steps. */
  readonly step: string | null;
  readonly forced: boolean;
}

export interface SeatZone {
  readonly seat: PlayerNo;
  readonly zone: string;
}

/** Where a card is dragged to do something with it: a zone of a seat, or one of the cards and players that it may target. */
export type Drop = SeatZone | 'target';

/** One of the things that may be done; its place in the list is the reply's number. */
export interface PromptAction {
  /** "Summon Grey Wolf." */
  readonly text: Text;
  /** "Summon": a word or two for a button on the card. */
  readonly verb: string;
  readonly card: CardId | null;
  readonly drop: Drop | null;
  /** Where the card is dragged instead when what it may target cannot be told beforehand; null: nowhere. */
  readonly untold: SeatZone | null;
  /** Nothing would come of it as things stand. */
  readonly idle: boolean;
  /** It is passing: nothing more is done now. */
  readonly isPass: boolean;
  /** It ends a phase of the player's own turn. */
  readonly endsPhase: boolean;
}

/** What the viewer is asked, in words, beside the decision itself. */
export interface Prompt {
  readonly decision: Decision;
  /** What is asked and what for, in a sentence. */
  readonly text: Text;
  /** Of an `act` decision, one for each of its actions. */
  readonly actions: readonly PromptAction[];
  /** Of an `options` decision, one for each of its options. */
  readonly options: readonly Text[];
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

/** What is shown as it happens, beside the change of the view. Cards by the ids they had then; null where the viewer cannot tell. */
export type Moment =
  | {
      readonly kind: 'dice';
      readonly player: PlayerNo;
      readonly dice: readonly number[];
      /** "for the attack". */
      readonly why: string;
    }
  | { readonly kind: 'reroll'; readonly player: PlayerNo; readonly was: number; readonly now: number }
  | { readonly kind: 'damage'; readonly card: CardId | null; readonly amount: number }
  | {
      readonly kind: 'wound';
      readonly player: PlayerNo;
      readonly amount: number;
      readonly piercing: boolean;
    }
  | { readonly kind: 'heal'; readonly player: PlayerNo; readonly amount: number }
  | {
      readonly kind: 'target';
      readonly player: PlayerNo;
      readonly source: CardId | null;
      readonly cards: readonly CardId[];
    }
  | { readonly kind: 'shuffle'; readonly player: PlayerNo };

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

export interface TableView {
  /** Id of the rules. */
  readonly rules: string;
  readonly viewer: PlayerNo | null;
  readonly turn: {
    /** From 1; 0 while the game is set up. */
    readonly number: number;
    readonly player: PlayerNo | null;
    /** One of `phases`, or null while the game is set up. */
    readonly phase: string | null;
  };
  /** Of a turn, in their order. */
  readonly phases: readonly { readonly id: string; readonly name: string }[];
  readonly seats: readonly SeenSeat[];
  readonly field: FieldLayout;
  /** Cards in no zone: being cast, turned over. */
  readonly stage: readonly SeenCard[];
  readonly chain: readonly SeenLink[];
  /** The links are being carried out, the last first. */
  readonly resolving: boolean;
  /** Abilities that wait to become links. */
  readonly pending: readonly SeenLink[];
  /** The one that goes on last. */
  readonly battles: readonly SeenBattle[];
  /** What else is to come, such as attacks that will be forced. */
  readonly notes: readonly Text[];
  /** Who is asked; null when the game is over. */
  readonly asked: PlayerNo | null;
  /** What the viewer is asked; null when it is somebody else. */
  readonly prompt: Prompt | null;
  readonly asksAlways: boolean;
  /** Who agrees that there is no reason to go on. */
  readonly agreed: readonly PlayerNo[];
  readonly result: {
    readonly winners: readonly PlayerNo[];
    /** How it ended, in a sentence. */
    readonly text: string;
    readonly rules: readonly string[];
  } | null;
}
