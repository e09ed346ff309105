/** What a running table tells the screen in front of it. */
import type { PlayerNo, Reply } from '../../engine/decision.js';
import type { LogLine, Moment } from '../../engine/table/log-line.js';
import type { RuleOption } from '../../engine/rule-options.js';
import type { TableView } from '../../engine/table/table-view.js';
import type { Occupant, TableOptions } from '../new-game/new-game.js';
import type { MatchState } from '../matches/match-state.js';
import type { PaperUpdate } from '../paper/paper-table.js';
import type { PassUntil, PlayerStops } from './passing.js';

export interface Sitting {
  readonly name: string;
  readonly occupant: Occupant;
}

/** Something on which all people at the table have a say. */
export interface TableRequest {
  readonly kind: 'undo' | 'end';
  readonly by: PlayerNo;
  /** "Ann wants to take back: Summon Grey Wolf." */
  readonly text: string;
  /** Who has still to say yes or no, by seat. */
  readonly waiting: readonly PlayerNo[];
}

/** An answer that is ready: one press gives it, and others swap what is in it. */
export interface Suggested {
  /** Id of the decision. */
  readonly decision: number;
  readonly reply: Reply;
  /** The player planned it in the deck, or chose it the last time, or the game suggests it. */
  readonly from: 'deck' | 'last time' | 'game';
}

/** What undo would take back now, or why there is nothing that it may. */
export type UndoOffer = { readonly takesBack: string } | { readonly because: string };

/** A puzzle that is being played. */
export interface PuzzleState {
  /** Under which it can be begun anew; null where that is not known. */
  readonly id: string | null;
  readonly title: string;
  /** What is to be reached, in a sentence. */
  readonly goal: string;
  readonly solver: PlayerNo;
  readonly state: 'open' | 'solved' | 'missed';
}

/** Where a lesson stands. */
export interface LessonState {
  readonly title: string;
  /** From 1. */
  readonly step: number;
  readonly steps: number;
  /** What the learner reads now, as paragraphs. */
  readonly text: readonly string[];
  /** What it points at: zones of seats, cards by name, parts of the screen such as "prompt" or "stack". */
  readonly points: readonly LessonPoint[];
  /** Ids of the rules that the text rests on. */
  readonly rules: readonly string[];
  /** What the learner is to do, such as "Sow Broadside"; null: only to read on. */
  readonly ask: string | null;
  /** The same as an answer to what the game asks. */
  readonly answer: Reply | null;
  /** Others do what they do now; the next step comes by itself. */
  readonly goesOn: boolean;
}
export type LessonPoint =
  | { readonly part: 'prompt' | 'stack' | 'combat' | 'phases' | 'log' | 'hand' }
  | { readonly seat: PlayerNo; readonly zone: string }
  | { readonly card: string };

/**
 * The whole state of a table as one screen may show it, and what has happened since the update before. The first update of
 * a subscription has the whole log and no moments.
 */
export interface TableUpdate {
  readonly game: string;
  readonly title: string;
  /** Inputs taken in so far. */
  readonly at: number;
  readonly seats: readonly Sitting[];
  readonly options: TableOptions;
  /** What was chosen of the rules. */
  readonly ruleOptions: readonly RuleOption[];
  /** To whom the screen is to be passed; until they take over, `view` is what everybody may see. */
  readonly passTo: PlayerNo | null;
  readonly view: TableView;
  /** Lines of the log: all of them where `from` is 0, else those that follow the first `from` that were sent. */
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] };
  readonly moments: readonly Moment[];
  /** A computer player is to answer. */
  readonly thinking: boolean;
  /** Of a game whose cards lie on a real table; left out: they are in the program. */
  readonly paper?: PaperUpdate;
  readonly undo: UndoOffer;
  readonly request: TableRequest | null;
  /** How long the player who sits at the screen passes; null: they decide. */
  readonly passing: PassUntil | null;
  /** Of that player; null where the game has none, or nobody sits there. */
  readonly stops: PlayerStops | null;
  /** Others have done something since whoever sits at the screen last decided. */
  readonly canSeeAgain: boolean;
  /** For who sits at the screen and is asked; null: nothing is suggested. */
  readonly suggested: Suggested | null;
  /** Why the game is not on the disk as it stands, and what to do; null when it is. */
  readonly trouble: string | null;
  readonly puzzle: PuzzleState | null;
  readonly lesson: LessonState | null;
  /** The card of the library that is tried here, by its id. Left out: none is. */
  readonly trial?: string;
  /** Left out: the game is no part of a match. */
  readonly match?: MatchState;
  /** Seats whose players think ahead, and can be asked what they think. Left out: none. */
  readonly thinkers?: readonly PlayerNo[];
  /** The game is over, and there is a coach for its rules. Left out: not so. */
  readonly coach?: true;
}

/** A game in a list. */
export interface GameRow {
  readonly id: string;
  readonly title: string;
  /** Id of its rules. */
  readonly rules: string;
  readonly seats: readonly Sitting[];
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** Names of the options that were chosen of the rules; left out: none. */
  readonly ruleOptions?: readonly string[] | undefined;
  readonly turn: number;
  readonly state:
    | { readonly kind: 'running'; readonly asked: PlayerNo | null }
    | { readonly kind: 'over'; readonly winners: readonly PlayerNo[] }
    /** It cannot be read; the file is as it was. */
    | { readonly kind: 'unreadable'; readonly because: string };
  readonly kind: 'game' | 'puzzle' | 'lesson' | 'sandbox';
  /** Left out: it is no part of a match. */
  readonly match?: MatchState | undefined;
}

/** Who looks at a replay: a seat, all who only watch, or everything is open. */
export type Onlooker = PlayerNo | 'onlooker' | 'open';

/** A place of a replay's timeline: what was put in, and what followed. */
export interface TimelineMark {
  /** Inputs taken in when it is reached. */
  readonly at: number;
  readonly turn: number;
  readonly phase: string | null;
  readonly player: PlayerNo | null;
  /** What was done, in public words; null where nothing is told. */
  readonly text: string | null;
}

export interface ReplayFrame {
  readonly title: string;
  readonly at: number;
  readonly last: number;
  readonly seats: readonly Sitting[];
  readonly view: TableView;
  /** Entries that the game's log has here: lines of earlier entries have been told. */
  readonly entries: number;
  /** What happened with the last input. */
  readonly moments: readonly Moment[];
  /** How the whole game came out; null: it goes on. */
  readonly end: TableView['result'];
  /** All of the game may be shown to anybody, so its position and its record are given out. */
  readonly revealed: boolean;
  /** The game is over, and there is a coach for its rules. */
  readonly coach: boolean;
}

/** A line of a replay's log. */
export interface ReplayLine extends LogLine {
  /** Inputs taken in when it is told. */
  readonly at: number;
}
