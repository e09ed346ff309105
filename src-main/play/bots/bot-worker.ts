import { parentPort } from 'node:worker_threads';
import { botReply, type BotRequest } from './bot-reply.js';
import type { Reply } from '../../engine/decision.js';

/** To the thread in which computer players think, and from it. */
export interface BotQuestion {
  readonly id: number;
  readonly request: BotRequest;
  /** Shared: its number is not 0 as soon as nobody waits for the answer any more. */
  readonly stop: Int32Array;
}
export type BotAnswer =
  | { readonly id: number; readonly reply: Reply }
  | { readonly id: number; readonly fault: string };

const answer = ({ id, request, stop }: BotQuestion): BotAnswer => {
  try {
    return { id, reply: botReply(request, () => Atomics.load(stop, 0) !== 0) };
  } catch (error) {
    return { id, fault: (error as Error).message };
  }
};

parentPort?.on('message', (question: BotQuestion) => parentPort?.postMessage(answer(question)));
