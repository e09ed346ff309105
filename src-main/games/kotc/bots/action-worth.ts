import type { Action } from '../../../engine/decision.js';
import type { CardView } from '../rules/views/view-cards.js';
import { bestDefense, plannedAttack } from './battles.js';
import { worthOfCounter } from './counter-worth.js';
import { IDLE_OFFENSE, lossByCaveat, mayFight } from './losses.js';
import { DRAW, isWorthSetting, worthOfExchanging, worthOfSowing } from './resource-phase.js';
import { abilitiesOf, isReady, worthOf, type Seat, type Spot } from './seat.js';
import { gainOf } from './worth.js';

/** Any summon is better than most that a card can do: minions decide the game. */
const SUMMON = 4;
/** A creature that cannot attack is summoned after those that can. */
const UNABLE = 2;
/** A trap is set from what is left when all else is done. */
const SET = 0.1;
/** What it takes to use an ability with which a minion is exhausted that would not attack anyway. */
const USE = 0.2;
/** What it takes that a minion cannot defend, as a share of what it is worth. */
const MISSING_DEFENDER = 0.5;

/** What an action promises, in levels; not above 0 where it had better be left. */
export function worthOfAction(action: Action, seat: Seat): number {
  switch (action.do) {
    case 'attack':
      return plannedAttack(seat) ? 1 : 0;
    case 'draw':
      return DRAW;
    case 'exchange':
      return worthOfExchanging(seat);
    default:
      return worthOfPlaying(action, seat);
  }
}

function worthOfPlaying(action: Action, seat: Seat): number {
  const spot = seat.spots.get(action.card ?? 0);
  if (!spot) return 0;
  switch (action.do) {
    case 'sow':
      return worthOfSowing(spot, seat);
    case 'summon': {
      const left = worthOf(spot.card) - lossByCaveat(spot.card, 'summon cost', seat);
      const sits = mayFight(spot.card, 'attack', seat) ? 0 : UNABLE;
      return left > 0 ? Math.max(1, SUMMON + left - sits) : 0;
    }
    case 'set':
      return isWorthSetting(spot.card, seat) ? SET : 0;
    case 'cast':
      return worthOfUse(spot, 0, seat);
    case 'activate':
      return worthOfUse(spot, action.ability ?? 0, seat);
    case 'counter':
      return worthOfCounter(action.counter ?? '', spot, seat);
    default:
      return 0;
  }
}

function worthOfUse({ card, inPlay }: Spot, ability: number, seat: Seat): number {
  const { view, me } = seat;
  const used = abilitiesOf(card.printed, view.rules)[ability];
  // What is on its way already need not be done twice.
  if (!used || view.chain.at(-1)?.player === me) return 0;
  const isCreature = inPlay && card.printed.type === 'creature';
  const gain = gainOf(used, seat, card) - (isCreature ? lossByCaveat(card, 'action cost', seat) : 0);
  const isFree =
    !inPlay || used.condition?.id === 'cond-this-attacks' || used.condition?.id === 'cond-this-defends';
  if (isFree) return gain;
  if (isAboutToAttack(card, seat)) return gain - (card.sp ?? 0) * IDLE_OFFENSE;
  return gain - (isAboutToDefend(card, seat) ? MISSING_DEFENDER * worthOf(card) : USE);
}

/** It will attack this turn unless it is exhausted for something else. */
function isAboutToAttack(card: CardView, seat: Seat): boolean {
  const { view, me } = seat;
  if (view.turn.player !== me || view.turn.phase === 'battle' || !isReady(card)) return false;
  return plannedAttack(seat)?.team.some(({ id }) => id === card.id) ?? false;
}

/** The enemy has formed its team, and this one is to stand in the way unless it is exhausted for something else. */
function isAboutToDefend(card: CardView, seat: Seat): boolean {
  const battle = seat.view.battles.at(-1);
  if (card.id === null || battle?.defender !== seat.me || battle.defense.length > 0) return false;
  const ready = seat.mine.battlefield.filter(isReady).flatMap(({ id }) => id ?? []);
  return ready.includes(card.id) && bestDefense(seat, ready).includes(card.id);
}
