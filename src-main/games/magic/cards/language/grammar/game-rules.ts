/** Sentences about what goes on for players and the whole game: grammar parts MC-GR-27, 136, 137, 161, 164, 165, 167. */
import { alsoRead, category, choice, leaf, made, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { nothing } from '../engine/source.js';
import type { GameRule } from '../../components/changes.js';
import type { Filter, Who } from '../../components/filters.js';
import { doer, filterMany, filterOne, who, whose } from './categories.js';
import { inWords } from './numbers.js';

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
  alsoRead(phrases<Who>()({ is: 'eachOpponent' }, 'opponents', {}, { person: 'many' })),
  who,
]);
const whosePlural: Syntax<Who> = choice<Who>([
  phrases<Who>()({ is: 'eachPlayer' }, "(each_player's|players')"),
  whose,
]);

const untaps = (count: string): string =>
  `{who} (can't|cannot) untap more than ${count} {filter} during his_or_her~their~your@who untap step~steps~step@who`;

/** Of all spells nothing is said of which. */
const isAnySpell = ({ any: [only, ...more] }: Filter): boolean =>
  only?.as === 'spell' &&
  more.length + only.types.length + only.qualities.length + only.clauses.length === 0 &&
  only.subtype === null;
const someSpells: Syntax<Filter> = made<Filter, Filter>(
  filterMany,
  (one) => (isAnySpell(one) ? null : one),
  (one) => (isAnySpell(one) ? null : one),
);

interface HandSize {
  readonly is: 'handSize';
  readonly who: Who;
  readonly by: number;
}
const handSizeBy = (sign: 1 | -1): Syntax<GameRule> =>
  made<HandSize, GameRule>(
    phrases<HandSize>()(
      { is: 'handSize' },
      `{who} maximum hand size is ${sign > 0 ? 'increased' : 'reduced'} by {by}`,
      { who: whosePlural, by: inWords },
    ),
    ({ who: of, by }) => (by > 0 ? { is: 'handSizeChange', who: of, more: sign * by } : null),
    (value) =>
      value.is === 'handSizeChange' && value.more * sign > 0
        ? { is: 'handSize', who: value.who, by: value.more * sign }
        : null,
  );

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
      '{who} may play an additional land (on|during) each of (their|his_or_her|your) turns',
    ],
    { who },
  ),
  rule(
    { is: 'moreLands', count: null },
    [
      '{who} may play any number of lands',
      '{who} may play any number of additional lands',
      '{who} may play any number of lands each turn',
      '{who} may play any number of (lands|additional_lands) (on|during) each of (your|their|his_or_her) turns',
    ],
    { who },
  ),
  rule(
    { is: 'moreLands' },
    [
      '{who} may play {count} additional lands',
      '{who} may play {count} additional lands each turn',
      '{who} may play up to {count} additional lands',
    ],
    { who, count: inWords as Syntax<number> },
  ),
  ...acts.map(([act, words]) =>
    rule({ is: 'playersCannot', act, filter: null }, [`{who} can't ${words}`, `{who} cannot ${words}`], {
      who: whoCannot,
    }),
  ),
  rule(
    { is: 'playersCannot', act: 'playSpells' },
    ["{who} can't play {filter}", '{who} cannot play {filter}', "{who} (can't|cannot) cast {filter}"],
    { who: whoCannot, filter: someSpells },
  ),
  rule({ is: 'untapsAtMost', count: 1 }, untaps('one'), { who: whoCannot, filter: filterOne }),
  rule({ is: 'untapsAtMost' }, untaps('{count}'), {
    who: whoCannot,
    count: inWords,
    filter: filterMany,
  }),
  rule(
    { is: 'attackersAtMost', who: { is: 'anyPlayer' } },
    'no more than {count} creature~creatures@count (can|may) attack (each_turn|each_combat)',
    { count: inWords },
  ),
  rule(
    { is: 'attackersAtMost' },
    'no more than {count} creature~creatures@count (can|may) attack {who} (each_turn|each_combat)',
    { count: inWords, who },
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
    rule(
      { is: 'skips', step },
      [
        `{who} skips~skip his_or_her~their~your@who ${words}`,
        `{who} skips~skip their (${words
          .replace(/[()]/gu, '')
          .split('|')
          .map((one) => `${one.replaceAll(' ', '_')}s`)
          .join('|')})`,
      ],
      { who: doer },
    ),
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
      '{who} plays~play with his_or_her~their~your hand~hands~hand@who revealed',
      '{who} plays~play with his_or_her~their~your hand face up',
      '{who} plays~play with their hands (revealed|face_up)',
    ],
    { who: whoCannot },
  ),
  rule(
    { is: 'topRevealed' },
    [
      '{who} plays~play with the top card~cards~card@who of his_or_her~their~your@who library~libraries~library@who revealed',
      '{who} plays~play with the top (card|cards) of (his_or_her|their|your) (library|libraries) revealed',
    ],
    { who: whoCannot },
  ),
  handSizeBy(1),
  handSizeBy(-1),
];
export const ruleSentence = category<GameRule>('ruleSentence');
ruleSentence.define(ruleRows);
