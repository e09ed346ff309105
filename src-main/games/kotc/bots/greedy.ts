import { randomTo, type Chance } from '../../../engine/chance/chance.js';
import type { ActDecision, Decision, Reply } from '../../../engine/decision.js';
import { replyOfAbsent } from '../../../engine/decisions/absent.js';
import { areIdle, pass } from '../rules/flow/actions.js';
import type { View } from '../rules/views/view.js';
import { bestDie } from './battles.js';
import { chosenCards, chosenNumber, chosenOrder, chosenPlayer } from './choices.js';
import { worthOfAction } from './action-worth.js';
import { chosenOptions, isConfirmed } from './options.js';
import { seatAt, type Seat } from './seat.js';

/**
 * Once in so many times nothing is done where something could be: what would go on for ever comes to an end. In the older
 * editions whatever is done uses something up that the turn does not bring back.
 */
const TIRES = 30;
/** What can come again and again: one resource is placed a turn, and attacks end with the minions that can. */
const repeatable: ReadonlySet<string> = new Set(['cast', 'activate', 'counter', 'summon']);

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
      return { order: chosenOrder(decision, seat) };
    case 'number':
      return { number: chosenNumber(decision, seat) };
    case 'confirm':
      return { yes: isConfirmed(decision, seat) };
    case 'dice':
      return { die: bestDie(decision, seat) };
    case 'name':
    case 'assign':
    case 'pair':
      return replyOfAbsent(decision);
  }
}

/** The action that is worth most; passing, the last where it is offered, is worth nothing. */
function bestAction({ actions }: ActDecision, seat: Seat, chance: Chance): number {
  const last = actions.length - 1;
  const mayPass = actions[last]?.do === pass.do;
  let best = last;
  let most = mayPass ? 0 : -Infinity;
  for (const [place, action] of actions.entries()) {
    if (action.do === pass.do || action.idle) continue;
    const worth = worthOfAction(action, seat);
    if (worth > most) [best, most] = [place, worth];
  }
  const isAgain = repeatable.has(actions[best]?.do ?? '');
  const tires = mayPass && isAgain && seat.era === 'modern' && randomTo(chance, TIRES - 1) === 0;
  return tires ? last : best;
}
