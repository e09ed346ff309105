import { PASS, type Decision, type Reply } from '../decision.js';
import { leastPairs } from './pairs.js';
import { firstSelection } from './selection.js';
import { leastShares } from './shares.js';

/**
 * What is answered for a player who is out of the game, while rule code still asks them: they do nothing, or the least that
 * there is to do. Nothing of it comes to anything, since they can no longer affect the game.
 */
export function replyOfAbsent(decision: Decision): Reply {
  switch (decision.kind) {
    case 'act': {
      const passing = decision.actions.findIndex((action) => action.do === PASS);
      return { act: Math.max(0, passing) };
    }
    case 'cards':
      return { cards: firstSelection(decision.cards, decision) };
    case 'players':
      return { players: decision.players.slice(0, decision.least) };
    case 'options':
      return { options: firstSelection([...decision.options.keys()], decision) };
    case 'order':
      return { order: decision.cards };
    case 'number':
      return { number: decision.least };
    case 'confirm':
      return { yes: false };
    case 'dice':
      return { die: 0 };
    case 'name':
      return { name: decision.names[0] ?? '?' };
    case 'assign':
      return { shares: leastShares(decision) };
    case 'pair':
      return { pairs: leastPairs(decision) };
  }
}
