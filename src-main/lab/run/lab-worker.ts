import { parentPort, workerData } from 'node:worker_threads';
import type { DeckBlock, DeckExperiment } from '../decks/deck-experiment.js';
import { DeckPlayer } from '../decks/play-deck.js';
import type { Block } from '../experiment/block.js';
import type { Experiment } from '../experiment/experiment.js';
import { BlockPlayer } from '../experiment/play-block.js';
import { TrainingPlayer } from '../training/play-training-game.js';
import type { TrainingBlock, TrainingExperiment } from '../training/training.js';

/** What a thread of the laboratory plays: by what it is about. */
export type LabWork =
  | { readonly about: 'card'; readonly experiment: Experiment }
  | { readonly about: 'deck'; readonly experiment: DeckExperiment }
  | { readonly about: 'training'; readonly experiment: TrainingExperiment };

/** What comes of a block of each. */
export interface LabBlocks {
  readonly card: Block;
  readonly deck: DeckBlock;
  readonly training: TrainingBlock;
}

/** From a thread of the laboratory; it is asked for a block by its number, and turns to another experiment where it is sent one. */
export type BlockAnswer<B = unknown> =
  | { readonly nth: number; readonly block: B }
  | { readonly nth: number; readonly fault: string };

function playerOf(work: LabWork): { play(nth: number): LabBlocks[keyof LabBlocks] } {
  switch (work.about) {
    case 'card':
      return new BlockPlayer(work.experiment);
    case 'deck':
      return new DeckPlayer(work.experiment);
    case 'training':
      return new TrainingPlayer(work.experiment);
  }
}

let player = playerOf(workerData as LabWork);

function answer(nth: number): BlockAnswer {
  try {
    return { nth, block: player.play(nth) };
  } catch (error) {
    return { nth, fault: (error as Error).message };
  }
}

parentPort?.on('message', (asked: number | LabWork) => {
  if (typeof asked === 'number') parentPort?.postMessage(answer(asked));
  else player = playerOf(asked);
});
