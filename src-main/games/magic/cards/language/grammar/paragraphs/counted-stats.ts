/** Power and toughness that are counted: grammar part MC-GR-98. */
import { made, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import type { Ability } from '../../../components/abilities.js';
import type { Amount } from '../../../components/amounts.js';
import { quantity } from '../categories.js';

interface Counted {
  readonly is: 'counted';
  readonly power?: Amount;
  readonly toughness?: Amount;
}
const countedStats = (
  template: string,
  make: (one: Counted) => readonly [Amount | null, Amount | null],
  take: (power: Amount | null, toughness: Amount | null) => Omit<Counted, 'is'> | null,
): Syntax<Ability> =>
  made<Counted, Ability>(
    phrases<Counted>()({ is: 'counted' }, template, {
      ...(template.includes('{power}') && { power: quantity }),
      ...(template.includes('{toughness}') && { toughness: quantity }),
    }),
    (one) => {
      const [power, toughness] = make(one);
      return { is: 'countedStats', power, toughness };
    },
    (value) => {
      if (value.is !== 'countedStats') return null;
      const one = take(value.power, value.toughness);
      return one && { is: 'counted', ...one };
    },
  );
const isEqual = (a: Amount | null, b: Amount | null): boolean => JSON.stringify(a) === JSON.stringify(b);
export const stats: readonly Syntax<Ability>[] = [
  countedStats(
    "{self} 's power and toughness are each equal to {power} .",
    ({ power = 0 }) => [power, power],
    (power, toughness) => (power !== null && isEqual(power, toughness) ? { power } : null),
  ),
  countedStats(
    "{self} 's power is equal to {power} and its toughness is equal to {toughness} .",
    ({ power = 0, toughness = 0 }) => [power, toughness],
    (power, toughness) =>
      power !== null && toughness !== null && !isEqual(power, toughness) ? { power, toughness } : null,
  ),
  countedStats(
    "{self} 's power is equal to {power} .",
    ({ power = 0 }) => [power, null],
    (power, toughness) => (power !== null && toughness === null ? { power } : null),
  ),
  countedStats(
    "{self} 's toughness is equal to {toughness} .",
    ({ toughness = 0 }) => [null, toughness],
    (power, toughness) => (power === null && toughness !== null ? { toughness } : null),
  ),
];
