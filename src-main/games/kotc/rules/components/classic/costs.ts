import type { ClassicCostId } from '../../../cards/vocabulary/ids.js';
import type { CostImpl } from '../../context.js';

type CardCost = Extract<CostImpl, { readonly take: 'cards' }>;

/** Cards of the payer, who picks them where nothing else is said. */
const cards = (
  act: CardCost['act'],
  from: CardCost['from'],
  chooser: CardCost['chooser'] = 'payer',
): CardCost => ({ take: 'cards', from, act, chooser, other: false });

/** "Your other": not the creature itself that acts. */
const others = (cost: CardCost): CardCost => ({ ...cost, other: true });

/**
 * What the costs of abilities and the caveats of creatures ask for. Cards of the hand are drawn by lot (K11-BLD-47), those of
 * a deck are the topmost (K11-Q-75); an opponent picks where the text says so (K11-BLD-48).
 */
export const costs = {
  counters: { take: 'counters' },
  hitpoints: { take: 'hitpoints' },
  exhaustResources: cards('exhaust', 'resources'),
  exhaustCreatures: cards('exhaust', 'creatures'),
  exhaustOtherCreatures: others(cards('exhaust', 'creatures')),
  exhaustCreaturesByOpponent: cards('exhaust', 'creatures', 'opponent'),
  sacrificeHand: cards('sacrifice', 'hand', 'chance'),
  sacrificeInPlay: cards('sacrifice', 'in play'),
  sacrificeInPlayByOpponent: cards('sacrifice', 'in play', 'opponent'),
  sacrificeDeckTop: cards('sacrifice', 'deck top', 'place'),
  destroyHand: cards('destroy', 'hand', 'chance'),
  destroyInPlay: cards('destroy', 'in play'),
  destroyInPlayByOpponent: cards('destroy', 'in play', 'opponent'),
  destroyOtherInPlay: others(cards('destroy', 'in play')),
  destroyOtherInPlayByOpponent: others(cards('destroy', 'in play', 'opponent')),
  destroyResources: cards('destroy', 'resources'),
  destroyResourcesByOpponent: cards('destroy', 'resources', 'opponent'),
  destroyDeckTop: cards('destroy', 'deck top', 'place'),
} as const satisfies Readonly<Record<string, CostImpl>>;

/** The activation costs, by component. */
export const costImpls: Readonly<Record<string, CostImpl>> = {
  'cost-remove-counters': costs.counters,
  'cost-exhaust-resources': costs.exhaustResources,
  'cost-exhaust-creatures': costs.exhaustCreatures,
  'cost-exhaust-creatures-opponent-choice': costs.exhaustCreaturesByOpponent,
  'cost-sacrifice-random-hand': costs.sacrificeHand,
  'cost-sacrifice-in-play': costs.sacrificeInPlay,
  'cost-sacrifice-in-play-opponent-choice': costs.sacrificeInPlayByOpponent,
  'cost-destroy-random-hand': costs.destroyHand,
  'cost-destroy-in-play': costs.destroyInPlay,
  'cost-destroy-in-play-opponent-choice': costs.destroyInPlayByOpponent,
  'cost-destroy-resources': costs.destroyResources,
  'cost-destroy-resources-opponent-choice': costs.destroyResourcesByOpponent,
  'cost-pay-hitpoints': costs.hitpoints,
  'cost-sacrifice-deck-top': costs.sacrificeDeckTop,
  'cost-destroy-deck-top': costs.destroyDeckTop,
} satisfies Readonly<Record<ClassicCostId, CostImpl>>;
