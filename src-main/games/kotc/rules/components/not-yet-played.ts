import type {
  ModernConditionId,
  ModernCostId,
  ModernEffectId,
  ModernTargetId,
} from '../../cards/vocabulary/ids.js';

/** Components of editions whose cards are designed and priced while their rules are not played yet. */
const notYetPlayed = [
  'cost-gift-summon-hand',
] as const satisfies readonly (ModernConditionId | ModernCostId | ModernEffectId | ModernTargetId)[];

export type NotYetPlayed = (typeof notYetPlayed)[number];
