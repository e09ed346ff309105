import { programFolder, programVersion } from '../../src-main/hosts/shared/program.js';
import { LabQueue } from '../../src-main/lab/queue/lab-queue.js';
import { programDigest } from '../../src-main/lab/queue/program-digest.js';
import { BlockThreads, type Blocks } from '../../src-main/lab/run/block-threads.js';
import { runExperiment } from '../../src-main/lab/run/run-experiment.js';
import type { TrainingBlock, TrainingExperiment } from '../../src-main/lab/training/training.js';

type Games = AsyncGenerator<TrainingBlock, void, void>;

/** Plays the first games, in their order. */
export async function* playedHere(experiment: TrainingExperiment, games: number, threads: number): Games {
  yield* inOrder(new BlockThreads({ about: 'training', experiment }, threads), games);
}

/** The same by workers at a queue. @param results folder in which games are kept */
export async function* playedAtQueue(
  experiment: TrainingExperiment,
  games: number,
  address: string,
  results: string,
): Games {
  const queue = await LabQueue.open({
    address,
    results,
    program: programDigest(programFolder),
    version: `${programVersion}, Node.js ${process.versions.node}`,
    tell: (sentence) => console.error(sentence),
  });
  try {
    yield* inOrder(queue.play({ about: 'training', experiment }, games), games);
  } finally {
    await queue.close();
  }
}

async function* inOrder(blocks: Blocks<TrainingBlock>, most: number): Games {
  let count = 0;
  const tally = {
    most,
    get count() {
      return count;
    },
    get isOver() {
      return count >= most;
    },
    add: () => void (count += 1),
  };
  try {
    yield* runExperiment({ tally, blocks });
  } finally {
    await blocks.close();
  }
}
