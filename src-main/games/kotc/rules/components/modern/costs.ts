import type { ModernCostId } from '../../../cards/vocabulary/ids.js';
import type { NotYetPlayed } from '../not-yet-played.js';
import type { SelfCostImpl } from '../../context.js';

const cost = (act: SelfCostImpl['act'], zone: SelfCostImpl['zone']): SelfCostImpl => ({
  zone,
  act,
  random: zone === 'hand',
});

/** The activation costs, by component. */
export const costImpls: Readonly<Record<string, SelfCostImpl>> = {
  'cost-self-exhaust-resources': cost('exhaust', 'granary'),
  'cost-self-exhaust-minions': cost('exhaust', 'battlefield'),
  'cost-self-bounce-in-play': cost('bounce', 'battlefield'),
  'cost-self-sheathe-hand': cost('sheathe', 'hand'),
  'cost-self-sheathe-in-play': cost('sheathe', 'battlefield'),
  'cost-self-destroy-resources': cost('destroy', 'granary'),
  'cost-self-destroy-hand': cost('destroy', 'hand'),
  'cost-self-destroy-in-play': cost('destroy', 'battlefield'),
  'cost-self-bury-resources': cost('bury', 'granary'),
  'cost-self-bury-hand': cost('bury', 'hand'),
  'cost-self-bury-in-play': cost('bury', 'battlefield'),
} satisfies Readonly<Record<Exclude<ModernCostId, NotYetPlayed>, SelfCostImpl>>;
