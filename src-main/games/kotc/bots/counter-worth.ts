/** What popping a counter is worth to a player now, and what a die does where it can be sent. */
import type { Choice, OptionsDecision } from '../../../engine/decision.js';
import type { BattleView } from '../rules/views/view-actions.js';
import type { CardView } from '../rules/views/view-cards.js';
import { fightsIn } from './on-minions.js';
import { DIE, isReady, worthOf, type Seat, type Spot } from './seat.js';

/** A die that is thrown for less had better be a higher one. */
const THROWN = 3;

/** In levels; not above 0 where the counter had better be kept. */
export function worthOfCounter(kind: string, spot: Spot, seat: Seat): number {
  const { card, player } = spot;
  const { view, me, mine } = seat;
  const isMine = player === me;
  const battle = view.battles.at(-1);
  const fights = battle !== undefined && fightsIn(battle, card);
  const same = card.counters.filter((one) => one.kind === kind && one.owner === me).length;
  switch (kind) {
    case 'sword':
    case 'offense':
    case 'defense':
      return isMine && fights ? 1 : 0;
    case 'weakness':
      return !isMine && fights && (card.sp ?? 0) > 0 ? 1 : 0;
    case 'damage': {
      const destroys = same * DIE >= (card.hp ?? 0);
      return isMine ? 0 : destroys ? 1 + worthOf(card) : fights ? 1 : 0;
    }
    case 'exhaustion':
      return !isMine &&
        !card.exhausted &&
        isAboutToFight(view.turn.player, player, me, mine.battlefield.length)
        ? 1
        : 0;
    case 'fatigue':
      return !isMine && card.exhausted && !card.fatigued ? 1 : 0;
    case 'berzerk':
      return isMine && (card.sp ?? 0) > 0 && view.turn.player === me ? 1 : 0;
    case 'taunt':
      return isMine && battle !== undefined && isMe(battle.victim, me) && (card.hp ?? 0) > 1 ? 1 : 0;
    case 'medic':
      return isMine && battle !== undefined && isWorthHealing(battle, spot, seat) ? 1 : 0;
    case 'assassin':
      return isMine && battle !== undefined && battle.attacker === me && hasDefenders(battle, seat) ? 1 : 0;
    default:
      return 0;
  }
}

const isMe = (victim: object, me: number): boolean => 'player' in victim && victim.player === me;

const isIn = (team: BattleView['team'], { id }: CardView): boolean => team.some((one) => one.id === id);

/** In its controller's turn it would attack, in mine it would defend. */
const isAboutToFight = (turn: number, controller: number, me: number, myMinions: number): boolean =>
  turn === controller || (turn === me && myMinions > 0);

/** It would fall, and has something to heal with. */
export function isWorthHealing(battle: BattleView, { card }: Spot, { spots }: Seat): boolean {
  const against = isIn(battle.team, card) ? battle.defense : battle.team;
  const dice = against.reduce((sum, { id }) => sum + (spots.get(id ?? 0)?.card.sp ?? 0), 0);
  return (card.sp ?? 0) > 0 && dice * DIE >= (card.hp ?? 0);
}

const hasDefenders = ({ defender }: BattleView, { view }: Seat): boolean =>
  view.players[defender]?.battlefield.some((card) => isReady(card)) ?? false;

/** How good it is that a die hits what is chosen: the dearest of an enemy that falls, never an own one if another can. */
function worthOfDie(card: number | undefined, die: number, { spots, me }: Seat): number {
  const spot = spots.get(card ?? 0);
  if (!spot) return -100;
  const hp = spot.card.hp ?? 0;
  const falls = hp <= die ? 100 + worthOf(spot.card) : 50 - hp;
  return spot.player === me ? -falls - 1000 : falls;
}

/** Whom the die of the question hits. */
export function whoTakesTheDie({ options, amount = 0 }: OptionsDecision, seat: Seat): number {
  const worths = options.map(({ card }) => worthOfDie(card, amount, seat));
  return worths.indexOf(Math.max(...worths));
}

/** Which die is thrown at whom: one that destroys, or a high one; null where the counter had better be kept. */
export function bestThrow({ options, amount = 0 }: OptionsDecision, seat: Seat): number | null {
  const worth = ({ card, number = amount }: Choice) => worthOfDie(card, number, seat) + number / 10;
  const worths = options.map(worth);
  const best = worths.indexOf(Math.max(...worths));
  const { card, number = amount } = options[best] ?? {};
  const spot = seat.spots.get(card ?? 0);
  if (!spot || spot.player === seat.me) return null;
  return number >= Math.min(THROWN, spot.card.hp ?? 0) ? best : null;
}
