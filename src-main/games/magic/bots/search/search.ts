import { chanceOf, weighed, type Weights } from '../../../../engine/search/linear-value.js';
import type { Habits } from '../../../../engine/search/habit-weights.js';
import type { SearchRules } from '../../../../engine/search/search-rules.js';
import { tokenDesignsOf } from '../../cards/design-of.js';
import type { Magic } from '../../rules/context.js';
import { magicPlayable } from '../../rules/playable.js';
import type { Design } from '../../rules/state/design.js';
import type { State } from '../../rules/state/state.js';
import { knowledgeOf } from '../../rules/views/knowledge.js';
import { greedyReply } from '../greedy.js';
import { figureNames, figuresOf } from './figures.js';
import { noticedOf } from './habits/noticed.js';
import { spokenOf } from './spoken-of.js';

export type MagicSearch = SearchRules<State, Design, Magic>;

/** What it takes to search games of the Classic Edition, with weights for what a position is judged by, and habits where there are any. */
export const magicSearch = (weights: Weights, habits?: Habits): MagicSearch => ({
  rules: magicPlayable.rules,
  summary: magicPlayable.summary,
  spokenOf,
  tokensOf: (designs) => designs.flatMap(tokenDesignsOf),
  usualReply: (game, decision, chance) =>
    greedyReply(decision, () => knowledgeOf(game, decision, decision.player), chance),
  notices: noticedOf,
  ...(habits && { habits }),
  figureNames,
  figuresOf,
  chanceToWin: (game, player) => chanceOf(weighed(figuresOf(game, player), figureNames, weights)),
});
