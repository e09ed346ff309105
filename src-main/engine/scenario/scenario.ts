/**
 * A scenario: a position, what players then decide, and what is to hold, as plain data. Here stands what every game has in it;
 * the other words are the game's, whose models say which there are (see `words.ts`).
 */
import type { Refusal, Reply, Role } from '../decision.js';
import type { BaseState, CardNo } from '../state.js';

/** Raised when a file's shape changes so that an older program would misread it. */
export const SCENARIO_VERSION = 2;

/** Words of a game. */
export interface Words {
  readonly [word: string]: unknown;
}

/** A card written out. */
export interface InlineCard extends Words {
  /** What is printed on it; left out: what it is called. */
  readonly name?: string | undefined;
}

/** Where a card of a scenario comes from. */
export type CardSource = { readonly starter: string } | { readonly file: string } | InlineCard;

/** A card and how it lies. */
export interface PlacedCard extends Words {
  /** What it is called in "cards". */
  readonly card: string;
  /** Its label, where it is not that. */
  readonly as?: string | undefined;
  readonly owner?: string | undefined;
  /** It is a token. */
  readonly token?: true | undefined;
  /** What it is a copy of, as that is called in "cards". */
  readonly copyOf?: string | undefined;
  /** Label of the card that it is attached to. */
  readonly attachedTo?: string | undefined;
  /** It is an ability that waits to be carried out, from 1, of the card "of". */
  readonly ability?: number | undefined;
  /** Label of the card whose ability it is; left out: it is no more. */
  readonly of?: string | undefined;
  /** That card has left its place since. */
  readonly left?: true | undefined;
  /** Labels of cards and names of players that it is aimed at; null: what is no more, or has left its place since. */
  readonly targets?: readonly (string | null)[] | undefined;
  /** In a zone that players share: its place among all cards there, from 0; left out where seats are in that order. */
  readonly at?: number | undefined;
  readonly knownTo?: readonly string[] | undefined;
  readonly knownToOnlookers?: boolean | undefined;
}

/** In a zone: a card by its label, so many cards that do nothing, or a card and how it lies. */
export type Place = string | number | PlacedCard;

/** A player, whose zones stand under their names. */
export interface ScenarioSeat extends Words {
  readonly name: string;
  readonly askAlways?: boolean | undefined;
  readonly out?: boolean | undefined;
}

export interface ScenarioTurn extends Words {
  readonly player?: string | undefined;
  readonly number?: number | undefined;
  /** Who had the first turn of the game. */
  readonly first?: string | undefined;
  readonly phase?: string | undefined;
  /** Where its phases have steps. */
  readonly step?: string | undefined;
}

/** What is to hold. */
export interface Expectation extends Words {
  /** By their names. */
  readonly players?: Readonly<Record<string, Words>> | undefined;
  /** By their labels. */
  readonly cards?: Readonly<Record<string, ExpectedCard>> | undefined;
  /** What the game waits for; null: it is over. */
  readonly asks?: ExpectedAsking | null | undefined;
  /** Questions that were asked in this order, others between them, since the last of these two. */
  readonly asked?: readonly ExpectedQuestion[] | undefined;
  /** Questions that were not asked since then. */
  readonly notAsked?: readonly ExpectedQuestion[] | undefined;
  readonly turn?: Words | undefined;
  readonly result?: ExpectedResult | null | undefined;
  /** Events in this order, others between them, since the last "log". */
  readonly log?: readonly ExpectedEvent[] | undefined;
  /** None of these since the last "log". */
  readonly logNot?: readonly ExpectedEvent[] | undefined;
}
export interface ExpectedCard extends Words {
  /** A zone, or "none". */
  readonly zone?: string | undefined;
  readonly token?: boolean | undefined;
  /** Label of the card that it is attached to; null: it is attached to none. */
  readonly attachedTo?: string | null | undefined;
  /** What it is aimed at, as far as it is still there. */
  readonly targets?: readonly string[] | undefined;
  /** All counters on it by kind, or by "kind of owner". */
  readonly counters?: Readonly<Record<string, number>> | undefined;
  /** Exactly who may know which card it is. */
  readonly knownTo?: readonly string[] | undefined;
}
export interface ExpectedResult extends Words {
  readonly winners?: readonly string[] | undefined;
  readonly rule?: string | undefined;
  /** What told the winner from the others; null: nothing did. */
  readonly criterion?: string | null | undefined;
}
export interface ExpectedQuestion {
  readonly by?: string | undefined;
  readonly kind?: string | undefined;
  readonly role?: Role | undefined;
  readonly purpose?: string | undefined;
  readonly rule?: string | undefined;
  /** The card that it is about. */
  readonly about?: string | undefined;
}
export interface ExpectedAsking extends ExpectedQuestion {
  readonly amount?: number | undefined;
  readonly cards?: readonly string[] | undefined;
  readonly players?: readonly string[] | undefined;
  readonly options?: readonly (string | number)[] | undefined;
  readonly dice?: readonly number[] | undefined;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  /** Actions that are offered, in the words of steps. */
  readonly offers?: readonly Words[] | undefined;
  readonly offersNot?: readonly Words[] | undefined;
}
export interface ExpectedEvent extends Words {
  readonly type: string;
  readonly card?: string | undefined;
  readonly rule?: string | undefined;
}
/** What makes a scenario a puzzle; its steps are the solution. */
export interface Goal {
  /** Who is to reach it. */
  readonly by: string;
  /** What is to be reached, in a sentence for people. */
  readonly text: string;
  readonly reach: Expectation;
  /** Within how many turns, everybody's counted; left out: in the turn of the position. */
  readonly turns?: number | undefined;
}

/** What a player decides, in the game's words. */
export interface DecisionStep extends Words {
  readonly by: string;
  /** It is refused, and this is the rule that the refusal cites. */
  readonly refused?: string | undefined;
  /** Does nothing, declines, chooses none. */
  readonly pass?: true | undefined;
  /** Cards, players or other options by what they are called. */
  readonly choose?: readonly (string | number)[] | undefined;
  /** All cards of the question by their labels. */
  readonly order?: readonly string[] | undefined;
  readonly number?: number | undefined;
  /** Face of the die that is used next. */
  readonly die?: number | undefined;
  readonly yes?: boolean | undefined;
  /** A name, or other words where they may be said. */
  readonly name?: string | undefined;
  /** What cards, players or others get of an amount, by what they are called; the rest get their least. */
  readonly assign?: Readonly<Record<string, number>> | undefined;
  /** With what cards are paired, by their labels; the rest with nothing. */
  readonly pair?: Readonly<Record<string, string | number | readonly (string | number)[]>> | undefined;
  readonly agree?: boolean | undefined;
  readonly resign?: true | undefined;
  /** The same as "resign". */
  readonly forfeit?: true | undefined;
}

/** Everybody declines until this is so. */
export interface Until {
  readonly phase?: string | undefined;
  readonly step?: string | undefined;
  readonly turn?: number | undefined;
  readonly by?: string | undefined;
  readonly role?: Role | undefined;
  readonly purpose?: string | undefined;
}

interface ExpectStep {
  readonly expect: Expectation;
}
interface UntilStep {
  readonly until: Until;
}
/** Everybody declines to respond, until nothing is being carried out. */
interface ResolveStep {
  readonly resolve: true;
}
export type Step = DecisionStep | ExpectStep | ResolveStep | UntilStep;

export const isExpectStep = (step: Step): step is ExpectStep => 'expect' in step;
export const isUntilStep = (step: Step): step is UntilStep => 'until' in step;
export const isResolveStep = (step: Step): step is ResolveStep => 'resolve' in step;

export interface Scenario {
  readonly format: 'cardwright-scenario';
  readonly version: 1 | typeof SCENARIO_VERSION;
  readonly name: string;
  readonly about?: string | undefined;
  readonly goal?: Goal | undefined;
  /** Ids of the rules that it proves. */
  readonly proves?: readonly string[] | undefined;
  /** Id of the rules by which it is played. */
  readonly rules: string;
  readonly cards?: Readonly<Record<string, CardSource>> | undefined;
  readonly players: readonly ScenarioSeat[];
  readonly begin?: 'turn' | 'setup' | undefined;
  /** Rules that are played otherwise than usual, in the game's words. */
  readonly options?: Words | undefined;
  readonly turn?: ScenarioTurn | undefined;
  /** Faces of the dice that come first. */
  readonly dice?: readonly number[] | undefined;
  /** For each shuffle and random selection the labels that come first. */
  readonly picks?: readonly (readonly string[])[] | undefined;
  readonly seed?: number | undefined;
  readonly steps: readonly Step[];
}

/** Finds what is printed on a card of the starter sets or of a file; null when there is none. */
export type CardLookup<P = unknown> = (source: { starter: string } | { file: string }) => P | null;

/** The position that a scenario begins with, and what its names stand for. */
export interface Position<S extends BaseState = BaseState, P = unknown, D = unknown> {
  readonly state: S;
  readonly designs: readonly D[];
  /** What is printed on the designs, by the same places. */
  readonly printed: readonly P[];
  /** What the designs are called, by the same places. */
  readonly calls: readonly string[];
  readonly labels: ReadonlyMap<string, CardNo>;
  readonly names: readonly string[];
}

/** A place in a zone, from 0 at the top; one beyond the last is the end. */
export interface Spot {
  readonly seat: number;
  readonly zone: string;
  readonly index: number;
}

/** A card of a position with the label by which the rest of its scenario knows it. */
export interface SpreadCard {
  readonly placed: PlacedCard;
  readonly label: string;
}

/** The cards of every seat, zone by zone, each by itself, from the top. */
export type Spread = readonly Readonly<Record<string, readonly SpreadCard[]>>[];

/** What did not come out as the scenario says. */
export interface Difference {
  /** From 1; 0 is the position itself. */
  readonly step: number;
  readonly because: string;
}

export interface Outcome {
  readonly name: string;
  readonly holds: boolean;
  readonly differences: readonly Difference[];
}

/** Whether a goal has been reached, can be, or was not in time. */
export type GoalState = 'open' | 'solved' | 'missed';

/** Takes a line of what happens in a scenario: a step, a question, an answer or an event. */
export type Trace = (line: string) => void;

/** A step answers what is asked, or it is refused, or what is asked is another thing. */
export type Fit = { readonly reply: Reply } | { readonly refusal: Refusal } | { readonly misfit: string };

/** Everything that can be done to a scenario by hand. What is left out stays as it is. */
export type ScenarioEdit =
  | { readonly do: 'move card'; readonly from: Spot; readonly to: Spot }
  | { readonly do: 'change card'; readonly at: Spot; readonly change: object }
  | {
      readonly do: 'add card';
      readonly to: Spot;
      readonly name: string;
      readonly source: InlineCard;
      readonly copies?: number | undefined;
    }
  | { readonly do: 'copy card'; readonly at: Spot }
  | { readonly do: 'remove card'; readonly at: Spot }
  | ({ readonly do: 'set player'; readonly seat: number; readonly name?: string | undefined } & Words)
  | { readonly do: 'add seat' }
  | { readonly do: 'remove seat'; readonly seat: number }
  | ({
      readonly do: 'set turn';
      readonly player?: string | undefined;
      readonly number?: number | undefined;
      readonly phase?: string | undefined;
      readonly step?: string | undefined;
    } & Words)
  | { readonly do: 'set dice'; readonly dice: readonly number[] }
  /** By their labels, for each shuffle and random selection. */
  | { readonly do: 'set picks'; readonly picks: readonly (readonly string[])[] }
  | { readonly do: 'set goal'; readonly goal: Goal | null }
  | { readonly do: 'set name'; readonly name: string }
  | { readonly do: 'set about'; readonly about: string }
  | { readonly do: 'set rules'; readonly rules: string };
