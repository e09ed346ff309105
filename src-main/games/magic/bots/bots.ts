import type { ComputerPlayer } from '../../computer-players.js';
import { greedyReply } from './greedy.js';
import type { Knowledge } from '../rules/views/knowledge.js';

/** The computer players that know this game, weakest first. */
export const magicPlayers: readonly ComputerPlayer<Knowledge>[] = [
  {
    name: 'greedy',
    title: 'Greedy',
    about:
      'Plays the dearest card it can, attacks where no block hurts, and keeps tricks for combat. Sees what a person in its seat would see.',
    reply: greedyReply,
  },
];
