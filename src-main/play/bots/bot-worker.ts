import { parentPort } from 'node:worker_threads';
import { botReply, type BotRequest } from './bot-reply.js';
import type { Reply } from '../../engine/decision.js';

/** To the thread in which computer players think, and from it. */
export interface BotQuestion {
  readonly id: number;
  readonly request: BotRequest;
}
export type BotAnswer =
  | { readonly id: number; readonly reply: Reply }
  | { readonly id: number; readonly fault: string };

const answer = ({ id, request }: BotQuestion): BotAnswer => {
  try {
    return { id, reply: botReply(request) };
  } catch (error) {
    return { id, fault: (error as Error).message };
  }
};

parentPort?.on('message', (question: BotQuestion) => parentPort?.postMessage(answer(question)));
