/** The parts of the rules that call each other in a circle. */
import { declareAttackers } from './combat/attack.js';
import { declareBlockers } from './combat/block.js';
import { announceCombatDamage, dealCombatDamage, hasFirstStrikeStep } from './combat/damage.js';
import { leaveCombat } from './combat/leave-combat.js';
import type { Rules } from './context.js';
import { settleControl } from './control.js';
import { carryOut } from './effects/carry-out.js';
import { canBeHost } from './effects/hosts.js';
import { amountOf } from './objects/amounts.js';
import { characteristicsOf } from './objects/characteristics.js';
import { snapshot } from './objects/known.js';
import { endWhatHoldsNoMore, showHands, showTops } from './statics/checks.js';
import { partTaken } from './statics/damage.js';
import { law } from './statics/law.js';
import { replacementsOf } from './statics/replacements.js';
import { takeManaTriggers } from './triggers/mana-triggers.js';
import { triggersOn, remember } from './triggers/note.js';

export const rules: Rules = {
  characteristicsOf,
  snapshot,
  amountOf,
  carryOut,
  remember,
  triggersOn,
  replacementsOf,
  partTaken,
  checks: [endWhatHoldsNoMore, settleControl, leaveCombat, showHands, showTops, takeManaTriggers],
  canEnchant: canBeHost,
  law,
  combat: { declareAttackers, declareBlockers, hasFirstStrikeStep, announceCombatDamage, dealCombatDamage },
};
