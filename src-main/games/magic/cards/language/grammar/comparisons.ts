/** Numbers that are held against each other: grammar parts MC-GR-33, 57, 88, 96, 148, 182. */
import { alsoRead, made, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import type { Amount } from '../../components/amounts.js';
import type { Condition } from '../../components/conditions.js';
import type { Comparison, Reference, Who } from '../../components/filters.js';
import { quantity, reference, who } from './categories.js';
import { counterKind } from './names.js';
import { inWords } from './numbers.js';

const say = phrases<Condition>();

const compareTo = (compare: Comparison, after: string): readonly Syntax<Condition>[] => [
  say({ is: 'compare', compare }, `{amount} is {to}${after}`, { amount: quantity, to: quantity }),
];

const hand = (template: string, compare: Comparison): Syntax<Condition> => {
  interface Hand {
    readonly is: 'hand';
    readonly who: Who;
    readonly to?: number;
  }
  return made<Hand, Condition>(
    phrases<Hand>()({ is: 'hand' }, template, template.includes('{to}') ? { who, to: inWords } : { who }),
    ({ who: of, to = 0 }) => ({
      is: 'compare',
      amount: { is: 'ofPlayer', who: of, number: 'hand' },
      compare,
      to,
    }),
    (value) => {
      if (value.is !== 'compare' || value.compare !== compare) return null;
      const { amount, to } = value;
      if (
        typeof amount === 'number' ||
        amount.is !== 'ofPlayer' ||
        amount.number !== 'hand' ||
        amount.times !== undefined ||
        typeof to !== 'number'
      )
        return null;
      if (template.includes('{to}')) return { is: 'hand', who: amount.who, to };
      return to === 0 ? { is: 'hand', who: amount.who } : null;
    },
  );
};
/** "More than four" is five or more. */
const moreThan = (syntax: Syntax<Condition>, by: 1 | -1): Syntax<Condition> =>
  alsoRead(
    made<Condition, Condition>(
      syntax,
      (one) => (one.is === 'compare' && typeof one.to === 'number' ? { ...one, to: one.to + by } : null),
      () => null,
    ),
  );
interface HasLife {
  readonly is: 'hasLife';
  readonly who: Who;
  readonly to: Amount;
}
/** "You have 5 or less life": your life total is. */
const hasLife = (compare: Comparison, words: string): Syntax<Condition> =>
  alsoRead(
    made<HasLife, Condition>(
      phrases<HasLife>()({ is: 'hasLife' }, `{who} has~have {to} ${words}life`, { who, to: quantity }),
      ({ who: of, to }) => ({
        is: 'compare',
        amount: { is: 'ofPlayer', who: of, number: 'life' },
        compare,
        to,
      }),
      () => null,
    ),
  );
interface On {
  readonly is: 'on';
  readonly to?: number;
  readonly kind: string;
  readonly on: Reference;
}
/** "There are no spore counters on this." */
const countersOn = (template: string | [string, string], compare: Comparison): Syntax<Condition> =>
  made<On, Condition>(
    phrases<On>()({ is: 'on' }, template, {
      kind: counterKind,
      on: reference,
      ...(template.includes('{to}') && { to: inWords }),
    }),
    ({ to = 0, kind, on }) => ({ is: 'compare', amount: { is: 'counters', kind, on }, compare, to }),
    (value) => {
      if (value.is !== 'compare' || value.compare !== compare) return null;
      const { amount, to } = value;
      if (typeof amount === 'number' || amount.is !== 'counters' || amount.times !== undefined) return null;
      if (typeof to !== 'number' || (template.includes('{to}') ? to < 2 : to !== 0)) return null;
      const { kind, on } = amount;
      return { is: 'on', ...(template.includes('{to}') && { to }), kind, on };
    },
  );
const counters: readonly Syntax<Condition>[] = [
  countersOn('there are no {kind} counters on {on}', 'exactly'),
  countersOn('there are {to} or more {kind} counters on {on}', 'orMore'),
  countersOn('there are {to} or (fewer|less) {kind} counters on {on}', 'orLess'),
];
const hands: readonly Syntax<Condition>[] = [
  hand('{who} has~have no cards in (hand|his_or_her_hand|your_hand)', 'exactly'),
  hand('{who} has~have {to} or more cards in (hand|his_or_her_hand|your_hand)', 'orMore'),
  hand('{who} has~have {to} or (fewer|less) cards in (hand|his_or_her_hand|your_hand)', 'orLess'),
  hand('{who} has~have (exactly|) {to} cards in (hand|his_or_her_hand|your_hand)', 'exactly'),
  moreThan(hand('{who} has~have more than {to} cards in (hand|his_or_her_hand|your_hand)', 'orMore'), 1),
  moreThan(
    hand('{who} has~have (fewer|less) than {to} cards in (hand|his_or_her_hand|your_hand)', 'orLess'),
    -1,
  ),
];

/** "You have no cards in hand", "there are two or more spore counters on this", "your life total is 5 or less". */
export const comparisonRows: readonly Syntax<Condition>[] = [
  ...hands,
  ...counters,
  hasLife('orMore', '(or_more|or_greater) '),
  hasLife('orLess', 'or less '),
  hasLife('exactly', ''),
  ...compareTo('orLess', ' or less'),
  ...compareTo('orMore', ' (or_more|or_greater)'),
  ...compareTo('exactly', ''),
];
