import type { Blocks } from '../run/block-threads.js';
import type { KeptBlocks } from '../run/kept-blocks.js';
import { runExperiment, type InOrder } from '../run/run-experiment.js';
import { trustInOrder } from '../statistics/drawn-effect.js';
import { changesToTry, experimentWith, type Change } from './changes.js';
import { ChangeTally } from './change-tally.js';
import type { DeckBlock, DeckExperiment } from './deck-experiment.js';
import type { DeckFindings } from './deck-findings.js';
import type { MadeDeckExperiment } from './make-deck-experiment.js';
import { cardFindings, MatchTally } from './match-tally.js';

export interface TrialPlan {
  /** Blocks of two games against each deck. */
  readonly matchBlocks: number;
  /** How many changes of the deck are tried, and blocks in which they are. */
  readonly changes: number;
  readonly changeBlocks: number;
}

export const usualTrial: TrialPlan = { matchBlocks: 200, changes: 6, changeBlocks: 200 };

/** Below it the order of cards by what drawing them goes with says little. */
const LEAST_TRUST = 0.8;

interface Changes {
  readonly experiment: DeckExperiment;
  readonly tally: ChangeTally;
}

/** A deck against others, then changes of it that look promising, in games of their own. */
export class DeckTrial {
  readonly #matches: MatchTally;
  #changes: Changes | null = null;

  /** @param kept what was played before, which is not played again; gets all that is played */
  constructor(
    private readonly made: MadeDeckExperiment,
    private readonly plan: TrialPlan,
    private readonly kept: KeptBlocks<DeckBlock>,
  ) {
    this.#matches = new MatchTally(made.words, plan.matchBlocks * made.experiment.enemies.length);
    this.#takeKept(made.experiment, this.#matches);
  }

  get findings(): DeckFindings {
    const { words } = this.made;
    const effects = this.#matches.effects;
    return {
      stage: this.#stage,
      blocks: this.#matches.count + (this.#changes?.tally.count ?? 0),
      most: this.#matches.most + (this.#changes?.tally.most ?? this.plan.changeBlocks),
      all: this.#matches.all,
      matches: this.#matches.matches,
      cards: cardFindings(words, effects),
      trust: trustInOrder(effects),
      leastTrust: LEAST_TRUST,
      changes: this.#changes?.tally.findings(words) ?? [],
    };
  }

  get #stage(): DeckFindings['stage'] {
    if (!this.#changes) return 'matches';
    return this.#changes.tally.isOver ? 'over' : 'changes';
  }

  /**
   * Plays what has not been played yet, until the signal says to stop; yields after each block.
   * @param start begins to play an experiment, of which no more blocks than `most` are needed @throws LabTrouble
   */
  async *play(
    start: (experiment: DeckExperiment, most: number) => Blocks<DeckBlock>,
    signal?: AbortSignal,
  ): AsyncGenerator<void, void, void> {
    yield* this.#playOut(this.made.experiment, this.#matches, start, signal);
    if (!this.#matches.isOver) return;
    this.#changes ??= this.#makeChanges();
    yield* this.#playOut(this.#changes.experiment, this.#changes.tally, start, signal);
  }

  #makeChanges(): Changes {
    const changes: readonly Change[] = changesToTry(this.made, this.#matches.effects, this.plan.changes);
    const experiment = experimentWith(this.made, changes);
    const tally = new ChangeTally(changes, this.plan.changeBlocks);
    this.#takeKept(experiment, tally);
    return { experiment, tally };
  }

  #takeKept(experiment: DeckExperiment, tally: InOrder<DeckBlock>): void {
    for (const block of this.kept.of(experiment)) {
      if (tally.isOver) break;
      tally.add(block);
    }
  }

  async *#playOut(
    experiment: DeckExperiment,
    tally: InOrder<DeckBlock>,
    start: (experiment: DeckExperiment, most: number) => Blocks<DeckBlock>,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<void, void, void> {
    if (tally.isOver) return;
    const blocks = start(experiment, tally.most);
    try {
      for await (const block of runExperiment({ tally, blocks, signal })) {
        this.kept.add(experiment, block);
        yield;
      }
    } finally {
      await blocks.close();
    }
  }
}
