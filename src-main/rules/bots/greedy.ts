import { randomTo, type Chance } from '../kernel/chance.js';
import type { ActDecision, Decision, Reply } from '../kernel/decision.js';
import { areIdle } from '../kotc/modern/offers.js';
import type { View } from '../kotc/view.js';
import { chosenCards, chosenNumber, isWorthShielding, chosenOptions, chosenPlayer } from './choices.js';
import { worthOfAction } from './deeds.js';
import { seatAt, type Seat } from './seat.js';

/** Once in so many times nothing is done where something could be: what would go on for ever comes to an end. */
const TIRES = 30;

/**
 * Does at once what looks best, without thinking ahead: dearest cards first, harm to enemies, help to the own side, attacks
 * that hurt more than they cost. It knows only its player's view.
 */
export function greedyReply(decision: Decision, look: () => View, chance: Chance): Reply {
  if (decision.kind === 'act' && areIdle(decision.actions)) {
    return { act: decision.actions.length - 1 };
  }
  const seat = seatAt(look(), decision.player);
  switch (decision.kind) {
    case 'act':
      return { act: bestAction(decision, seat, chance) };
    case 'cards':
      return { cards: chosenCards(decision, seat) };
    case 'players':
      return { players: [chosenPlayer(decision, seat)] };
    case 'options':
      return { options: chosenOptions(decision, seat) };
    case 'order':
      return { order: decision.cards };
    case 'number':
      return { number: chosenNumber(decision, seat) };
    case 'confirm':
      return { yes: isWorthShielding(decision, seat) };
    case 'dice':
      return { die: decision.dice.indexOf(Math.max(...decision.dice)) };
  }
}

/** The action that is worth most; passing, the last, is worth nothing. */
function bestAction({ actions }: ActDecision, seat: Seat, chance: Chance): number {
  let best = actions.length - 1;
  let most = 0;
  for (const [place, action] of actions.entries()) {
    if (action.do === 'pass' || action.idle) continue;
    const worth = worthOfAction(action, seat);
    if (worth > most) [best, most] = [place, worth];
  }
  return randomTo(chance, TIRES - 1) === 0 ? actions.length - 1 : best;
}
