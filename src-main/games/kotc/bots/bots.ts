import type { ComputerPlayer } from '../../computer-players.js';
import type { View } from '../rules/views/view.js';
import { greedyReply } from './greedy.js';

/** The computer players that know this game, weakest first. */
export const kotcPlayers: readonly ComputerPlayer<View>[] = [
  {
    name: 'greedy',
    title: 'Greedy',
    about: 'Takes what gains the most now.',
    reply: greedyReply,
  },
];
