/** What the procedures of playing answer: plain data that both sides can trust, for main made it. */
import type { PlainLine } from '../../games/card-language.js';
import type { Deck } from '../../cards/deck.js';
import type { DisplayList } from '../../layout/display-list.js';
import type { Box } from '../../layout/display-list.js';
import type { TableOptions } from '../../play/new-game/new-game.js';
import type { ShownScenario } from '../../play/scenarios/sandbox.js';
import type { RuleOption } from '../../engine/rule-options.js';
import type { Scenario } from '../../engine/scenario/scenario.js';

export type * from '../../engine/decision.js';
export type * from '../../engine/table/log-line.js';
export type * from '../../engine/table/prompt.js';
export type * from '../../engine/table/seen-card.js';
export type * from '../../engine/table/seen-zone.js';
export type * from '../../engine/table/table-view.js';
export type * from '../../engine/table/under-way.js';
export type { Stop } from '../../engine/stops/stop.js';
export type { RuleOption } from '../../engine/rule-options.js';
export type * from '../../engine/text.js';
export type { AheadAction } from '../../play/table/ahead.js';
export type { Payment } from '../../play/table/payment.js';
export type { PassUntil } from '../../play/table/passing.js';
export type * from '../../play/table/table-update.js';
export type { ManualStep, StepPlace } from '../../play/paper/manual-step.js';
export type { ManualSteps } from '../../play/paper/manual-steps.js';
export type { PaperUpdate, UnnamedCard } from '../../play/paper/paper-table.js';
export type { SeenAgain } from '../../play/table/since.js';
export type { CoachReport, Grade, Standing, TurningPoint } from '../../play/coach/coach-report.js';
export type { ReviewEvent } from '../../play/coach/review-thread.js';
export type { MatchState } from '../../play/matches/match-state.js';
export type { OfferedCard } from '../../play/scenarios/card-source.js';
export type { PuzzleRow } from '../../play/scenarios/puzzles.js';
export type { LaidCard, ShownScenario } from '../../play/scenarios/sandbox.js';
export type { CardTest } from '../../play/scenarios/trials/card-tests.js';
export type { TrialDraft } from '../../play/scenarios/trials/keep-trial.js';
export type { PositionRow } from '../../play/scenarios/positions.js';
export type * from '../../engine/scenario/scenario.js';
export type { CounterKind } from '../../engine/scenario/scenario-kit.js';
export type { NewGame, Occupant, TableOptions } from '../../play/new-game/new-game.js';

/** What can be played here, and by whom. */
export interface PlayInfo {
  readonly rules: readonly {
    readonly id: string;
    /** How decks name the edition that they are made for; null: none is made for these rules. */
    readonly edition: Deck['edition'];
    readonly name: string;
    /** The name of their game. */
    readonly game: string;
    readonly leastSeats: number;
    readonly mostSeats: number;
    /** What a library without decks for it can be filled from, and the edition that these are named after; null: nothing. */
    readonly starter: { readonly set: string; readonly name: string } | null;
    /** What may be chosen of them before a game. */
    readonly options: readonly RuleOption[];
    /** There is a coach for games by them that are over. */
    readonly coach: boolean;
    /** Weakest first. */
    readonly bots: readonly { readonly name: string; readonly title: string; readonly about: string }[];
    /** The computer player that a new game begins with: the strongest who answers at once. */
    readonly usualBot: string;
  }[];
  /** What a new game is agreed to be like where nobody says otherwise. */
  readonly options: TableOptions;
  readonly highestSeed: number;
}

/** A deck as somebody may play with it under some rules. */
export interface PlayableDeck {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** Whether it is made for the edition of these rules, or for another; neither: it says none. */
  readonly madeFor: 'these' | 'others' | null;
  readonly legal: boolean;
  /** It can be played at all: every card can be carried out. */
  readonly playable: boolean;
  /** Why it is not legal or cannot be played, each with its rule where there is one. */
  readonly reasons: readonly { readonly because: string; readonly rule: string | null }[];
}

/** How a card of a game looks: as it is printed, and what the small reading form needs. */
export interface CardFaceAnswer {
  readonly list: DisplayList;
  /** The picture's id and the part of it that the card's window shows, in shares of its size; null: it has none. */
  readonly picture: { readonly id: string; readonly shown: Box } | null;
  /** What it does, in plain words. */
  readonly plain: readonly PlainLine[];
}

/** A rulebook taken apart. */
export interface Checklist {
  /** Id of the rules whose rulebook it is; those of the 10th Edition stand in the 9th's. */
  readonly rules: string;
  readonly title: string;
  readonly licence: string;
  readonly sections: readonly {
    readonly title: string;
    readonly rules: readonly { readonly id: string; readonly text: string }[];
  }[];
}

/** A scenario with its position laid out. */
export interface EditedScenario extends ShownScenario {
  readonly scenario: Scenario;
}

export interface OpenedScenario extends EditedScenario {
  /** Of its file. */
  readonly id: string;
  /** Why it cannot be saved under that id, or null. */
  readonly readOnly: string | null;
}

export interface LessonRow {
  readonly id: string;
  /** Of the game that it teaches, as people call it. */
  readonly game: string;
  readonly title: string;
  readonly about: string;
}
