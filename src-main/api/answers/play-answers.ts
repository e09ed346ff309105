/** What the procedures of playing answer: plain data that both sides can trust, for main made it. */
import type { DesignEdition, RulesEdition } from '../../games/kotc/cards/editions.js';
import type { DisplayList } from '../../layout/display-list.js';
import type { Box } from '../../layout/display-list.js';
import type { TableOptions } from '../../play/new-game/new-game.js';
import type { ShownScenario } from '../../play/scenarios/sandbox.js';
import type { Scenario } from '../../games/kotc/scenario/format.js';
import type { BotName } from '../../games/kotc/bots/bots.js';
import type { SampleSet } from '../sets/sample-sets.js';

export type * from '../../engine/decision.js';
export type * from '../../engine/table-view.js';
export type * from '../../engine/text.js';
export type * from '../../play/table/table-update.js';
export type { OfferedCard } from '../../play/scenarios/card-source.js';
export type { PuzzleRow } from '../../play/scenarios/puzzles.js';
export type { LaidCard, ShownScenario } from '../../play/scenarios/sandbox.js';
export type { PositionRow } from '../../play/scenarios/positions.js';
export type { CardChange, Edit, EditInput, Spot } from '../../games/kotc/scenario/edit-model.js';
export type { Expectation, Goal, Scenario } from '../../games/kotc/scenario/format.js';
export type { NewGame, Occupant, TableOptions } from '../../play/new-game/new-game.js';

/** What can be played here, and by whom. */
export interface PlayInfo {
  readonly rules: readonly {
    readonly edition: RulesEdition;
    /** Id of the rules, such as "kotc-14". */
    readonly id: string;
    readonly name: string;
    readonly leastSeats: number;
    readonly mostSeats: number;
    /** What a library without decks for it can be filled from, and the edition that these are named after. */
    readonly starter: { readonly set: SampleSet; readonly name: string };
  }[];
  /** What a new game is agreed to be like where nobody says otherwise. */
  readonly options: TableOptions;
  readonly highestSeed: number;
  /** Weakest first. */
  readonly bots: readonly { readonly name: BotName; readonly title: string; readonly about: string }[];
}

/** A deck as somebody may play with it under an edition's rules. */
export interface PlayableDeck {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly edition: DesignEdition;
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
  readonly title: string;
  readonly about: string;
}
