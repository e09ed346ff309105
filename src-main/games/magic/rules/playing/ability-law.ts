/** What follows for playing an activated ability from its text alone, looked up once. */
import type { Effect } from '../../cards/components/effects.js';
import type { Activated } from '../mana/abilities-of.js';
import { manaNeed, type Need } from '../mana/need.js';
import { targetNodes } from '../objects/target-nodes.js';

export interface AbilityLaw {
  readonly ability: Activated;
  /** Where its object has to be. */
  readonly zone: 'play' | 'hand' | 'graveyard';
  /** Whether tapping its object is among its costs. */
  readonly taps: boolean;
  /** The mana that is paid where X is 0. */
  readonly need: Need;
  /** Mana and {T} are all that is paid for it, by an object in play. */
  readonly isPaidPlainly: boolean;
  readonly isLimited: boolean;
  readonly byOthers: boolean;
  readonly byOpponentsOnly: boolean;
  /** Nothing is chosen for it but what is asked as it is carried out. */
  readonly aimsAtNothing: boolean;
}

const known = new WeakMap<Activated, AbilityLaw>();

export function abilityLaw(ability: Activated): AbilityLaw {
  let law = known.get(ability);
  if (!law) {
    law = lawFrom(ability);
    known.set(ability, law);
  }
  return law;
}

function lawFrom(ability: Activated): AbilityLaw {
  const { costs, effects, limits, worksIn } = ability;
  const byOpponentsOnly = limits.some(({ is }) => is === 'onlyOpponents');
  return {
    ability,
    zone: worksIn ?? 'play',
    taps: costs.some(({ is }) => is === 'tapThis'),
    need: manaNeed(costs, 0),
    isPaidPlainly: !worksIn && costs.every(({ is }) => is === 'mana' || is === 'tapThis'),
    isLimited: limits.length > 0,
    byOthers: byOpponentsOnly || limits.some(({ is }) => is === 'anyPlayer'),
    byOpponentsOnly,
    aimsAtNothing: aimsAtNothing(effects),
  };
}

const aimsAtNothing = (effects: readonly Effect[]): boolean =>
  targetNodes(effects).length === 0 && !effects.some((effect) => effect.do === 'chooseOne');
