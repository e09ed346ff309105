import type {
  ModernConditionId,
  ModernCostId,
  ModernEffectId,
  ModernTargetId,
} from '../../cards/vocabulary/ids.js';

/** Components of editions whose cards are designed and priced while their rules are not played yet. */
const notYetPlayed = [
  'cond-this-attacks-or-defends',
  'cond-your-in-play-damaged',
  'cond-enemy-defends',
  'cond-this-summoned',
  'cond-this-owned-destroyed',
  'cond-enemy-summons',
  'cond-enemy-casts-or-activates',
  'cost-gift-summon-hand',
  'target-current-chain',
  'target-see-enemy-granary',
  'target-all-on-field-level',
  'target-all-attacking-level',
  'target-all-defending-level',
  'target-your-graveyard',
  'effect-conscript',
  'effect-distract',
  'effect-negate',
] as const satisfies readonly (ModernConditionId | ModernCostId | ModernEffectId | ModernTargetId)[];

export type NotYetPlayed = (typeof notYetPlayed)[number];
