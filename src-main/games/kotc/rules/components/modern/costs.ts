import type { ModernCostId } from '../../../cards/vocabulary/ids.js';
import type { CardsCostImpl, SelfCostImpl } from '../../context.js';

const cost = (
  act: CardsCostImpl['act'],
  zone: CardsCostImpl['zone'],
  random: 'random' | 'chosen' = 'chosen',
): SelfCostImpl => ({ take: 'cards', zone, act, random: random === 'random' });

/** The activation costs, by component. */
export const costImpls: Readonly<Record<string, SelfCostImpl>> = {
  'cost-remove-counters': { take: 'counters' },
  'cost-self-sheathe-hand-chosen': cost('sheathe', 'hand'),
  'cost-self-destroy-hand-chosen': cost('destroy', 'hand'),
  'cost-self-bury-hand-chosen': cost('bury', 'hand'),
  'cost-self-sheathe-hand': cost('sheathe', 'hand', 'random'),
  'cost-self-destroy-hand': cost('destroy', 'hand', 'random'),
  'cost-self-bury-hand': cost('bury', 'hand', 'random'),
  'cost-self-exhaust-resources': cost('exhaust', 'granary'),
  'cost-self-sheathe-resources': cost('sheathe', 'granary'),
  'cost-self-destroy-resources': cost('destroy', 'granary'),
  'cost-self-bury-resources': cost('bury', 'granary'),
  'cost-self-exhaust-minions': cost('exhaust', 'battlefield'),
  'cost-self-bounce-in-play': cost('bounce', 'battlefield'),
  'cost-self-sheathe-in-play': cost('sheathe', 'battlefield'),
  'cost-self-destroy-in-play': cost('destroy', 'battlefield'),
  'cost-self-bury-in-play': cost('bury', 'battlefield'),
  'cost-gift-summon-hand': cost('gift-summon', 'hand'),
  'cost-pay-hitpoints': { take: 'hitpoints' },
  'cost-self-destroy-deck-top': cost('destroy', 'deck'),
} satisfies Readonly<Record<ModernCostId, SelfCostImpl>>;
