/**
 * What people see of one game, beside what is the same for every game: start here to give a game a user interface of its own. A
 * game is a folder in `src-renderer/games` and a row in the registry there. Every part is optional: a game without one has
 * its cards edited by the fields that main names, and its tables show all that a `TableView` has.
 */
import type { Component } from 'svelte';
import type {
  LaidCard,
  Scenario,
  SeenCard,
  ShownScenario,
  TableView,
} from '../../../src-main/api/answers/play-answers.js';
import type { TextSymbol } from '../../../src-main/api/language/language-marks.js';
import type { Topic } from '../help/topic.js';
import type { CombatNote } from '../table/view/combat-account.svelte.js';

/** A panel beside the table, above what waits to be carried out. */
export interface TablePanel {
  /** "combat" stands in place of the panel that shows combats of any game. */
  readonly id: string;
  isShown(view: TableView): boolean;
  readonly component: Component<{ readonly view: TableView; readonly notes: readonly CombatNote[] }>;
}

/** Where the rules of a game are read. */
export interface Rulebooks {
  /** Id of the rules whose book is opened where nothing says which. */
  readonly newest: string;
  /** Id of the rules in whose rulebook a rule stands, by the rule's own id; null for what is no rule of this game. */
  of(rule: string): string | null;
}

/** What the help says of one game. */
export interface GameHelp {
  /** Pages that stand after those about a first card. */
  readonly designing: readonly Topic[];
  /** A search that names a field, with what it finds, as a sentence. */
  readonly search: string;
}

/** What the sandbox shows of a selected card. */
export interface SandboxCardProps {
  readonly card: LaidCard;
  readonly face: NonNullable<SeenCard['face']>;
  /** Counters that these rules know. */
  readonly counters: ShownScenario['counters'];
  /** Words of how a card lies that only some editions know. */
  readonly states: ShownScenario['states'];
  /** Their names, by their seats. */
  readonly players: readonly string[];
  /** Name of who controls the card. */
  readonly controller: string;
  /** Changes the card, as one step of the name; steps with one key become one. */
  readonly onchange: (change: object, name: string, mergeKey?: string) => void;
}

export interface SandboxTurnProps {
  readonly turn: Scenario['turn'];
  /** Changes the turn, as one step of the name; steps with one key become one. */
  readonly onchange: (change: object, name: string, mergeKey: string) => void;
}

export interface SandboxPlayerProps {
  /** As the position has them. */
  readonly player: Scenario['players'][number];
  /** Changes the player, as one step of the name; steps with one key become one. */
  readonly onchange: (change: object, name: string, mergeKey: string) => void;
}

/** How a game's positions say that a card lies sideways, and what people call it. */
export interface Turning {
  /** The word of its positions: true where it does. */
  readonly key: string;
  /** "Exhaust", and "Unexhaust" for the way back. */
  readonly verb: string;
  readonly back: string;
  /** "Exhaust or unexhaust the selected card". */
  readonly title: string;
  readonly shortcut: string;
}

/** What can be set by hand in a position of one game alone. */
export interface SandboxUi {
  readonly card: Component<SandboxCardProps>;
  readonly turn: Component<SandboxTurnProps>;
  /** What a player has beside life; left out: nothing. */
  readonly player?: Component<SandboxPlayerProps>;
  /** Left out: no card of the game lies sideways. */
  readonly turning?: Turning;
  /** The word of its positions for what a player has left. */
  readonly life: string;
  /** The zone that a goal about a card asks for at first. */
  readonly goalZone: string;
}

/** What a field's aid is given of it. */
export interface FieldAidProps {
  /** What stands in the field. */
  readonly value: string;
  readonly locked: boolean;
  /** Those that can stand on cards of the game. */
  readonly symbols: readonly TextSymbol[];
  /** Words that the game's language knows for the field. */
  readonly known: readonly string[];
  /** What stands in this field of the library's other cards. */
  readonly others: () => readonly string[];
  /** Writes into the field, as one step of the name. */
  readonly onchange: (value: string, name: string) => void;
}

/** What helps to fill in a field of a card, below it. The field itself stays a line of text. */
export interface FieldAid {
  readonly component: Component<FieldAidProps>;
  /** What Backspace at the end leaves of the text, where its last sign is more than a letter. */
  readonly erased?: (value: string) => string;
}

export interface GameUi {
  /** Id of the game in the registry of main. */
  readonly id: string;
  readonly rulebooks?: Rulebooks;
  readonly help?: GameHelp;
}

/** The components of a game, apart from what needs no page: they are loaded by the rooms that show them. */
export interface GameViews {
  /** By the keys of the fields. */
  readonly fields?: Readonly<Record<string, FieldAid>>;
  readonly panels?: readonly TablePanel[];
  /** "Show chain, battle and log": opens the side panel again. Left out: without the game's own words. */
  readonly showPanels?: string;
  readonly sandbox?: SandboxUi;
}
