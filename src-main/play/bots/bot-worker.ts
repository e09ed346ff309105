import { parentPort } from 'node:worker_threads';
import { botThought, type BotRequest } from './bot-reply.js';
import type { Thought } from '../../engine/search/think.js';

/** To the thread in which computer players think, and from it. */
export interface BotQuestion {
  readonly id: number;
  readonly request: BotRequest;
  /** Shared: its number is not 0 as soon as nobody waits for the answer any more. */
  readonly stop: Int32Array;
}
export type BotAnswer =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly fault: string };

const answer = ({ id, request, stop }: BotQuestion): BotAnswer => {
  try {
    return { id, thought: botThought(request, () => Atomics.load(stop, 0) !== 0) };
  } catch (error) {
    return { id, fault: (error as Error).message };
  }
};

parentPort?.on('message', (question: BotQuestion) => parentPort?.postMessage(answer(question)));
