import type { Use } from '../../card-components.js';
import { RUIN } from './losses.js';
import { DIE, HITPOINT, isReady, worthOfHitpoint, type Seat } from './seat.js';

/** Points of damage that a die comes to at most. */
const HIGHEST = 6;
/** Cards that stay in the deck: where it is empty its player has lost, or loses with the next draw. */
const SPARE_CARDS: Readonly<Record<Seat['era'], number>> = { classic: 6, modern: 2 };

/** What an effect without targets brings. */
export function gainAlone({ id, values }: Use, seat: Seat): number {
  const { mine, enemies, era } = seat;
  const { x = 1, y = 1 } = values;
  const hitpoint = worthOfHitpoint(mine);
  const spares = mine.deck.count > x + SPARE_CARDS[era];
  const weakest = Math.min(...enemies.map(({ field }) => field.hp));
  switch (id) {
    case 'effect-draw':
      return spares ? 1.5 * x : -RUIN;
    case 'effect-all-draw': {
      const isLast = enemies.some(({ field }) => field.deck.count <= x);
      if (isLast && mine.deck.count > x) return RUIN;
      return spares ? 0.5 * x : -RUIN;
    }
    case 'effect-dice-heal':
      return x;
    case 'effect-increase-hitpoints':
      return hitpoint * x;
    case 'effect-roll-increase-hitpoints':
      return hitpoint * DIE * x;
    case 'effect-roll-increase-hitpoints-both':
      return (hitpoint - HITPOINT / 2) * DIE * x;
    case 'effect-roll-damage-yourself-and-player':
      return mine.hp <= HIGHEST * x ? -RUIN : gainByDamage(DIE * x, weakest, mine.hp > weakest);
    case 'effect-inflict-player-damage':
      return gainByDamage(x, weakest, true);
    case 'effect-re-roll-rest-of-turn':
    case 'effect-re-roll-current-chain':
      return isBattleNear(seat) ? 0.3 * x * y : 0;
    default:
      return 0;
  }
}

const gainByDamage = (damage: number, hp: number, isWorthIt: boolean): number =>
  damage >= hp ? RUIN / 2 : isWorthIt ? HITPOINT * damage : 0;

function isBattleNear({ view, me, mine }: Seat): boolean {
  if (view.battles.length > 0) return true;
  const { player, phase } = view.turn;
  return (
    player === me &&
    phase === 'action' &&
    mine.battlefield.some((card) => isReady(card) && (card.sp ?? 0) > 0)
  );
}
