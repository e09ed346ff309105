import type { Chance } from '../../../engine/chance.js';
import type { Decision, Reply } from '../../../engine/decision.js';
import type { View } from '../rules/views/view.js';
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

/** How people are told which bot is which. */
export const botWords: Readonly<Record<BotName, { readonly title: string; readonly about: string }>> = {
  random: {
    title: 'Random',
    about: 'Does anything that is allowed, without a thought. For first games, and for trying out a deck.',
  },
  greedy: {
    title: 'Greedy',
    about:
      'Takes what gains the most at once, and looks no further. Sees what a person in its seat would see.',
  },
};
