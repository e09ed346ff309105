import type { Decision, Reply } from './decision.js';

/**
 * What is answered for a player who is out of the game, while rule code still asks them: they do nothing, or the least that
 * there is to do. Nothing of it comes to anything, since they can no longer affect the game.
 */
export function replyOfAbsent(decision: Decision): Reply {
  switch (decision.kind) {
    case 'act': {
      const passing = decision.actions.findIndex((action) => action.do === 'pass');
      return { act: Math.max(0, passing) };
    }
    case 'cards':
      return { cards: decision.cards.slice(0, decision.least) };
    case 'players':
      return { players: decision.players.slice(0, decision.least) };
    case 'options':
      return { options: [...decision.options.keys()].slice(0, decision.least) };
    case 'order':
      return { order: decision.cards };
    case 'number':
      return { number: decision.least };
    case 'confirm':
      return { yes: false };
    case 'dice':
      return { die: 0 };
  }
}
