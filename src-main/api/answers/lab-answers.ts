import type { DeckFindings } from '../../lab/decks/deck-findings.js';
import type { DeckWords } from '../../lab/decks/make-deck-experiment.js';
import type { ExperimentWords } from '../../lab/experiment/experiment.js';
import type { Findings } from '../../lab/run/tally.js';

export type {
  CardFindings,
  CardRole,
  ChangeFindings,
  DeckFindings,
  MatchFindings,
  Rate,
} from '../../lab/decks/deck-findings.js';
export type { ExperimentWords } from '../../lab/experiment/experiment.js';
export type { Findings } from '../../lab/run/tally.js';
export type { Verdict } from '../../lab/statistics/sequential-test.js';

/** What an experiment has found so far; it is the last where it is over. */
export interface LabEvent {
  readonly words: ExperimentWords;
  readonly findings: Findings;
  /** Blocks at most. */
  readonly most: number;
}

/** A card of a set that is tried. */
export interface SetLabRow {
  /** Its id. */
  readonly card: string;
  readonly event: LabEvent;
}

/** A card of a set that cannot be tried. */
export interface SetLabLeft {
  readonly card: string;
  readonly name: string;
  /** Why, in a sentence. */
  readonly because: string;
}

/** How the cards of a set stand: what is new since the event before, and what follows from all. */
export interface SetLabEvent {
  readonly rows: readonly SetLabRow[];
  readonly left: readonly SetLabLeft[];
  /** Ids of cards that surprise more than luck would have it among so many. */
  readonly surprising: readonly string[];
  /** Cards that are done with, of how many. */
  readonly done: number;
  readonly total: number;
  /** The name of the card that is played; null: all are done with. */
  readonly playing: string | null;
}

/** What is known of a deck against others so far; it is the last where its stage is "over". */
export interface DeckLabEvent {
  readonly words: DeckWords;
  readonly findings: DeckFindings;
}

/** A deck against which another can be tried. */
export interface LabOpponent {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** It comes with the program and is not in the library. */
  readonly isStarter: boolean;
}
