import type { ExperimentWords } from '../../lab/experiment/experiment.js';
import type { Findings } from '../../lab/run/tally.js';

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
