/** Amounts in their places: grammar parts MC-GR-92 to 97. */
import { leaf, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { alsoRead, category, choice, made } from '../engine/syntax.js';
import { nothing, type Results, type Source } from '../engine/source.js';
import { filterMany, possessive, quantity, reference, whose } from './categories.js';
import { numberOf, numberWord, timesWord } from './words.js';
import { counterKind } from './names.js';
import type { Amount } from '../../components/amounts.js';
import type { Filter, Stat, Who } from '../../components/filters.js';

/** "3": digits are written, words are read too. */
export const digits: Syntax<number> = leaf(
  'digits',
  (source, at) => numberAt(source, at),
  (value, context) => ({
    text: String(value),
    person: value === 1 ? 'one' : context.person === 'you' ? 'many' : 'many',
  }),
);

/** "three": words are written, digits are read too. */
export const inWords: Syntax<number> = leaf(
  'inWords',
  (source, at) => numberAt(source, at),
  (value) => ({ text: numberWord(value), person: value === 1 ? 'one' : 'many' }),
);

function numberAt(source: Source, at: number): Results<number> {
  const value = numberOf(source.wordAt(at));
  if (value !== null) return [{ value, end: at + 1 }];
  source.miss(at, 'two');
  return nothing;
}

const say = phrases<Extract<Amount, object>>();
const isNumber = (amount: Amount): amount is number => typeof amount === 'number';
const asNumber = (from: Syntax<number>): Syntax<Amount> =>
  made<number, Amount>(
    from,
    (number) => number,
    (amount) => (isNumber(amount) ? amount : null),
  );
const asAmount = (from: Syntax<Extract<Amount, object>>): Syntax<Amount> =>
  made<Extract<Amount, object>, Amount>(
    from,
    (amount) => amount,
    (amount) => (isNumber(amount) ? null : amount),
  );

/** "twice", "three times": 2 or more. */
const multiple: Syntax<number> = leaf(
  'multiple',
  (source, at) => {
    if (source.wordAt(at) === 'twice') return [{ value: 2, end: at + 1 }];
    source.miss(at, 'twice');
    const number = numberOf(source.wordAt(at));
    return number !== null && number > 1 && source.wordAt(at + 1) === 'times'
      ? [{ value: number, end: at + 2 }]
      : nothing;
  },
  (times) => (times > 1 ? timesWord(times) : null),
);

/** "once", "twice", "three times". */
export const often: Syntax<number> = leaf(
  'often',
  (source, at) => (source.wordAt(at) === 'once' ? [{ value: 1, end: at + 1 }] : multiple.read(source, at)),
  (times) => (times > 0 ? timesWord(times) : null),
);

const stats: Readonly<Record<Stat, string>> = {
  power: 'power',
  toughness: 'toughness',
  manaCost: '(total_mana_cost|converted_mana_cost|total_casting_cost|mana_cost)',
};
/** "power", "total mana cost". */
export const stat: Syntax<Stat> = choice(
  (Object.keys(stats) as Stat[]).map((one) =>
    made<{ readonly is: Stat }, Stat>(
      phrases<{ readonly is: Stat }>()({ is: one }, stats[one]),
      () => one,
      (value) => (value === one ? { is: one } : null),
    ),
  ),
);

const rounding = (round: 'up' | 'down'): Syntax<Extract<Amount, object>> =>
  say(
    { is: 'half', round },
    [`half {of} , rounded ${round}`, `half {of} rounded ${round}`, `half {of} ( , |, ) rounded ${round}`],
    { of: quantity },
  );

/** Whose hand, graveyard or library it is all cards of; null: it asks for something else. */
export function pileOf({ any: [only, ...more] }: Filter): Pick<OfPlayer, 'who' | 'number'> | null {
  const [clause, ...others] = only?.clauses ?? [];
  const isPlainCard =
    only?.as === 'card' && only.types.length + only.qualities.length === 0 && only.subtype === null;
  if (!isPlainCard || more.length + others.length > 0 || clause?.is !== 'in' || !clause.whose) return null;
  const { area, whose: who } = clause;
  return area === 'hand' || area === 'graveyard' || area === 'library' ? { who, number: area } : null;
}
type OfPlayer = Extract<Amount, { readonly is: 'ofPlayer' }>;
/** The cards that a player has somewhere are a number of that player's. */
const notOfPile: Syntax<Filter> = made<Filter, Filter>(
  filterMany,
  (one) => (pileOf(one) ? null : one),
  (one) => (pileOf(one) ? null : one),
);

/** Each with and without "twice". */
const counted: readonly Syntax<Extract<Amount, object>>[] = [
  say({ is: 'x' }, 'X'),
  say({ is: 'x' }, '{times} X', { times: multiple }),
  ...(
    [
      ['hand', '(hand)'],
      ['graveyard', '(graveyard)'],
      ['library', '(library)'],
    ] as const
  ).flatMap(([number, place]) => [
    say({ is: 'ofPlayer', number }, `the number of cards in {who} ${place}`, { who: whose }),
    say({ is: 'ofPlayer', number }, `{times} the number of cards in {who} ${place}`, {
      who: whose,
      times: multiple,
    }),
  ]),
  say({ is: 'ofPlayer', number: 'life' }, '{who} life total', { who: whose }),
  say({ is: 'ofPlayer', number: 'life' }, '{times} {who} life total', { who: whose, times: multiple }),
  say({ is: 'counters' }, 'the number of {kind} counters on {on}', { kind: counterKind, on: reference }),
  say({ is: 'counters' }, '{times} the number of {kind} counters on {on}', {
    kind: counterKind,
    on: reference,
    times: multiple,
  }),
  say({ is: 'count' }, 'the number of {filter}', { filter: notOfPile }),
  say({ is: 'count' }, '{times} the number of {filter}', { filter: notOfPile, times: multiple }),
  say({ is: 'stat' }, '{of} {stat}', { of: possessive, stat }),
  say({ is: 'stat' }, '{times} {of} {stat}', { of: possessive, stat, times: multiple }),
  say({ is: 'thatMuch' }, ['(that_much|the_damage_dealt_this_way|that_amount|that_number|that_damage)']),
  say({ is: 'thatMuch' }, '{times} that much', { times: multiple }),
  rounding('up'),
  rounding('down'),
  say({ is: 'plus' }, '{base} plus {more}', { base: inWords, more: quantity }),
  say({ is: 'minus' }, '{base} minus {less}', { base: inWords, less: quantity }),
];

const plainCounted = category<Amount>('countedAmount');
plainCounted.define(counted.slice(0, -4).map(asAmount));
/** "The number of cards in his or her hand minus four." */
const minus: Syntax<Amount> = made<
  { readonly is: 'minus'; readonly from: Amount; readonly less: number },
  Amount
>(
  phrases<{ readonly is: 'minus'; readonly from: Amount; readonly less: number }>()(
    { is: 'minus' },
    '{from} minus {less}',
    { from: plainCounted, less: inWords },
  ),
  ({ from, less }) => (less > 0 ? { is: 'plus', base: -less, more: from } : null),
  (amount) =>
    !isNumber(amount) && amount.is === 'plus' && amount.base < 0
      ? { is: 'minus', from: amount.more, less: -amount.base }
      : null,
);

/** "The number of creatures you control plus the number of lands you control." */
const sum: Syntax<Amount> = asAmount(
  say({ is: 'sum' }, '{one} plus {other}', { one: plainCounted, other: plainCounted }),
);

export const quantities: readonly Syntax<Amount>[] = [
  asNumber(digits),
  minus,
  sum,
  plainCounted,
  ...counted.slice(-4).map(asAmount),
];

const isX = (amount: Amount): boolean => !isNumber(amount) && amount.is === 'x' && amount.times === undefined;
/** A number or X: where nothing else has a place. */
const plain = (number: Syntax<number>): Syntax<Amount> =>
  choice([asNumber(number), asAmount(say({ is: 'x' }, 'X', {}, { person: 'many' }))]);
/** "3", "X". */
export const plainDigits = plain(digits);
/** "three", "X". */
export const plainWords = plain(inWords);
export const isPlain = (amount: Amount): boolean => isNumber(amount) || isX(amount);

const thatMany = (word: string, also: string): readonly Syntax<Amount>[] => [
  asAmount(say({ is: 'thatMuch' }, `that ${word} ${also}`)),
  asAmount(say({ is: 'thatMuch' }, `{times} that ${word} ${also}`, { times: multiple })),
  asAmount(say({ is: 'x' }, `{times} X ${also}`, { times: multiple })),
];

/** The amount that follows words such as "damage equal to". */
const equal = (words: string): Syntax<Amount> =>
  made<{ readonly is: 'equal'; readonly to: Amount }, Amount>(
    phrases<{ readonly is: 'equal'; readonly to: Amount }>()({ is: 'equal' }, `${words} equal to {to}`, {
      to: quantity,
    }),
    ({ to }) => (isNumber(to) ? null : to),
    (to) => (isPlain(to) ? null : { is: 'equal', to }),
  );

/** A number with what it counts. */
const numbered = (number: Syntax<Amount>, words: string): Syntax<Amount> =>
  made<{ readonly is: 'so'; readonly many: Amount }, Amount>(
    phrases<{ readonly is: 'so'; readonly many: Amount }>()({ is: 'so' }, `{many} ${words}`, {
      many: number,
    }),
    ({ many }) => many,
    (many) => (isPlain(many) ? { is: 'so', many } : null),
  );

interface HalfLife {
  readonly is: 'halfLife';
  readonly who: Who;
}
/** "Half his or her life, rounded up." */
const halfLife = (round: 'up' | 'down'): Syntax<Amount> =>
  alsoRead(
    made<HalfLife, Amount>(
      phrases<HalfLife>()({ is: 'halfLife' }, `half {who} (life|life_total) , rounded ${round}`, {
        who: whose,
      }),
      ({ who }) => ({ is: 'half', of: { is: 'ofPlayer', who, number: 'life' }, round }),
      () => null,
    ),
  );

/** "3 damage", "that much damage", "damage equal to its power". */
export const muchOf = (word: string): Syntax<Amount> =>
  choice([
    ...(word === 'life' ? [halfLife('up'), halfLife('down')] : []),
    numbered(plainDigits, word),
    ...thatMany('much', word),
    equal(`(|an_amount_of) ${word}`),
  ]);

/** "a card", "two cards", "that many cards", "a number of cards equal to ...". `one` with its article. */
export const manyOf = (one: string, many: string): Syntax<Amount> => {
  const single = one.replace(/^an? /u, '');
  return choice([
    made<{ readonly is: 'one' }, Amount>(
      phrases<{ readonly is: 'one' }>()(
        { is: 'one' },
        `(${one.replaceAll(' ', '_')}|one_${single.replaceAll(' ', '_')})`,
        {},
        { person: 'one' },
      ),
      () => 1,
      (amount) => (amount === 1 ? { is: 'one' } : null),
    ),
    numbered(plainWords, many),
    ...thatMany('many', many),
    equal(`(a_number_of|) ${many}`),
  ]);
};

/** "a", "two", "X", "that many": before a word that has its own plural. */
export const countWord: Syntax<Amount> = choice([
  made<{ readonly is: 'one' }, Amount>(
    phrases<{ readonly is: 'one' }>()({ is: 'one' }, '(a|an|one|1)', {}, { person: 'one' }),
    () => 1,
    (amount) => (amount === 1 ? { is: 'one' } : null),
  ),
  made<Amount, Amount>(
    plainWords,
    (amount) => (amount === 1 ? null : amount),
    (amount) => (amount !== 1 && isPlain(amount) ? amount : null),
  ),
  asAmount(say({ is: 'x' }, '{times} X', { times: multiple }, { person: 'many' })),
  asAmount(say({ is: 'thatMuch' }, 'that many', {}, { person: 'many' })),
  asAmount(say({ is: 'thatMuch' }, '{times} that many', { times: multiple }, { person: 'many' })),
]);
