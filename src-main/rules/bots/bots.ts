import type { Chance } from '../kernel/chance.js';
import type { Decision, Reply } from '../kernel/decision.js';
import type { View } from '../kotc/view.js';
import { greedyReply } from './greedy.js';
import { randomReply } from './random.js';

/**
 * Answers decisions for a player. It is given what is asked, that player's view (worked out only when it looks), and chance
 * of its own, so that the same seed plays the same game.
 */
export type Bot = (decision: Decision, look: () => View, chance: Chance) => Reply;

/** The bots, by the names that people call them by. */
export const bots = {
  random: (decision, _look, chance) => randomReply(decision, chance),
  greedy: greedyReply,
} as const satisfies Record<string, Bot>;

export type BotName = keyof typeof bots;
export const botNames = Object.keys(bots) as BotName[];
