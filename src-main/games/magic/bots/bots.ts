import type { ComputerPlayer } from '../../computer-players.js';
import { greedyReply } from './greedy.js';
import type { Knowledge } from '../rules/views/knowledge.js';

/** The computer players that know this game, weakest first. */
export const magicPlayers: readonly ComputerPlayer<Knowledge>[] = [
  {
    name: 'greedy',
    title: 'Greedy',
    about: 'Plays what is dearest, attacks where it is safe.',
    reply: greedyReply,
  },
];
