import { tokenDesigns } from '../../../../engine/objects/token-designs.js';
import { chanceOf, weighed, type Weights } from '../../../../engine/search/linear-value.js';
import type { Habits } from '../../../../engine/search/habit-weights.js';
import type { SearchRules } from '../../../../engine/search/search-rules.js';
import type { Design, KotcContext } from '../../rules/context.js';
import type { PlayedCard } from '../../rules/components/played-card.js';
import { kotcPlayables, type PlayableKotc } from '../../rules/playable.js';
import type { KotcRulesId } from '../../rules/rule-set.js';
import type { KotcState } from '../../rules/state/state.js';
import { glanceAt } from '../../rules/views/view.js';
import { greedyReply } from '../greedy.js';
import { figureNames, figuresOf } from './figures.js';
import { noticedOf } from './habits/noticed.js';
import { spokenOf } from './spoken-of.js';

export type KotcSearch = SearchRules<KotcState, Design, KotcContext>;

/** What it takes to search games by these rules, with weights for what a position is judged by, and habits where there are any. */
export const kotcSearch = (id: KotcRulesId, weights: Weights, habits?: Habits): KotcSearch => {
  const playable = kotcPlayables[id];
  const { rules, summary } = playable;
  return {
    rules,
    summary,
    spokenOf,
    ...(playable.tokensOf && { tokensOf: (designs) => pawnDesigns(playable, designs) }),
    usualReply: (game, decision, chance) => greedyReply(decision, () => glanceAt(game, decision), chance),
    notices: noticedOf,
    ...(habits && { habits }),
    figureNames,
    figuresOf,
    chanceToWin: (game, player) => chanceOf(weighed(figuresOf(game, player), figureNames, weights)),
  };
};

const printedCards = new WeakMap<Design, PlayedCard>();

/** What is printed on a card that is ready to be played. */
function printedAs(design: Design): PlayedCard {
  const { name, type, edition, level: cost, sp: offense, hp: defense, text } = design;
  const printed = printedCards.get(design) ?? { name, type, edition, cost, offense, defense, text };
  printedCards.set(design, printed);
  return printed;
}

function pawnDesigns(playable: PlayableKotc, designs: readonly Design[]): Design[] {
  return tokenDesigns(playable, designs.map(printedAs)).flatMap((pawn) => {
    const ready = playable.ready(pawn);
    return 'design' in ready ? ready.design : [];
  });
}
