import type { Suggesting } from '../../computer-players.js';
import type { Magic } from '../rules/context.js';
import type { Knowledge } from '../rules/views/knowledge.js';
import { leavesAll } from './any-lands.js';
import { chosenCards, chosenOptions } from './choices.js';

/** What a computer player would pay with, where it is chosen among cards; mana has a suggestion of its own among its actions, and is sure where any lands would do. */
export const magicSuggestions: Suggesting<Knowledge, Magic> = {
  suggest(decision, look, game) {
    if (decision.role !== 'cost') return null;
    if (decision.kind === 'act')
      return leavesAll(decision, game) ? { reply: { act: 0 }, isSure: true } : null;
    if (decision.kind === 'cards') return { reply: { cards: chosenCards(decision, look()) }, isSure: false };
    if (decision.kind !== 'options') return null;
    return { reply: { options: chosenOptions(decision, look()) }, isSure: false };
  },
};
