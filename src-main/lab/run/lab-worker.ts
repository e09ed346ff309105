import { parentPort, workerData } from 'node:worker_threads';
import type { Block } from '../experiment/block.js';
import type { Experiment } from '../experiment/experiment.js';
import { BlockPlayer } from '../experiment/play-block.js';

/** From a thread of the laboratory; it is asked for a block by its number. */
export type BlockAnswer =
  | { readonly nth: number; readonly block: Block }
  | { readonly nth: number; readonly fault: string };

const player = new BlockPlayer(workerData as Experiment);

function answer(nth: number): BlockAnswer {
  try {
    return { nth, block: player.play(nth) };
  } catch (error) {
    return { nth, fault: (error as Error).message };
  }
}

parentPort?.on('message', (nth: number) => parentPort?.postMessage(answer(nth)));
