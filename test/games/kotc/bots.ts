/** The computer players that play Keeper of the Cards, by their names. */
import { randomReply } from '../../../src-main/engine/bots/random.js';
import type { Chance } from '../../../src-main/engine/chance/chance.js';
import type { Decision, Reply } from '../../../src-main/engine/decision.js';
import { greedyReply } from '../../../src-main/games/kotc/bots/greedy.js';
import type { View } from '../../../src-main/games/kotc/rules/views/view.js';

export type Bot = (decision: Decision, look: () => View, chance: Chance) => Reply;

export const bots = {
  random: (decision, _look, chance) => randomReply(decision, chance),
  greedy: greedyReply,
} as const satisfies Record<string, Bot>;

export type BotName = keyof typeof bots;
export const botNames = Object.keys(bots) as BotName[];
