import { chanceOf, weighed, type Weights } from '../../../../engine/search/linear-value.js';
import type { SearchRules } from '../../../../engine/search/search-rules.js';
import type { Design, KotcContext } from '../../rules/context.js';
import { kotcPlayables } from '../../rules/playable.js';
import type { KotcRulesId } from '../../rules/rule-set.js';
import type { KotcState } from '../../rules/state/state.js';
import { viewOf } from '../../rules/views/view.js';
import { greedyReply } from '../greedy.js';
import { figureNames, figuresOf } from './figures.js';
import { spokenOf } from './spoken-of.js';

export type KotcSearch = SearchRules<KotcState, Design, KotcContext>;

/** What it takes to search games by these rules, with weights for what a position is judged by. */
export const kotcSearch = (id: KotcRulesId, weights: Weights): KotcSearch => {
  const { rules, summary } = kotcPlayables[id];
  return {
    rules,
    summary,
    spokenOf,
    usualReply: (game, decision, chance) =>
      greedyReply(decision, () => viewOf(game, decision, decision.player, []), chance),
    chanceToWin: (game, player) => chanceOf(weighed(figuresOf(game, player), figureNames, weights)),
  };
};
