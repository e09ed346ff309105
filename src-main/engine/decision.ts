/**
 * What a game asks of a player. A decision is plain data: what may be answered stands in it, so that prompts, bots, drag
 * targets and validation all read the same. It names cards by the ids that its player's view uses.
 */

/** A card as players name it. It is a new one whenever the card moves unseen, so it cannot be followed across zones. */
export type CardId = number;
/** A seat at the table, from 0, clockwise. */
export type PlayerNo = number;

/** Something that a player may do of their own accord; `do` says what in the rule set's own words. */
export interface Action {
  readonly do: string;
  readonly card?: CardId;
  /** Which of the card's abilities, from 0. */
  readonly ability?: number;
  /** Kind of the counter that is removed. */
  readonly counter?: string;
  /** Nothing would come of it as things stand: it may be done, but nobody is stopped and asked because of it. */
  readonly idle?: true;
  /** Of a payment that is suggested: the cards that would be used for it. */
  readonly uses?: readonly CardId[];
  /** Of a payment: what it pays, each part as texts write it. */
  readonly pays?: readonly string[];
}

/** One of several things to choose from: a player, a card, a counter on a card, a number, a mode, a colour, or a name. */
export interface Choice {
  readonly player?: PlayerNo;
  readonly card?: CardId;
  readonly counter?: string;
  readonly number?: number;
  /** One of the ways in which something can be done, in the rule set's own word; its texts say it in a sentence. */
  readonly mode?: string;
  /** As players call it. */
  readonly colour?: string;
  /** Of a list of names, such as those of cards. */
  readonly name?: string;
}

/**
 * What else has to hold of the things that are chosen, beside how many they are. Prompts, bots and validation read it alike. The
 * rules ask only what has an answer.
 */
export interface Constraints {
  /** To choose nothing at all is an answer too, although at least one has to be chosen otherwise. */
  readonly orNone?: true;
  /** The values of what is chosen add up to no less and no more than this; left out: as little or as much as there is. */
  readonly sum?: {
    /** What is added up, as players call it: "total cost". */
    readonly of: string;
    /** By the places of the list that is chosen from; none is below 0. */
    readonly values: readonly number[];
    readonly least?: number;
    readonly most?: number;
  };
  /** No more than so many of each group. */
  readonly groups?: {
    /** What a group has in common, as players call it: "owner", "name". */
    readonly by: string;
    /** By the places of the list that is chosen from, the group of each; null: it is in none. */
    readonly groups: readonly (number | null)[];
    readonly most: number;
  };
}

/**
 * What a decision is for, as every game knows it: prompts, drags, bots and scenarios that serve any game go by it.
 * - action: what to do of one's own accord, or to go on
 * - respond: whether to answer what goes on, with an action or a counter, or to let it happen
 * - cost: with what a cost is paid
 * - target: what an action is aimed at, or at how many
 * - mode: which of the ways in which something can be done
 * - attack, block: who fights on either side; victim: whom or what the attack is aimed at
 * - assign: who gets how much of an amount, or which die
 * - order: in which order things happen or lie
 * - replace: whether a replacement or prevention effect is applied, or which is first
 * - choose: whatever else an effect or a rule leaves to a player, when it is carried out
 * - mulligan: what of the first hand is kept
 * - setup: what else is settled before the first turn
 */
export const roles = [
  'action',
  'respond',
  'cost',
  'target',
  'mode',
  'attack',
  'block',
  'victim',
  'assign',
  'order',
  'replace',
  'choose',
  'mulligan',
  'setup',
] as const;
export type Role = (typeof roles)[number];

/** What a rule set asks for: a role that all know, and a word of its own, which only its own folder compares. */
export interface Purpose {
  readonly role: Role;
  readonly word: string;
}

interface Asked {
  /** Counts up through a game; an answer names it. */
  readonly id: number;
  readonly player: PlayerNo;
  readonly role: Role;
  /** The rule set's own word for what it asks, such as "pay"; of use for its own texts alone. */
  readonly purpose: string;
  /** The card that it is about, where there is one. */
  readonly about?: CardId;
  /** The number that it is about, such as the damage that a shield would lessen. */
  readonly amount?: number;
  /** Its cards were picked by chance, unseen: who is asked does not learn which they are, and may remember them all. */
  readonly blind?: true;
  /** Id of the rule by which it is asked. */
  readonly rule: string;
}

export interface ActDecision extends Asked {
  readonly kind: 'act';
  readonly actions: readonly Action[];
}
/** Some of the cards, from `least` to `most`; where `ordered`, the order of the answer counts. */
export interface CardsDecision extends Asked {
  readonly kind: 'cards';
  readonly cards: readonly CardId[];
  readonly least: number;
  readonly most: number;
  readonly ordered: boolean;
  readonly constraints?: Constraints;
}
export interface PlayersDecision extends Asked {
  readonly kind: 'players';
  readonly players: readonly PlayerNo[];
  readonly least: number;
  readonly most: number;
}
export interface OptionsDecision extends Asked {
  readonly kind: 'options';
  readonly options: readonly Choice[];
  readonly least: number;
  readonly most: number;
  readonly constraints?: Constraints;
}
/** All of the cards, in an order. */
export interface OrderDecision extends Asked {
  readonly kind: 'order';
  readonly cards: readonly CardId[];
}
export interface NumberDecision extends Asked {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
}
export interface ConfirmDecision extends Asked {
  readonly kind: 'confirm';
}
/** Which of the dice that are left is used next. */
export interface DiceDecision extends Asked {
  readonly kind: 'dice';
  readonly dice: readonly number[];
}

/** A name, as of a card that is to be named. */
export interface NameDecision extends Asked {
  readonly kind: 'name';
  /**
   * The names offered, in the order in which they are; where others may be said too, they are suggestions. They tell who is asked no
   * more than they may know: those of all cards that there are, say, and not those of the cards in this game.
   */
  readonly names: readonly string[];
  /** Other words may be said too, of at most so many characters, no more than `limits.said`. Left out: one of the names. */
  readonly free?: { readonly most: number };
}

/** What one of several gets of an amount. */
export interface Share {
  readonly to: Choice;
  readonly least: number;
  readonly most: number;
  /** What is enough for it, such as lethal damage; left out: its least. */
  readonly enough?: number;
  /** It gets something only where all shares before it have enough, or as much as they can. */
  readonly after?: true;
}
/** What several shares come to together, such as damage for creatures that others will hit too. */
export interface SharesTogether {
  /** More than one, in their order. */
  readonly places: readonly number[];
  readonly least: number;
  /** As of one share. */
  readonly enough: number;
}
/** The whole of an amount is shared out. */
export interface AssignDecision extends Asked {
  readonly kind: 'assign';
  readonly shares: readonly Share[];
  readonly total: number;
  /** With some of them all that they come to as well: the sums for several have room for each other. Left out: each share is by itself. */
  readonly together?: readonly SharesTogether[];
}
/** A card that may be paired with one of some options of a decision; one that stands there several times with as many of them. */
export interface Pairing {
  readonly card: CardId;
  /** Places of the options. */
  readonly to: readonly number[];
  /** It has to be paired, as long as one of its options has room, and enough others that have to be can be paired with it too. */
  readonly must?: true;
  /** It is paired never where no other card is, or only there. */
  readonly alone?: 'never' | 'only';
}
/** Each of the cards is paired with one of its options or with none, such as attackers with those whom they attack. */
export interface PairDecision extends Asked {
  readonly kind: 'pair';
  readonly pairings: readonly Pairing[];
  readonly options: readonly Choice[];
  /** By the places of the options, how many cards can be paired with each. */
  readonly room: readonly number[];
  /** By the places of the options, how many cards have to be paired with each if any are. Left out: one is enough. */
  readonly fewest?: readonly number[];
}

export type Decision =
  | ActDecision
  | CardsDecision
  | PlayersDecision
  | OptionsDecision
  | OrderDecision
  | NumberDecision
  | ConfirmDecision
  | DiceDecision
  | NameDecision
  | AssignDecision
  | PairDecision;
export type DecisionKind = Decision['kind'];
export const decisionKinds = [
  'act',
  'cards',
  'players',
  'options',
  'order',
  'number',
  'confirm',
  'dice',
  'name',
  'assign',
  'pair',
] as const satisfies readonly DecisionKind[];

/**
 * What a player answers. Numbers of `act`, `options` and `die` are places in the decision's list, from 0; `shares` are in the
 * order of the decision's, and `pairs` are places of options in the order of its pairings, null for none.
 */
export type Reply =
  | { readonly act: number }
  | { readonly cards: readonly CardId[] }
  | { readonly players: readonly PlayerNo[] }
  | { readonly options: readonly number[] }
  | { readonly order: readonly CardId[] }
  | { readonly number: number }
  | { readonly yes: boolean }
  | { readonly die: number }
  | { readonly name: string }
  | { readonly shares: readonly number[] }
  | { readonly pairs: readonly (number | null)[] };

/** Doing nothing more, as every game calls it. */
export const PASS = 'pass';

/** Why something may not be done: the rule, and a sentence for people. */
export interface Refusal {
  readonly allowed: false;
  readonly rule: string;
  readonly because: string;
}
