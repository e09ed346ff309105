import type { CaveatId } from '../../../cards/vocabulary/ids.js';
import type { CaveatImpl, CostImpl } from '../../context.js';
import { costs } from './costs.js';

const toSummon = (cost: CostImpl): CaveatImpl => ({ kind: 'summon cost', cost });
const toAct = (cost: CostImpl): CaveatImpl => ({ kind: 'action cost', cost });
const cannot = (...forbids: readonly ('attack' | 'defend')[]): CaveatImpl => ({
  kind: 'restriction',
  forbids,
});

/** The caveats, by component (K11-CRE-09). */
export const caveatImpls: Readonly<Record<string, CaveatImpl>> = {
  'caveat-summon-exhaust-creatures': toSummon(costs.exhaustCreatures),
  'caveat-summon-exhaust-creatures-opponent-choice': toSummon(costs.exhaustCreaturesByOpponent),
  'caveat-summon-sacrifice-random-hand': toSummon(costs.sacrificeHand),
  'caveat-summon-sacrifice-in-play': toSummon(costs.sacrificeInPlay),
  'caveat-summon-sacrifice-in-play-opponent-choice': toSummon(costs.sacrificeInPlayByOpponent),
  'caveat-summon-destroy-random-hand': toSummon(costs.destroyHand),
  'caveat-summon-destroy-in-play': toSummon(costs.destroyInPlay),
  'caveat-summon-destroy-in-play-opponent-choice': toSummon(costs.destroyInPlayByOpponent),
  'caveat-summon-destroy-resources': toSummon(costs.destroyResources),
  'caveat-summon-destroy-resources-opponent-choice': toSummon(costs.destroyResourcesByOpponent),
  'caveat-action-remove-counters': toAct(costs.counters),
  'caveat-action-exhaust-resources': toAct(costs.exhaustResources),
  'caveat-action-exhaust-other-creatures': toAct(costs.exhaustOtherCreatures),
  'caveat-action-exhaust-creatures-opponent-choice': toAct(costs.exhaustCreaturesByOpponent),
  'caveat-action-sacrifice-random-hand': toAct(costs.sacrificeHand),
  'caveat-action-sacrifice-in-play': toAct(costs.sacrificeInPlay),
  'caveat-action-sacrifice-in-play-opponent-choice': toAct(costs.sacrificeInPlayByOpponent),
  'caveat-action-destroy-random-hand': toAct(costs.destroyHand),
  'caveat-action-destroy-other-in-play': toAct(costs.destroyOtherInPlay),
  'caveat-action-destroy-other-in-play-opponent-choice': toAct(costs.destroyOtherInPlayByOpponent),
  'caveat-action-destroy-resources': toAct(costs.destroyResources),
  'caveat-action-destroy-resources-opponent-choice': toAct(costs.destroyResourcesByOpponent),
  'caveat-cannot-attack': cannot('attack'),
  'caveat-cannot-defend': cannot('defend'),
  'caveat-destroy-if-unexhausted': { kind: 'destroyed if unexhausted' },
  'caveat-cannot-attack-or-defend': cannot('attack', 'defend'),
  'caveat-summon-pay-hitpoints': toSummon(costs.hitpoints),
  'caveat-summon-sacrifice-deck-top': toSummon(costs.sacrificeDeckTop),
  'caveat-summon-destroy-deck-top': toSummon(costs.destroyDeckTop),
} satisfies Readonly<Record<CaveatId, CaveatImpl>>;
