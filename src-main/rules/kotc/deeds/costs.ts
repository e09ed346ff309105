import type { Zone } from '../state.js';

/** What an activation cost takes from its player's own zones (K14-KEY-90, 91). */
export interface CostDeed {
  readonly zone: Extract<Zone, 'granary' | 'battlefield' | 'hand'>;
  readonly act: 'exhaust' | 'bounce' | 'sheathe' | 'destroy' | 'bury';
  /** Chance chooses the cards, not the player (K14-KEY-92). */
  readonly random: boolean;
}

const cost = (act: CostDeed['act'], zone: CostDeed['zone']): CostDeed => ({
  zone,
  act,
  random: zone === 'hand',
});

/** The activation costs, by component. */
export const costDeeds: Readonly<Record<string, CostDeed>> = {
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
};
