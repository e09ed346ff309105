import type { Chance } from '../../../engine/chance/chance.js';
import type { Decision, Reply } from '../../../engine/decision.js';
import { replyOfAbsent } from '../../../engine/decisions/absent.js';
import { randomReply } from '../../../engine/bots/random.js';
import { bestAction } from './actions.js';
import { attacksFor } from './attacks.js';
import { blocksFor } from './blocks.js';
import {
  chosenCards,
  chosenOptions,
  chosenOrder,
  chosenPlayers,
  chosenShares,
  isConfirmed,
} from './choices.js';
import type { Knowledge } from '../rules/views/knowledge.js';

/**
 * Does at once what looks best, without thinking ahead: the dearest card first, removal on the best target, attacks that no block
 * makes a bad bargain of, blocks that trade up, and tricks in combat. It knows only what its player may know.
 */
export function greedyReply(decision: Decision, look: () => Knowledge, chance: Chance): Reply {
  switch (decision.kind) {
    case 'act':
      return { act: decision.purpose === 'mana' ? 0 : bestAction(decision, look(), chance) };
    case 'cards':
      return { cards: chosenCards(decision, look()) };
    case 'players':
      return { players: chosenPlayers(decision, look()) };
    case 'options':
      return { options: chosenOptions(decision, look()) };
    case 'order':
      return { order: chosenOrder(decision, look()) };
    case 'number':
      // X, mostly: as much as can be paid.
      return { number: decision.most };
    case 'confirm':
      return { yes: isConfirmed(decision, look()) };
    case 'assign':
      return { shares: chosenShares(decision, look()) };
    case 'pair':
      return { pairs: (decision.purpose === 'attack' ? attacksFor : blocksFor)(decision, look()) };
    case 'name':
      return randomReply(decision, chance);
    case 'dice':
      return replyOfAbsent(decision);
  }
}
