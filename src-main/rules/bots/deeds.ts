import type { Action } from '../kernel/decision.js';
import { plannedAttack } from './battles.js';
import { abilitiesOf, isReady, worthOf, type Seat, type Spot } from './seat.js';
import { gainOf } from './worth.js';

/** With so many resources another is of little use. */
const ENOUGH_RESOURCES = 8;
/** With so many most cards can be played. */
const FAIR_RESOURCES = 6;
/** Points of damage that a Damage Counter comes to on average. */
const DIE = 3.5;
/** Any summon is better than most that a card can do: minions decide the game. */
const SUMMON = 4;

/** What an action promises, in levels; not above 0 where it had better be left. */
export function worthOfAction(action: Action, seat: Seat): number {
  if (action.do === 'attack') return plannedAttack(seat) ? 1 : 0;
  const spot = seat.spots.get(action.card ?? 0);
  if (!spot) return 0;
  switch (action.do) {
    case 'sow':
      return worthOfSowing(spot, seat);
    case 'summon':
      return SUMMON + worthOf(spot.card);
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

/** The dearest that cannot be played soon, else what is wanted least; with plenty of resources, cards are better kept. */
function worthOfSowing({ card }: Spot, { view, mine }: Seat): number {
  const resources = mine.granary.length;
  if (resources >= ENOUGH_RESOURCES || (resources >= FAIR_RESOURCES && mine.hand.count < 3)) return 0;
  const { type, level } = card.printed;
  if (level > resources + 2) return 100 + level;
  if (type === 'creature') return 10 - worthOf(card) / 10;
  const isConditional = abilitiesOf(card.printed, view.rules)[0]?.condition !== null;
  return isConditional ? 20 : 11;
}

function worthOfUse({ card, inPlay }: Spot, ability: number, seat: Seat): number {
  const { view, me } = seat;
  const used = abilitiesOf(card.printed, view.rules)[ability];
  // What is on its way already need not be done twice.
  if (!used || view.chain.at(-1)?.player === me) return 0;
  const gain = gainOf(used, seat, card);
  const isFree =
    !inPlay || used.condition?.id === 'cond-this-attacks' || used.condition?.id === 'cond-this-defends';
  if (isFree) return gain;
  const couldAttack = view.turn.player === me && view.turn.phase !== 'battle' && isReady(card);
  return gain - (couldAttack ? (card.sp ?? 0) * 0.8 : 0.2);
}

function worthOfCounter(kind: string, { card, player }: Spot, { view, me, mine }: Seat): number {
  const isMine = player === me;
  const battle = view.battles.at(-1);
  const fights = [...(battle?.team ?? []), ...(battle?.defense ?? [])].some(({ id }) => id === card.id);
  const same = card.counters.filter((one) => one.kind === kind && one.owner === me).length;
  switch (kind) {
    case 'sword':
      return isMine && fights ? 1 : 0;
    case 'weakness':
      return !isMine && fights && (card.sp ?? 0) > 0 ? 1 : 0;
    case 'damage':
      return !isMine && same * DIE >= (card.hp ?? 0) ? 1 : 0;
    case 'exhaustion':
      return !isMine &&
        !card.exhausted &&
        isAboutToFight(view.turn.player, player, me, mine.battlefield.length)
        ? 1
        : 0;
    case 'berzerk':
      return isMine && (card.sp ?? 0) > 0 && view.turn.player === me ? 1 : 0;
    case 'taunt':
      return isMine && battle !== undefined && isMe(battle.victim, me) && (card.hp ?? 0) > 1 ? 1 : 0;
    default:
      return 0;
  }
}

const isMe = (victim: object, me: number): boolean => 'player' in victim && victim.player === me;

/** In its controller's turn it would attack, in mine it would defend. */
const isAboutToFight = (turn: number, controller: number, me: number, myMinions: number): boolean =>
  turn === controller || (turn === me && myMinions > 0);
