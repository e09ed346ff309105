/** What goes on for things: grammar parts MC-GR-108 to 111, 118, 121, 138, 151 to 160, 162, 163, 165, 166, 168, 179. */
import { isDeepStrictEqual } from 'node:util';
import { choice, leaf, made, type Context, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { nothing } from '../engine/source.js';
import { list } from '../engine/lists.js';
import type { Ability } from '../../components/abilities.js';
import type { Amount, Signed } from '../../components/amounts.js';
import type { Change } from '../../components/changes.js';
import { cardTypes, landTypes, type CardType, type Filter, type Keyword } from '../../components/filters.js';
import type { Color } from '../../colors.js';
import { ability, condition, filterMany, filterOne, keyword, payment, quantity } from './categories.js';
import { keywordsAnd } from './keywords.js';
import { counterKind, creatureTypes } from './names.js';
import { countWord, inWords } from './numbers.js';
import { color } from './qualities.js';

type Pair = Extract<Change, { readonly is: 'stats' }>;
const say = phrases<Change>();

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
      const isSame =
        typeof amount !== 'number' && amount.is === 'count' && isDeepStrictEqual(amount.filter, filter);
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
        : isDeepStrictEqual(one, amount)
          ? { sign, amount: { is: 'x' } }
          : null;
    const [a, b] = [back(power), back(toughness)];
    return a && b ? { is: 'where', pair: { is: 'stats', power: a, toughness: b }, amount } : null;
  },
);

const pair = choice([plainPair, forEach, where]);
/** What another change of the same sentence can follow. */
const gets: Syntax<Change> = made<{ readonly is: 'gets'; readonly pair: Pair }, Change>(
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

const setStats: Syntax<Change> = made<{ readonly is: 'set'; readonly stats: PowerToughness }, Change>(
  phrases<{ readonly is: 'set'; readonly stats: PowerToughness }>()(
    { is: 'set' },
    ['is~are {stats}', 'becomes~become {stats}'],
    { stats: powerToughness },
  ),
  ({ stats }) => ({ is: 'setStats', ...stats }),
  (value) =>
    value.is === 'setStats' ? { is: 'set', stats: { power: value.power, toughness: value.toughness } } : null,
);

/** "has" of what is so, "gains" of what begins. */
const hasWord: Syntax<{ readonly is: 'has' }> = leaf(
  'hasOrGains',
  (source, at) => {
    if (['has', 'have', 'gains', 'gain'].includes(source.wordAt(at)))
      return [{ value: { is: 'has' }, end: at + 1 }];
    source.miss(at, 'has');
    source.miss(at, 'gains');
    return nothing;
  },
  (_, { lasts, person }: Context) =>
    lasts ? (person === 'one' ? 'gains' : 'gain') : person === 'one' ? 'has' : 'have',
);
interface Has<T> {
  readonly is: 'has';
  readonly verb: { readonly is: 'has' };
  readonly of: T;
}
const keywordsOf = keywordsAnd(keyword);
const gainsKeywords: Syntax<Change> = made<Has<readonly Keyword[]>, Change>(
  phrases<Has<readonly Keyword[]>>()({ is: 'has' }, '{verb} {of}', { verb: hasWord, of: keywordsOf }),
  ({ of }) => ({ is: 'gains', abilities: [{ is: 'keywords', keywords: of }] }),
  (value) => {
    if (value.is !== 'gains') return null;
    const [one, ...more] = value.abilities;
    return one?.is === 'keywords' && more.length === 0
      ? { is: 'has', verb: { is: 'has' }, of: one.keywords }
      : null;
  },
);

/** An ability between quotation marks; it calls what has it "this creature". */
export const quotedOf = (name: string): Syntax<Ability> =>
  leaf<Ability>(
    'quoted',
    (source, at) => {
      if (source.wordAt(at) !== '"') {
        source.miss(at, '"');
        return nothing;
      }
      return ability.read(source, at + 1).flatMap(({ value, end }) => {
        if (source.wordAt(end) === '"') return [{ value, end: end + 1 }];
        source.miss(end, '"');
        return [];
      });
    },
    (value, context) => {
      const written = ability.write(value, {
        ...context,
        name,
        person: 'one',
        lasts: false,
        moved: false,
        actor: { is: 'you' },
      });
      return written && `"${written.text}"`;
    },
  );
const quoted = quotedOf('this permanent');
const gainsAbilities: Syntax<Change> = made<Has<readonly Ability[]>, Change>(
  phrases<Has<readonly Ability[]>>()({ is: 'has' }, '{verb} {of}', {
    verb: hasWord,
    of: list(quoted, { between: [','], last: ['and'], comma: true }),
  }),
  ({ of }) => ({ is: 'gains', abilities: of }),
  (value) =>
    value.is === 'gains' &&
    value.abilities.length > 0 &&
    !value.abilities.some((one) => one.is === 'keywords')
      ? { is: 'has', verb: { is: 'has' }, of: value.abilities }
      : null,
);

interface Both {
  readonly is: 'both';
  readonly verb: { readonly is: 'has' };
  readonly keywords: readonly Keyword[];
  readonly quotes: readonly Ability[];
}
const gainsBoth: Syntax<Change> = made<Both, Change>(
  phrases<Both>()({ is: 'both' }, '{verb} {keywords} and {quotes}', {
    verb: hasWord,
    keywords: keywordsOf,
    quotes: list(quoted, { between: [','], last: ['and'], comma: true }),
  }),
  ({ keywords, quotes }) => ({ is: 'gains', abilities: [{ is: 'keywords', keywords }, ...quotes] }),
  (value) => {
    if (value.is !== 'gains') return null;
    const [first, ...quotes] = value.abilities;
    if (first?.is !== 'keywords' || quotes.length === 0 || quotes.some(({ is }) => is === 'keywords'))
      return null;
    return { is: 'both', verb: { is: 'has' }, keywords: first.keywords, quotes };
  },
);

const types: Syntax<readonly CardType[]> = leaf<readonly CardType[]>(
  'types',
  (source, at) => {
    const found: CardType[] = [];
    for (;;) {
      const type = cardTypes.find((one) => one === source.wordAt(at + found.length));
      if (!type || found.includes(type)) break;
      found.push(type);
    }
    if (found.length === 0) source.miss(at, 'creature');
    return found.length === 0 ? nothing : [{ value: found, end: at + found.length }];
  },
  (all) => (all.length > 0 ? all.join(' ') : null),
);
const colorsAnd: Syntax<readonly Color[]> = list(color, { between: [','], last: ['and'], comma: true });
const landType: Syntax<string> = leaf<string>(
  'landType',
  (source, at) => {
    const land = landTypes.find((one) => one === source.wordAt(at));
    if (land) return [{ value: land.charAt(0).toUpperCase() + land.slice(1), end: at + 1 }];
    source.miss(at, 'forest');
    return nothing;
  },
  (subtype) => (landTypes.some((one) => one === subtype.toLowerCase()) ? subtype.toLowerCase() : null),
);

type Becoming = Extract<Change, { readonly is: 'becomes' }>;
/** "a 2/2 blue Goblin artifact creature": each of its words may be missing. */
interface New {
  readonly is: 'new';
  readonly stats?: PowerToughness;
  readonly colors?: readonly Color[];
  readonly subtype?: string;
  readonly types: readonly CardType[];
}
const sayNew = phrases<New>();
const creatureType: Syntax<string> = made<readonly string[], string>(
  creatureTypes,
  (all) => (all.length === 1 ? (all[0] ?? null) : null),
  (one) => [one],
);
const news: readonly Syntax<New>[] = [true, false].flatMap((hasStats) =>
  [true, false].flatMap((hasColors) =>
    [true, false].map((hasSubtype) =>
      sayNew(
        { is: 'new' },
        `(a|an) ${hasStats ? '{stats} ' : ''}${hasColors ? '{colors} ' : ''}${hasSubtype ? '{subtype} ' : ''}{types}`,
        {
          types,
          ...(hasStats && { stats: powerToughness }),
          ...(hasColors && { colors: colorsAnd }),
          ...(hasSubtype && { subtype: creatureType }),
        },
      ),
    ),
  ),
);
const manyNews: readonly Syntax<New>[] = [true, false].flatMap((hasColors) =>
  [true, false].map((hasSubtype) =>
    sayNew({ is: 'new' }, `{stats} ${hasColors ? '{colors} ' : ''}${hasSubtype ? '{subtype} ' : ''}{types}`, {
      stats: powerToughness,
      types: manyTypes(),
      ...(hasColors && { colors: colorsAnd }),
      ...(hasSubtype && { subtype: creatureType }),
    }),
  ),
);

/** "artifact creatures". */
function manyTypes(): Syntax<readonly CardType[]> {
  return leaf<readonly CardType[]>(
    'typesMany',
    (source, at) => {
      const found: CardType[] = [];
      for (;;) {
        const word = source.wordAt(at + found.length);
        const last = cardTypes.find((one) => `${one}s` === word);
        if (last) return [{ value: [...found, last], end: at + found.length + 1 }];
        const type = cardTypes.find((one) => one === word);
        if (!type || found.includes(type)) break;
        found.push(type);
      }
      source.miss(at + found.length, 'creatures');
      return nothing;
    },
    (all) => (all.length > 0 ? `${all.join(' ')}s` : null),
  );
}

interface Becomes {
  readonly is: 'becomes';
  readonly new: New;
}
const toNew = (value: Change, still: boolean): Becomes | null => {
  if (value.is !== 'becomes' || value.types === null || value.stillItsTypes !== still) return null;
  const { power, toughness, colors, subtype } = value;
  if (colors === 'chosen' || (power === null) !== (toughness === null)) return null;
  return {
    is: 'becomes',
    new: {
      is: 'new',
      types: value.types,
      ...(power !== null && toughness !== null && { stats: { power, toughness } }),
      ...(colors && { colors }),
      ...(subtype !== null && { subtype }),
    },
  };
};
const fromNew = ({ types: all, stats, colors, subtype }: New, stillItsTypes: boolean): Becoming => ({
  is: 'becomes',
  types: all,
  stillItsTypes,
  subtype: subtype ?? null,
  power: stats?.power ?? null,
  toughness: stats?.toughness ?? null,
  colors: colors ?? null,
});
const oneNew = choice(news);
const manyNew = choice(manyNews);
const byPerson: Syntax<New> = {
  ...oneNew,
  firsts: null,
  inside: oneNew.inside,
  read: (source, at) => [...oneNew.read(source, at), ...manyNew.read(source, at)],
  write: (value, context) => (context.person === 'one' ? oneNew : manyNew).write(value, context),
};
const becomes = (still: boolean): Syntax<Change> =>
  made<Becomes, Change>(
    phrases<Becomes>()(
      { is: 'becomes' },
      still
        ? [
            'becomes~become {new} in addition to its~their other types',
            'is~are {new} in addition to its~their other types',
          ]
        : ['becomes~become {new}', 'is~are {new}'],
      { new: byPerson },
    ),
    (one) => fromNew(one.new, still),
    (value) => toNew(value, still),
  );

const same = { types: null, stillItsTypes: true, power: null, toughness: null } as const;

const becomesColors: Syntax<Change> = made<
  { readonly is: 'colors'; readonly colors: readonly Color[] },
  Change
>(
  phrases<{ readonly is: 'colors'; readonly colors: readonly Color[] }>()(
    { is: 'colors' },
    ['becomes~become {colors}', 'is~are {colors}'],
    { colors: colorsAnd },
  ),
  ({ colors }) => ({ is: 'becomes', ...same, subtype: null, colors }),
  (value) => {
    if (value.is !== 'becomes' || value.colors === null || value.colors === 'chosen') return null;
    const { colors } = value;
    return isDeepStrictEqual(value, { is: 'becomes', ...same, subtype: null, colors })
      ? { is: 'colors', colors }
      : null;
  },
);
/** "becomes an island" loses the types before, "becomes a Goblin" keeps them. */
const becomesType = (subtypes: Syntax<string>, stillItsTypes: boolean): Syntax<Change> =>
  made<{ readonly is: 'type'; readonly subtype: string }, Change>(
    phrases<{ readonly is: 'type'; readonly subtype: string }>()(
      { is: 'type' },
      ['becomes~become (a|an) {subtype}', 'is~are (a|an) {subtype}'],
      { subtype: subtypes },
    ),
    ({ subtype }) => ({ is: 'becomes', ...same, stillItsTypes, subtype, colors: null }),
    (value) => {
      if (value.is !== 'becomes' || value.subtype === null) return null;
      const { subtype } = value;
      return isDeepStrictEqual(value, { is: 'becomes', ...same, stillItsTypes, subtype, colors: null })
        ? { is: 'type', subtype }
        : null;
    },
  );

const cannotBlocked = { by: null, exceptBy: null, exceptByMany: null } as const;
const acts = [
  ['attack', 'attack'],
  ['block', 'block'],
  ['attackOrBlock', 'attack or block'],
] as const;
const cannot = (words: string): readonly [string, string] => [`can't ${words}`, `cannot ${words}`];

const though = phrases<Extract<Change, { readonly is: 'asThough' }>['though']>();
type Though = Extract<Change, { readonly is: 'asThough' }>['though'];
const asThough: Syntax<Though> = choice<Though>([
  though({ is: 'notWall' }, ["it weren't a Wall", 'it were not a Wall', "they weren't Walls"]),
  though({ is: 'untapped' }, ['it were untapped', "it weren't tapped", 'they were untapped']),
  made<{ readonly is: 'had'; readonly keyword: Keyword }, Though>(
    phrases<{ readonly is: 'had'; readonly keyword: Keyword }>()({ is: 'had' }, '(it|they) had {keyword}', {
      keyword,
    }),
    (one) => one.keyword,
    (one) => (one.is === 'notWall' || one.is === 'untapped' ? null : { is: 'had', keyword: one }),
  ),
]);

const pays = list(payment, { between: [','], last: ['and'], comma: true });

export const changeRows: readonly Syntax<Change>[] = [
  gets,
  setStats,
  gainsKeywords,
  gainsAbilities,
  gainsBoth,
  say({ is: 'loses', keywords: null }, 'loses~lose all abilities'),
  say({ is: 'loses' }, ['loses~lose {keywords}'], { keywords: keywordsOf }),
  becomes(true),
  becomes(false),
  say({ is: 'becomes', ...same, subtype: null, colors: 'chosen' }, [
    'becomes~become the chosen color',
    'is~are the chosen color',
  ]),
  becomesColors,
  becomesType(landType, false),
  becomesType(creatureType, true),
  ...acts.flatMap(([act, words]) => [
    say({ is: 'cannot', act, whom: null, unless: null }, [...cannot(words)]),
    say(
      { is: 'cannot', act, whom: null },
      [...cannot(`${words} unless {unless}`), `can ${words} only if {unless}`],
      { unless: condition },
    ),
  ]),
  say({ is: 'cannot', act: 'block', unless: null }, [...cannot('block {whom}')], { whom: filterMany }),
  say({ is: 'cannot', act: 'block' }, [...cannot('block {whom} unless {unless}')], {
    whom: filterMany,
    unless: condition,
  }),
  say({ is: 'must', act: 'attack' }, [
    'attacks~attack each turn if able',
    'must attack each turn if able',
    'attacks~attack if able',
  ]),
  say({ is: 'must', act: 'block' }, [
    'blocks~block each turn if able',
    'must block each turn if able',
    'blocks~block if able',
  ]),
  say({ is: 'cannotBeBlocked', ...cannotBlocked }, [...cannot('be blocked')]),
  say(
    { is: 'cannotBeBlocked', by: null, exceptBy: null },
    [...cannot('be blocked except by {exceptByMany} or more creatures')],
    { exceptByMany: inWords },
  ),
  say(
    { is: 'cannotBeBlocked', by: null, exceptByMany: null },
    [...cannot('be blocked except by {exceptBy}')],
    { exceptBy: filterMany },
  ),
  say({ is: 'cannotBeBlocked', exceptBy: null, exceptByMany: null }, [...cannot('be blocked by {by}')], {
    by: filterMany,
  }),
  say({ is: 'asThough', act: 'attack' }, 'can attack as though {though}', { though: asThough }),
  say({ is: 'asThough', act: 'block' }, 'can block as though {though}', { though: asThough }),
  say({ is: 'asThough', act: 'attackAndBlock' }, 'can attack and block as though {though}', {
    though: asThough,
  }),
  say({ is: 'cannotBeTarget', of: null }, [
    ...cannot('be the target of spells or abilities'),
    "can't be the target of spells and abilities",
  ]),
  say({ is: 'cannotBeTarget' }, [...cannot('be the target of {of}')], { of: filterMany }),
  say({ is: 'cannotBeRegenerated' }, [...cannot('be regenerated')]),
  say({ is: 'cannotBeCountered' }, [...cannot('be countered')]),
  say({ is: 'doesNotUntap' }, [
    "doesn't~don't untap during its~their controller's~controllers' untap step~steps",
    "doesn't~don't untap during your untap step",
    "does~do not untap during its~their controller's~controllers' untap step~steps",
  ]),
  say({ is: 'comesIntoPlayTapped' }, 'comes~come into play tapped'),
  say(
    { is: 'comesIntoPlayWith' },
    'comes~come into play with {count} {kind} counter~counters@count on it~them@subject',
    { count: countWord, kind: counterKind },
  ),
  say({ is: 'blocksMore', count: 1 }, [
    'can block an additional creature',
    'can block one additional creature',
    'can block one more creature',
  ]),
  say({ is: 'blocksMore', count: null }, 'can block any number of (creatures|additional_creatures)'),
  say({ is: 'blocksMore' }, 'can block {count} additional creatures', {
    count: inWords as Syntax<number | null> as Syntax<number>,
  }),
  say(
    { is: 'paysTo', act: 'attack' },
    [...cannot('attack unless its~their controller~controllers {costs}')],
    { costs: pays },
  ),
  say({ is: 'paysTo', act: 'block' }, [...cannot('block unless its~their controller~controllers {costs}')], {
    costs: pays,
  }),
  say({ is: 'dealsNoCombatDamage' }, 'deals~deal no combat damage'),
];
