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
