import type { SubAbility, Use, Values } from '../../card-components.js';
import type { CardType } from '../cards/language/read.js';
import { sum, type Fraction } from '../cards/price/fraction.js';
import { priceUse } from '../cards/price/price.js';
import type { Entry, Vocabulary } from '../cards/vocabulary/vocabulary.js';
import { oddity, suits } from './sense.js';

/** What an ability does, with what it adds to the price and how far it is from what comes to mind first. */
export interface Core {
  readonly parts: readonly SubAbility[];
  readonly value: Fraction;
  readonly odd: number;
}

/** Numbers that people put on cards. */
const ladder = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20] as const;
const fewTargets = [1, 2, 3] as const;

/** Larger numbers are further off, the first steps most. */
export const largeness = (values: Values): number =>
  Object.values(values).reduce((far, value) => far + 0.25 * Math.log2(value), 0);

/** The component with each choice of its numbers. */
export function usesOf({ id, phrase: { variables }, limits }: Entry, numbers: readonly number[]): Use[] {
  let uses: Use[] = [{ id, values: {} }];
  for (const variable of variables) {
    const allowed = numbers.filter((number) => number <= (limits[variable] ?? Infinity));
    uses = uses.flatMap(({ values }) =>
      allowed.map((number) => ({ id, values: { ...values, [variable]: number } })),
    );
  }
  // Of "exactly x cards, and up to y of those" there are no more than x.
  return uses.filter(
    ({ values: { x = 0, y } }) =>
      y === undefined || variables.length < 2 || y <= x || !/deck|excavate/.test(id),
  );
}

/**
 * Abilities that have all of the effects, on one choice of targets where they work on targets.
 * @param targets from which may be chosen; those that make no sense are left out @param sense off: none is left out
 */
export function coresOf(
  effects: readonly Entry[],
  targets: readonly Entry[],
  vocabulary: Vocabulary,
  type: CardType,
  sense: boolean,
): Core[] {
  const onTargets = effects.filter(({ price }) => price.letters.has('t'));
  const ways =
    onTargets.length === 0 ? [null] : targets.filter((target) => fitsAll(target, onTargets, type, sense));
  const numbers = effects.length > 1 ? ladder.slice(0, 5) : ladder;
  // What works on targets stands right behind them.
  const inOrder = [...onTargets, ...effects.filter((one) => !onTargets.includes(one))];
  const cores: Core[] = [];
  for (const way of ways) {
    for (const target of way ? usesOf(way, fewTargets) : [null]) {
      const t = target ? priceUse(target, vocabulary).value : undefined;
      const away = target ? oddity(target.id) + largeness(target.values) : 0;
      for (const uses of choices(inOrder, numbers)) cores.push(core(target, uses, t, away, vocabulary));
    }
  }
  return cores;
}

const fitsAll = (target: Entry, effects: readonly Entry[], type: CardType, sense: boolean): boolean =>
  !sense || effects.every(({ id }) => suits(id, target.id, type));

/** Every effect with each choice of its numbers. */
const choices = (effects: readonly Entry[], numbers: readonly number[]): Use[][] =>
  effects.reduce<Use[][]>(
    (before, effect) => before.flatMap((uses) => usesOf(effect, numbers).map((use) => [...uses, use])),
    [[]],
  );

function core(
  target: Use | null,
  effects: readonly Use[],
  t: Fraction | undefined,
  away: number,
  vocabulary: Vocabulary,
): Core {
  const value = sum(effects.map((use) => priceUse(use, vocabulary, t).value));
  const odd = effects.reduce((far, { values }) => far + largeness(values), away) + (effects.length - 1) * 0.4;
  const joiners = vocabulary.era === 'modern' ? effects.slice(1).map(() => 'then' as const) : [];
  return { parts: [{ target, effects, joiners }], value, odd };
}
