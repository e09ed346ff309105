/** Effects with a number that is counted: "draw a card for each Goblin you control", "..., where X is the number of forests you control". Grammar parts MC-GR-93 to 96. */
import { dequal } from 'dequal';
import { alsoRead, made, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import type { Amount } from '../../../components/amounts.js';
import type { Effect } from '../../../components/effects.js';
import type { Filter } from '../../../components/filters.js';
import { filterOne, plainEffect, quantity } from '../categories.js';
import { counterKind } from '../names.js';
import { pileOf } from '../numbers.js';

type Counted = Extract<Amount, { readonly is: 'count' }>;
type Tree = Readonly<Record<string, unknown>>;

const countedAmounts: readonly string[] = ['ofPlayer', 'thatMuch', 'half', 'plus', 'minus', 'sum'];
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
/** Clauses of filters share some of the names. */
const isCounted = (value: Tree): boolean =>
  countedAmounts.includes(value['is'] as string) ||
  (value['is'] === 'count' && 'filter' in value) ||
  (value['is'] === 'stat' && 'of' in value) ||
  (value['is'] === 'counters' && 'on' in value);
const isX = (value: Tree): boolean => value['is'] === 'x' && value['times'] === undefined;

/** The tree with some pieces replaced; null: one of them could not be. */
function replaced(tree: unknown, put: (piece: Tree) => unknown): unknown {
  if (!isTree(tree)) return tree;
  const other = put(tree);
  if (other !== tree) return other;
  if (Array.isArray(tree)) return tree.map((one) => replaced(one, put));
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, replaced(value, put)]));
}

interface Where {
  readonly is: 'where';
  readonly effect: Effect;
  readonly amount: Amount;
}
const fromWhere = ({ effect, amount }: Where): Effect | null => {
  if (typeof amount === 'number' || amount.is === 'x') return null;
  let found = false;
  const whole = replaced(effect, (piece) => {
    if (!isX(piece)) return piece;
    found = true;
    return amount;
  });
  return found ? (whole as Effect) : null;
};
const toWhere = (effect: Effect): Where | null => {
  const amounts: unknown[] = [];
  const whole = replaced(effect, (piece) => {
    if (isX(piece)) amounts.push(piece);
    if (!isCounted(piece)) return piece;
    amounts.push(piece);
    return { is: 'x' };
  });
  const [amount, ...more] = amounts as Exclude<Amount, number>[];
  if (!amount || amount.is === 'x' || !more.every((one) => dequal(one, amount))) return null;
  return { is: 'where', effect: whole as Effect, amount };
};
/** "A, where X is N." */
const where = (fits: (effect: Effect) => boolean): Syntax<Effect> =>
  made<Where, Effect>(
    phrases<Where>()({ is: 'where' }, '{effect} , where X is {amount}', {
      effect: plainEffect,
      amount: quantity,
    }),
    fromWhere,
    (effect) => (fits(effect) ? toWhere(effect) : null),
  );

interface Each {
  readonly is: 'each';
  readonly effect: Effect;
  readonly filter: Filter;
}
/** How often each counts; of an effect that says how many. */
type Times = (amount: unknown) => Amount | null;
const timesCounted =
  (filter: Filter): Times =>
  (amount) =>
    typeof amount !== 'number' || amount < 1
      ? null
      : { is: 'count', filter, ...(amount > 1 && { times: amount }) };
const timesEach = (filter: Filter): Times => {
  const pile = pileOf(filter);
  if (!pile) return timesCounted(filter);
  return (amount) =>
    typeof amount !== 'number' || amount < 1
      ? null
      : { is: 'ofPlayer', ...pile, ...(amount > 1 && { times: amount }) };
};
/** "For each creature destroyed this way." */
const timesThatMany: Times = (amount) =>
  typeof amount !== 'number' || amount < 1 ? null : { is: 'thatMuch', ...(amount > 1 && { times: amount }) };
const timesX: Times = (amount) =>
  typeof amount !== 'number' || amount < 1 ? null : { is: 'x', ...(amount > 1 && { times: amount }) };
const fromEach = ({ effect, filter }: Each): Effect | null =>
  multiplied(effect, effect.do === 'change' ? timesCounted(filter) : timesEach(filter));
const multiplied = (effect: Effect, times: Times): Effect | null => {
  switch (effect.do) {
    case 'draw':
    case 'discard':
    case 'mill':
    case 'makeToken':
    case 'putCounters': {
      const count = times(effect.count);
      return count === null ? null : { ...effect, count };
    }
    case 'sacrifice': {
      const { what } = effect;
      if (what.is !== 'choice' || what.count.least !== what.count.most) return null;
      const count = times(what.count.least);
      return count === null ? null : { ...effect, what: { ...what, count: { least: count, most: count } } };
    }
    case 'damage':
    case 'gainLife':
    case 'loseLife': {
      const amount = times(effect.amount);
      return amount === null ? null : { ...effect, amount };
    }
    case 'change': {
      const [first, ...more] = effect.change.changes;
      if (first?.is !== 'stats' || more.length > 0) return null;
      const each = (amount: Amount): Amount | null => (amount === 0 ? 0 : times(amount));
      const [power, toughness] = [each(first.power.amount), each(first.toughness.amount)];
      if (power === null || toughness === null) return null;
      const counted = {
        is: 'stats',
        power: { ...first.power, amount: power },
        toughness: { ...first.toughness, amount: toughness },
      } as const;
      return { ...effect, change: { ...effect.change, changes: [counted] } };
    }
    default:
      return null;
  }
};
const isCount = (amount: Amount | null): amount is Counted =>
  amount !== null && typeof amount !== 'number' && amount.is === 'count';
const toEach = (effect: Effect): Each | null => {
  switch (effect.do) {
    case 'draw':
    case 'discard':
    case 'mill':
    case 'makeToken':
    case 'putCounters': {
      const { count } = effect;
      if (!isCount(count)) return null;
      return { is: 'each', effect: { ...effect, count: count.times ?? 1 }, filter: count.filter };
    }
    case 'sacrifice': {
      const { what } = effect;
      if (what.is !== 'choice' || !isCount(what.count.most) || !dequal(what.count.least, what.count.most))
        return null;
      const { times: each = 1, filter } = what.count.most;
      const single = { ...what, count: { least: each, most: each } };
      return { is: 'each', effect: { ...effect, what: single }, filter };
    }
    case 'change': {
      const [first, ...more] = effect.change.changes;
      if (first?.is !== 'stats' || more.length > 0) return null;
      const filter = [first.power.amount, first.toughness.amount].find(isCount)?.filter;
      if (!filter) return null;
      const one = ({ sign, amount }: typeof first.power): typeof first.power =>
        isCount(amount) && dequal(amount.filter, filter)
          ? { sign, amount: amount.times ?? 1 }
          : { sign, amount };
      const single = { is: 'stats', power: one(first.power), toughness: one(first.toughness) } as const;
      const whole: Effect = { ...effect, change: { ...effect.change, changes: [single] } };
      return dequal(fromEach({ is: 'each', effect: whole, filter }), effect)
        ? { is: 'each', effect: whole, filter }
        : null;
    }
    default:
      return null;
  }
};
const forEach: Syntax<Effect> = made<Each, Effect>(
  phrases<Each>()({ is: 'each' }, '{effect} for each {filter}', { effect: plainEffect, filter: filterOne }),
  fromEach,
  toEach,
);
const thisWay: Syntax<Effect> = alsoRead(
  made<Each, Effect>(
    phrases<Each>()({ is: 'each' }, '{effect} for each {filter} (destroyed|discarded|sacrificed) this way', {
      effect: plainEffect,
      filter: filterOne,
    }),
    ({ effect }) => multiplied(effect, timesThatMany),
    () => null,
  ),
);
/** "For each creature card revealed this way": in the hand of that player. */
const revealedThisWay: Syntax<Effect> = alsoRead(
  made<Each, Effect>(
    phrases<Each>()({ is: 'each' }, '{effect} for each {filter} revealed this way', {
      effect: plainEffect,
      filter: filterOne,
    }),
    ({ effect, filter: { any } }) => {
      const inHand = { is: 'in', area: 'hand', whose: { is: 'thatPlayer' } } as const;
      return multiplied(
        effect,
        timesEach({ any: any.map((noun) => ({ ...noun, clauses: [...noun.clauses, inHand] })) }),
      );
    },
    () => null,
  ),
);
/** "For each storage counter removed this way", of which any number could be. */
const removedThisWay: Syntax<Effect> = alsoRead(
  made<Removed, Effect>(
    phrases<Removed>()({ is: 'removed' }, '{effect} for each {kind} counter removed this way', {
      effect: plainEffect,
      kind: counterKind,
    }),
    ({ effect }) =>
      effect.do === 'addMana' && effect.mana.is === 'symbols' && effect.mana.times === undefined
        ? { ...effect, mana: { ...effect.mana, times: { is: 'x' } } }
        : multiplied(effect, timesX),
    () => null,
  ),
);
interface Removed {
  readonly is: 'removed';
  readonly effect: Effect;
  readonly kind: string;
}

/** Said before anything else has words for it, and where nothing else has. */
export const countedFirst: readonly Syntax<Effect>[] = [
  forEach,
  thisWay,
  revealedThisWay,
  removedThisWay,
  where(({ do: does }) => does === 'change'),
];
export const countedLast: Syntax<Effect> = where(({ do: does }) => does !== 'change');
