import type { Use } from '../../card-components.js';
import type { ModernCostId } from '../cards/vocabulary/ids.js';
import { caveatImpls } from '../rules/components/classic/caveats.js';
import { costImpls } from '../rules/components/classic/costs.js';
import type { CaveatImpl, CostImpl } from '../rules/context.js';
import type { CardView } from '../rules/views/view-cards.js';
import { componentsOf, HITPOINT, inPlayOf, isReady, worthOf, type Seat } from './seat.js';

/** More than anything that is bought with it can be worth. */
export const RUIN = 100;
/** Hitpoints and cards of the deck that are not given away. */
const RESERVED_HITPOINTS = 6;
const RESERVED_CARDS = 6;
/** What a creature could have done this turn, for each point of its offense. */
export const IDLE_OFFENSE = 0.8;
const HAND_CARD = 1.5;

/** Costs of the 12th to 17th Editions, for each of x; null: what the cards in play are worth that go. */
const modernLosses: Readonly<Record<string, number | null>> = {
  'cost-self-destroy-in-play': null,
  'cost-self-bury-in-play': null,
  'cost-self-exhaust-resources': 0.3,
  'cost-self-exhaust-minions': 0.7,
  'cost-self-bounce-in-play': 1,
  'cost-self-sheathe-hand': 1,
  'cost-self-sheathe-in-play': 2,
  'cost-self-destroy-resources': 1.2,
  'cost-self-destroy-hand': HAND_CARD,
  'cost-self-bury-resources': 1.2,
  'cost-self-bury-hand': HAND_CARD,
  'cost-remove-counters': 0.6,
  'cost-self-sheathe-hand-chosen': 0.5,
  'cost-self-destroy-hand-chosen': HAND_CARD / 2,
  'cost-self-bury-hand-chosen': HAND_CARD / 2,
  'cost-self-sheathe-resources': 1,
  'cost-gift-summon-hand': 2.5,
  'cost-pay-hitpoints': HITPOINT,
  'cost-self-destroy-deck-top': 0.2,
} satisfies Readonly<Record<ModernCostId, number | null>>;

/** A resource is dear while there are few: it takes a turn to have it again. */
const FEW_RESOURCES = 5;
const DEAR_RESOURCE = 2.5;
const resourceCosts: ReadonlySet<string> = new Set([
  'cost-self-destroy-resources',
  'cost-self-bury-resources',
  'cost-self-sheathe-resources',
] satisfies ModernCostId[]);

/** What an activation cost takes, in levels. */
export function lossOf({ id, values }: Use, seat: Seat, source: CardView | null): number {
  const { x = 1 } = values;
  if (resourceCosts.has(id) && seat.mine.granary.length <= FEW_RESOURCES) return DEAR_RESOURCE * x;
  const each = modernLosses[id];
  if (each === null) return lossOfCards(inPlayOf(seat).map(worthOf), x);
  if (each !== undefined) return each * x;
  const impl = costImpls[id];
  return impl ? lossOfCost(impl, x, seat, source) : 0;
}

type CostlyCaveat = Extract<CaveatImpl, { cost: CostImpl }>['kind'];

function caveatOf({ printed }: CardView, { view }: Seat): { impl: CaveatImpl | undefined; x: number } {
  const { caveat } = componentsOf(printed, view.rules);
  return { impl: caveat ? caveatImpls[caveat.id] : undefined, x: caveat?.values.x ?? 1 };
}

/** What it takes to summon a creature besides its resource cost, or to act with it. */
export function lossByCaveat(card: CardView, kind: CostlyCaveat, seat: Seat): number {
  const { impl, x } = caveatOf(card, seat);
  return impl && 'cost' in impl && impl.kind === kind ? lossOfCost(impl.cost, x, seat, card) : 0;
}

/** "This creature cannot attack." and its like. */
export function mayFight(card: CardView, how: 'attack' | 'defend', seat: Seat): boolean {
  const { impl } = caveatOf(card, seat);
  return !(impl?.kind === 'restriction' && impl.forbids.includes(how));
}

export const isLostIfIdle = (card: CardView, seat: Seat): boolean =>
  caveatOf(card, seat).impl?.kind === 'destroyed if unexhausted';

function lossOfCost(cost: CostImpl, x: number, seat: Seat, source: CardView | null): number {
  const { mine } = seat;
  if (cost.take === 'hitpoints') return mine.hp < x + RESERVED_HITPOINTS ? RUIN : HITPOINT * x;
  if (cost.take === 'counters') return 0.2 * x;
  const isDearest = cost.chooser === 'opponent';
  switch (cost.from) {
    case 'deck top':
      return mine.deck.count < x + RESERVED_CARDS ? RUIN : 0.25 * x;
    case 'hand':
      return HAND_CARD * x;
    case 'resources':
      return (cost.act === 'exhaust' ? 0.2 : 1.2) * x;
    case 'creatures': {
      const ready = mine.battlefield.filter((card) => isReady(card) && card.id !== source?.id);
      const isOwnTurn = seat.view.turn.player === seat.me;
      return lossOfCards(
        ready.map(({ sp }) => 0.2 + (isOwnTurn ? (sp ?? 0) * IDLE_OFFENSE : 0)),
        x,
        isDearest,
      );
    }
    case 'in play': {
      const others = inPlayOf(seat).filter(({ id }) => !cost.other || id !== source?.id);
      return lossOfCards(others.map(worthOf), x, isDearest) + 0.5;
    }
  }
}

/** The cheapest, or those that an opponent would choose; with too few of them nothing would come of the ability. */
function lossOfCards(worths: readonly number[], x: number, isDearest = false): number {
  if (worths.length < x) return RUIN;
  const sorted = worths.toSorted((a, b) => (isDearest ? b - a : a - b));
  return sorted.slice(0, x).reduce((sum, worth) => sum + worth, 0);
}
