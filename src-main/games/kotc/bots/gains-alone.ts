import type { Use } from '../../card-components.js';
import type { ClassicEffectId, ModernEffectId } from '../cards/vocabulary/ids.js';
import { RUIN } from './losses.js';
import { DIE, HITPOINT, isReady, worthOfHitpoint, type Seat } from './seat.js';

/** Points of damage that a die comes to at most. */
const HIGHEST = 6;
/** Cards that stay in the deck: where it is empty its player has lost, or loses with the next draw. */
const SPARE_CARDS: Readonly<Record<Seat['era'], number>> = { classic: 6, modern: 2 };

interface Numbers {
  readonly x: number;
  readonly y: number;
}
type Gain = (numbers: Numbers, seat: Seat) => number;

const hasSpares = (x: number, { mine, era }: Seat): boolean => mine.deck.count > x + SPARE_CARDS[era];
const weakestOf = ({ enemies }: Seat): number => Math.min(...enemies.map(({ field }) => field.hp));

const drawForAll: Gain = ({ x }, seat) => {
  const isLast = seat.enemies.some(({ field }) => field.deck.count <= x);
  if (isLast && seat.mine.deck.count > x) return RUIN;
  return hasSpares(x, seat) ? 0.5 * x : -RUIN;
};

function damageBoth({ x }: Numbers, seat: Seat): number {
  const { hp } = seat.mine;
  const weakest = weakestOf(seat);
  return hp <= HIGHEST * x ? -RUIN : gainByDamage(DIE * x, weakest, hp > weakest);
}

/** Dice that find no minion to burn are wasted. */
const diceBurn = (x: number, { enemies }: Seat): number =>
  0.9 * Math.min(x, 2 * Math.max(0, ...enemies.map(({ field }) => field.battlefield.length)));

const reroll: Gain = ({ x, y }, seat) => (isBattleNear(seat) ? 0.3 * x * y : 0);

/** What effects bring that are worth something without a target. */
const gains = {
  'effect-draw': ({ x }, seat) => (hasSpares(x, seat) ? 1.5 * x : -RUIN),
  'effect-all-draw': drawForAll,
  'effect-dice-heal': ({ x }) => x,
  'effect-increase-hitpoints': ({ x }, { mine }) => worthOfHitpoint(mine) * x,
  'effect-roll-increase-hitpoints': ({ x }, { mine }) => worthOfHitpoint(mine) * DIE * x,
  'effect-roll-increase-hitpoints-both': ({ x }, { mine }) =>
    (worthOfHitpoint(mine) - HITPOINT / 2) * DIE * x,
  'effect-roll-damage-yourself-and-player': damageBoth,
  'effect-inflict-player-damage': ({ x }, seat) => gainByDamage(x, weakestOf(seat), true),
  'effect-craft-pawns': ({ x, y }) => x * y,
  'effect-dice-burn': ({ x }, seat) => diceBurn(x, seat),
  'effect-dice-wound-enemy': ({ x }, seat) => gainByDamage(DIE * x, weakestOf(seat), true),
  'effect-dice-wound-yourself-and-enemy': damageBoth,
  'effect-re-roll-rest-of-turn': reroll,
  'effect-re-roll-current-chain': reroll,
} satisfies Readonly<Partial<Record<ClassicEffectId | ModernEffectId, Gain>>>;

/** Effects that are worth something without a target. */
export type GainingAlone = keyof typeof gains;

const gainOf: Readonly<Record<string, Gain | undefined>> = gains;

/** What an effect without targets brings. */
export const gainAlone = ({ id, values: { x = 1, y = 1 } }: Use, seat: Seat): number =>
  gainOf[id]?.({ x, y }, seat) ?? 0;

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
