/** Power and toughness that change or are set: grammar parts MC-GR-108, 109, 151. */
import { dequal } from 'dequal';
import { choice, leaf, made, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { nothing } from '../engine/source.js';
import type { Amount, Signed } from '../../components/amounts.js';
import type { Change } from '../../components/changes.js';
import type { Filter } from '../../components/filters.js';
import { filterOne, quantity } from './categories.js';

type Pair = Extract<Change, { readonly is: 'stats' }>;

const signed = (text: string): Signed | null => {
  const [, sign, number] = /^([+-])(\d+|X)$/u.exec(text) ?? [];
  if (number === undefined) return null;
  return { sign: sign === '-' ? -1 : 1, amount: number === 'X' ? { is: 'x' } : Number(number) };
};
const writeSigned = ({ sign, amount }: Signed): string | null => {
  const number =
    typeof amount === 'number'
      ? String(amount)
      : amount.is === 'x' && amount.times === undefined
        ? 'X'
        : null;
  return number === null ? null : `${sign < 0 ? '-' : '+'}${number}`;
};

/** "+1/+1", "-X/-0". */
const plainPair: Syntax<Pair> = leaf<Pair>(
  'signedPair',
  (source, at) => {
    const [power, toughness] = source.textAt(at).toUpperCase().split('/').map(signed);
    if (power && toughness) return [{ value: { is: 'stats', power, toughness }, end: at + 1 }];
    source.miss(at, '+1/+1');
    return nothing;
  },
  ({ power, toughness }) => {
    const [one, other] = [writeSigned(power), writeSigned(toughness)];
    return one === null || other === null ? null : `${one}/${other}`;
  },
);

/** What an amount counts, and how often each counts. */
interface For {
  readonly is: 'for';
  readonly pair: Pair;
  readonly filter: Filter;
}
const forEach: Syntax<Pair> = made<For, Pair>(
  phrases<For>()({ is: 'for' }, '{pair} for each {filter}', { pair: plainPair, filter: filterOne }),
  ({ pair, filter }) => {
    const each = ({ sign, amount }: Signed): Signed | null => {
      if (amount === 0) return { sign, amount };
      if (typeof amount !== 'number') return null;
      return { sign, amount: { is: 'count', filter, ...(amount > 1 && { times: amount }) } };
    };
    const [power, toughness] = [each(pair.power), each(pair.toughness)];
    return power && toughness ? { is: 'stats', power, toughness } : null;
  },
  ({ power, toughness }) => {
    const counts = [power, toughness].map(({ amount }) => amount).filter((amount) => amount !== 0);
    const [first] = counts;
    if (first === undefined || typeof first === 'number' || first.is !== 'count') return null;
    const { filter } = first;
    const one = ({ sign, amount }: Signed): Signed | null => {
      if (amount === 0) return { sign, amount };
      const isSame = typeof amount !== 'number' && amount.is === 'count' && dequal(amount.filter, filter);
      return isSame ? { sign, amount: amount.times ?? 1 } : null;
    };
    const [a, b] = [one(power), one(toughness)];
    return a && b ? { is: 'for', pair: { is: 'stats', power: a, toughness: b }, filter } : null;
  },
);

/** "+X/+X, where X is its power": X of the cost is written without that. */
interface Where {
  readonly is: 'where';
  readonly pair: Pair;
  readonly amount: Amount;
}
const isUnknown = (amount: Amount): boolean => typeof amount !== 'number' && amount.is === 'x';
const where: Syntax<Pair> = made<Where, Pair>(
  phrases<Where>()({ is: 'where' }, ['{pair} , where X is {amount}'], { pair: plainPair, amount: quantity }),
  ({ pair, amount }) => {
    if (isUnknown(amount) || typeof amount === 'number') return null;
    const put = ({ sign, amount: one }: Signed): Signed => ({ sign, amount: isUnknown(one) ? amount : one });
    return isUnknown(pair.power.amount) || isUnknown(pair.toughness.amount)
      ? { is: 'stats', power: put(pair.power), toughness: put(pair.toughness) }
      : null;
  },
  ({ power, toughness }) => {
    const amount = [power.amount, toughness.amount].find((one) => typeof one !== 'number');
    if (amount === undefined || isUnknown(amount)) return null;
    const back = ({ sign, amount: one }: Signed): Signed | null =>
      typeof one === 'number'
        ? { sign, amount: one }
        : dequal(one, amount)
          ? { sign, amount: { is: 'x' } }
          : null;
    const [a, b] = [back(power), back(toughness)];
    return a && b ? { is: 'where', pair: { is: 'stats', power: a, toughness: b }, amount } : null;
  },
);

const pair = choice([plainPair, forEach, where]);
/** What another change of the same sentence can follow. */
export const gets: Syntax<Change> = made<{ readonly is: 'gets'; readonly pair: Pair }, Change>(
  phrases<{ readonly is: 'gets'; readonly pair: Pair }>()({ is: 'gets' }, 'gets~get {pair}', { pair }),
  ({ pair: one }) => one,
  (value) => (value.is === 'stats' ? { is: 'gets', pair: value } : null),
);

/** "2/2": the numbers of a creature. */
export interface PowerToughness {
  readonly power: Amount;
  readonly toughness: Amount;
}
export const powerToughness: Syntax<PowerToughness> = leaf<PowerToughness>(
  'powerToughness',
  (source, at) => {
    const [power, toughness] = source.textAt(at).toUpperCase().split('/');
    const one = (text = ''): Amount | null =>
      /^\d+$/u.test(text) ? Number(text) : text === 'X' ? { is: 'x' } : null;
    const [a, b] = [one(power), one(toughness)];
    if (a !== null && b !== null) return [{ value: { power: a, toughness: b }, end: at + 1 }];
    source.miss(at, '2/2');
    return nothing;
  },
  ({ power, toughness }) => {
    const one = (amount: Amount): string | null =>
      typeof amount === 'number'
        ? String(amount)
        : amount.is === 'x' && amount.times === undefined
          ? 'X'
          : null;
    const [a, b] = [one(power), one(toughness)];
    return a === null || b === null ? null : `${a}/${b}`;
  },
);

export const setStats: Syntax<Change> = made<{ readonly is: 'set'; readonly stats: PowerToughness }, Change>(
  phrases<{ readonly is: 'set'; readonly stats: PowerToughness }>()(
    { is: 'set' },
    ['is~are {stats}', 'becomes~become {stats}'],
    { stats: powerToughness },
  ),
  ({ stats }) => ({ is: 'setStats', ...stats }),
  (value) =>
    value.is === 'setStats' ? { is: 'set', stats: { power: value.power, toughness: value.toughness } } : null,
);
