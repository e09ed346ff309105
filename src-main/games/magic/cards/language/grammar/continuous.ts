/** Sentences about what goes on for things and for players: grammar parts MC-GR-108 to 111, 151 to 168, 179. */
import { choice, leaf, made, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { nothing } from '../engine/source.js';
import { list } from '../engine/lists.js';
import type { Change, Continuous, GameRule } from '../../components/changes.js';
import type { Filter, Objects, Who } from '../../components/filters.js';
import { doer, filterMany, objects, subject, who, whose } from './categories.js';
import { changeRows } from './changes.js';
import { digits, inWords } from './numbers.js';

const changes: Syntax<readonly Change[]> = list(choice(changeRows), {
  between: [','],
  last: ['and'],
  comma: true,
});

const say = phrases<Continuous>();

/** One change whose words stand around what it is on. */
interface Around {
  readonly is: 'around';
  readonly what: Objects;
}
const around = (
  only: Change,
  template: string | readonly [string, ...string[]],
  what: Syntax<Objects>,
): Syntax<Continuous> =>
  made<Around, Continuous>(
    phrases<Around>()({ is: 'around' }, template, { what }),
    (one) => ({ what: one.what, changes: [only] }),
    (value) => (isOnly(value, only) ? { is: 'around', what: value.what } : null),
  );
const isOnly = ({ changes: [one, ...more] }: Continuous, only: Change): boolean =>
  one !== undefined && more.length === 0 && JSON.stringify(one) === JSON.stringify(only);

type Prevented = Extract<Change, { readonly is: 'damagePrevented' }>;
interface Preventing {
  readonly is: 'preventing';
  readonly what: Objects;
  readonly by?: Filter;
}
const prevented = (dealt: 'to' | 'by', combat: boolean, hasBy: boolean): Syntax<Continuous> => {
  const kind = combat ? 'combat damage' : 'damage';
  const sources = hasBy ? ' by {by}' : '';
  const template = `prevent all ${kind} that would be dealt ${dealt} {what}${sources}`;
  return made<Preventing, Continuous>(
    phrases<Preventing>()({ is: 'preventing' }, template, {
      what: objects,
      ...(hasBy && { by: filterMany }),
    }),
    ({ what, by = null }) => ({
      what,
      changes: [{ is: 'damagePrevented', dealt, by, ...(combat && { combat }) } satisfies Prevented],
    }),
    ({ what, changes: [one, ...more] }) => {
      if (one?.is !== 'damagePrevented' || more.length > 0 || one.dealt !== dealt) return null;
      if ((one.combat ?? false) !== combat || (one.by !== null) !== hasBy) return null;
      return { is: 'preventing', what, ...(one.by && { by: one.by }) };
    },
  );
};

interface Reducing {
  readonly is: 'reducing';
  readonly what: Objects;
  readonly by?: Filter;
  readonly amount?: number;
}
const reduced = (hasBy: boolean, hasAmount: boolean): Syntax<Continuous> => {
  const sources = hasBy ? ' by {by}' : '';
  const template: [string, string] = [
    `damage dealt to {what}${sources} is reduced ${hasAmount ? 'by {amount}' : 'to 0'}`,
    `damage to {what}${hasBy ? ' from {by}' : ''} is reduced ${hasAmount ? 'by {amount}' : 'to 0'}`,
  ];
  return made<Reducing, Continuous>(
    phrases<Reducing>()({ is: 'reducing' }, template, {
      what: objects,
      ...(hasBy && { by: filterMany }),
      ...(hasAmount && { amount: digits }),
    }),
    ({ what, by = null, amount = null }) =>
      amount === 0 ? null : { what, changes: [{ is: 'damageReduced', by, amount }] },
    ({ what, changes: [one, ...more] }) => {
      if (one?.is !== 'damageReduced' || more.length > 0) return null;
      if ((one.by !== null) !== hasBy || (one.amount !== null) !== hasAmount) return null;
      return {
        is: 'reducing',
        what,
        ...(one.by && { by: one.by }),
        ...(one.amount !== null && { amount: one.amount }),
      };
    },
  );
};

interface Controlling {
  readonly is: 'controlling';
  readonly who: Who;
  readonly verb: { readonly is: 'verb' };
  readonly what: Objects;
}
/** "gain control of" for a while, "control" as long as it is so. */
const controlVerb: Syntax<{ readonly is: 'verb' }> = leaf(
  'controlVerb',
  (source, at) => {
    const word = source.wordAt(at);
    if (word === 'control' || word === 'controls') return [{ value: { is: 'verb' }, end: at + 1 }];
    const gains = word === 'gain' || word === 'gains' || word === 'take' || word === 'takes';
    if (gains && source.wordAt(at + 1) === 'control' && source.wordAt(at + 2) === 'of')
      return [{ value: { is: 'verb' }, end: at + 3 }];
    source.miss(at, 'gains');
    source.miss(at, 'controls');
    return nothing;
  },
  (_, { lasts, person }) =>
    lasts
      ? person === 'one'
        ? 'gains control of'
        : 'gain control of'
      : person === 'one'
        ? 'controls'
        : 'control',
);
const controlled = (by: Syntax<Who>, also: string): Syntax<Continuous> =>
  made<Controlling, Continuous>(
    phrases<Controlling>()({ is: 'controlling' }, `${also}{who} {verb} {what}`, {
      who: by,
      verb: controlVerb,
      what: objects,
    }),
    ({ who: one, what }) => ({ what, changes: [{ is: 'controlledBy', who: one }] }),
    ({ what, changes: [one, ...more] }) =>
      one?.is === 'controlledBy' && more.length === 0
        ? { is: 'controlling', who: one.who, verb: { is: 'verb' }, what }
        : null,
  );

/** `gains`: who gains control, named or not. */
export const continuousRows = (gains: Syntax<Who>): readonly Syntax<Continuous>[] => [
  controlled(gains, ''),
  around({ is: 'switchStats' }, "switch {what} 's power and toughness", subject),
  around(
    { is: 'mustBeBlocked' },
    ['all creatures able to block {what} do so', 'all creatures able to block {what} this turn do so'],
    objects,
  ),
  around({ is: 'mayStayTapped' }, 'you may choose not to untap {what} during your untap step', objects),
  around(
    { is: 'attacksWithoutTapping' },
    ["attacking doesn't cause {what} to tap", 'attacking does not cause {what} to tap'],
    objects,
  ),
  around(
    { is: 'damageCannotBePrevented' },
    ["damage dealt by {what} can't be prevented", 'damage dealt by {what} cannot be prevented'],
    objects,
  ),
  ...(['to', 'by'] as const).flatMap((dealt) =>
    [true, false].flatMap((combat) => [prevented(dealt, combat, true), prevented(dealt, combat, false)]),
  ),
  ...[true, false].flatMap((hasBy) => [reduced(hasBy, true), reduced(hasBy, false)]),
  say({}, '{what} {changes}', { what: subject, changes }),
];
export const continuousSentence: Syntax<Continuous> = choice(continuousRows(who));

const rule = phrases<GameRule>();
const costOf = (more: 'less' | 'more', template: string): Syntax<GameRule> => {
  interface Costs {
    readonly is: 'costs';
    readonly who?: Who;
    readonly filter: Filter;
    readonly amount: number;
    readonly least?: number;
  }
  const sign = more === 'less' ? -1 : 1;
  const hasWho = template.includes('{who}');
  const hasLeast = template.includes('{least}');
  return made<Costs, GameRule>(
    phrases<Costs>()({ is: 'costs' }, template, {
      filter: filterMany,
      amount: generic,
      ...(hasWho && { who }),
      ...(hasLeast && { least: generic }),
    }),
    ({ who: one = { is: 'anyPlayer' }, filter, amount, least }) =>
      hasWho && one.is === 'anyPlayer'
        ? null
        : { is: 'costChange', who: one, filter, more: sign * amount, ...(least !== undefined && { least }) },
    (value) => {
      if (value.is !== 'costChange' || value.more * sign <= 0) return null;
      if ((value.who.is !== 'anyPlayer') !== hasWho || (value.least !== undefined) !== hasLeast) return null;
      return {
        is: 'costs',
        filter: value.filter,
        amount: value.more * sign,
        ...(hasWho && { who: value.who }),
        ...(value.least !== undefined && { least: value.least }),
      };
    },
  );
};
/** "{2}", or the digit. */
const generic: Syntax<number> = leaf<number>(
  'generic',
  (source, at) => {
    const number = /^\{?(?<digits>\d{1,2})\}?$/u.exec(source.wordAt(at))?.groups?.digits;
    if (number !== undefined) return [{ value: Number(number), end: at + 1 }];
    source.miss(at, '{1}');
    return nothing;
  },
  (value) => `{${value}}`,
);

const acts = [
  ['gainLife', 'gain life'],
  ['attack', 'attack'],
  ['block', 'block'],
  ['playSpells', 'play spells'],
  ['playLands', 'play lands'],
  ['playAbilities', 'play abilities'],
  ['draw', 'draw cards'],
] as const;
const skipped = [
  ['untap', 'untap step'],
  ['upkeep', '(upkeep|upkeep_step)'],
  ['draw', 'draw step'],
  ['combat', 'combat phase'],
  ['main', 'main phase'],
] as const;

/** "Players can't play red spells": of each, "players" or "you". */
const whoCannot: Syntax<Who> = choice<Who>([
  phrases<Who>()({ is: 'eachPlayer' }, '(players|each_player)', {}, { person: 'many' }),
  who,
]);
const whosePlural: Syntax<Who> = choice<Who>([
  phrases<Who>()({ is: 'eachPlayer' }, "(each_player's|players')"),
  whose,
]);

export const ruleRows: readonly Syntax<GameRule>[] = [
  rule({ is: 'handSize', size: null }, '{who} has~have no maximum hand size', { who }),
  rule({ is: 'handSize' }, '{who} maximum hand size is {size}', {
    who: whosePlural,
    size: inWords as Syntax<number>,
  }),
  ...(['less', 'more'] as const).flatMap((more) => [
    costOf(more, `{filter} {who} plays~play cost {amount} ${more} to play`),
    costOf(more, `{filter} {who} plays~play cost {amount} ${more} to play , but not less than {least}`),
    costOf(more, `{filter} cost {amount} ${more} to play`),
    costOf(more, `{filter} cost {amount} ${more} to play , but not less than {least}`),
  ]),
  rule(
    { is: 'moreLands', count: 1 },
    [
      '{who} may play an additional land',
      '{who} may play an additional land each turn',
      '{who} may play an additional land on each of your turns',
      '{who} may play one additional land',
    ],
    { who },
  ),
  rule(
    { is: 'moreLands', count: null },
    [
      '{who} may play any number of lands',
      '{who} may play any number of additional lands',
      '{who} may play any number of lands each turn',
    ],
    { who },
  ),
  rule(
    { is: 'moreLands' },
    ['{who} may play {count} additional lands', '{who} may play {count} additional lands each turn'],
    { who, count: inWords as Syntax<number> },
  ),
  ...acts.map(([act, words]) =>
    rule({ is: 'playersCannot', act, filter: null }, [`{who} can't ${words}`, `{who} cannot ${words}`], {
      who: whoCannot,
    }),
  ),
  rule(
    { is: 'playersCannot', act: 'playSpells' },
    ["{who} can't play {filter}", '{who} cannot play {filter}'],
    { who: whoCannot, filter: filterMany },
  ),
  rule(
    { is: 'noManaBurn' },
    [
      "{who} doesn't~don't lose life because of mana burn",
      "mana burn doesn't cause {who} to lose life",
      "{who} can't be dealt mana burn",
    ],
    { who: whoCannot },
  ),
  rule(
    { is: 'manaStays' },
    [
      "mana doesn't empty from {who} mana pool~pools as phases end",
      'mana does not empty from {who} mana pool~pools as phases end',
    ],
    { who: whosePlural },
  ),
  ...skipped.map(([step, words]) =>
    rule({ is: 'skips', step }, `{who} skips~skip his_or_her~their~your@who ${words}`, { who: doer }),
  ),
  rule({ is: 'damagePreventedTo', by: null }, 'prevent all damage that would be dealt to {who}', { who }),
  rule({ is: 'damagePreventedTo' }, 'prevent all damage that would be dealt to {who} by {by}', {
    who,
    by: filterMany,
  }),
  rule(
    { is: 'damagePreventedTo', by: null, combat: true },
    'prevent all combat damage that would be dealt to {who}',
    { who },
  ),
  rule(
    { is: 'damagePreventedTo', combat: true },
    'prevent all combat damage that would be dealt to {who} by {by}',
    { who, by: filterMany },
  ),
  rule(
    { is: 'handRevealed' },
    [
      '{who} plays~play with his_or_her~their~your hand revealed',
      '{who} plays~play with his_or_her~their~your hand face up',
    ],
    { who: whoCannot },
  ),
];
export const ruleSentence: Syntax<GameRule> = choice(ruleRows);
