/** What goes on for things: grammar parts MC-GR-108 to 111, 118, 121, 138, 151 to 160, 162, 163, 165, 166, 168, 179. */
import { alsoRead, choice, made, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { list } from '../engine/lists.js';
import type { Change } from '../../components/changes.js';
import type { Cost } from '../../components/costs.js';
import type { Amount } from '../../components/amounts.js';
import type { Filter, Keyword } from '../../components/filters.js';
import { condition, filterMany, filterOne, keyword, payment, who } from './categories.js';
import { counterKind } from './names.js';
import { countWord, inWords } from './numbers.js';
import { gets, setStats } from './sizes.js';
import { gainsKeywords, gainsAbilities, gainsBoth, keywordsOf } from './giving.js';
import {
  becomes,
  becomesColors,
  becomesType,
  creatureType,
  creatureTypeNoun,
  landTypeNoun,
  same,
} from './becoming.js';

const say = phrases<Change>();
const cannotBlocked = { by: null, exceptBy: null, exceptByMany: null } as const;
const acts = [
  ['attack', 'attack'],
  ['block', 'block'],
  ['attackOrBlock', 'attack or block'],
] as const;
const cannot = (words: string): readonly [string, string] => [`can't ${words}`, `cannot ${words}`];

const though = phrases<Extract<Change, { readonly is: 'asThough' }>['though']>();
type Though = Extract<Change, { readonly is: 'asThough' }>['though'];
export const asThough: Syntax<Though> = choice<Though>([
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

/** "Can block only creatures with flying" cannot block those without. */
const onlyBlocksWith: Syntax<Change> = alsoRead(
  made<{ readonly is: 'only'; readonly keyword: Keyword }, Change>(
    phrases<{ readonly is: 'only'; readonly keyword: Keyword }>()(
      { is: 'only' },
      'can block only creatures with {keyword}',
      { keyword },
    ),
    (one) => ({ is: 'cannot', act: 'block', whom: creaturesWithout(one.keyword), unless: null }),
    () => null,
  ),
);
const creaturesWithout = (without: Keyword): Filter => ({
  any: [
    {
      qualities: [],
      types: ['creature'],
      subtype: null,
      as: null,
      clauses: [{ is: 'without', keyword: without }],
    },
  ],
});

interface Each {
  readonly is: 'each';
  readonly count: Amount;
  readonly kind: string;
  readonly filter: Filter;
}
/** "With a spore counter on it for each forest you control." */
const comesWithEach: Syntax<Change> = made<Each, Change>(
  phrases<Each>()(
    { is: 'each' },
    'comes~come into play with {count} {kind} counter~counters@count on it~them@subject for each {filter}',
    { count: countWord, kind: counterKind, filter: filterOne },
  ),
  ({ count, kind, filter }) =>
    typeof count === 'number' && count > 0
      ? {
          is: 'comesIntoPlayWith',
          kind,
          count: { is: 'count', filter, ...(count > 1 && { times: count }) },
        }
      : null,
  (value) => {
    if (value.is !== 'comesIntoPlayWith' || typeof value.count === 'number' || value.count.is !== 'count')
      return null;
    const { count, kind } = value;
    return { is: 'each', count: count.times ?? 1, kind, filter: count.filter };
  },
);

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
    'becomes~become that color',
    'becomes~become the color of your choice',
  ]),
  say({ is: 'becomes', ...same, stillItsTypes: false, subtype: { is: 'chosen' }, colors: null }, [
    'becomes~become the chosen type',
    'is~are the chosen type',
    'becomes~become that type',
    'becomes~become the (creature_type|basic_land_type|land_type) of your choice',
  ]),
  becomesColors,
  becomesType(landTypeNoun, true, ' in addition to its~their other types'),
  becomesType(landTypeNoun, false),
  becomesType(creatureTypeNoun, true),
  alsoRead(
    say({ is: 'becomes', ...same, colors: null }, 'counts~count as (a|an) {subtype}', {
      subtype: creatureType as Syntax<string | { readonly is: 'chosen' }>,
    }),
  ),
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
  say({ is: 'cannotBeBlocked', ...cannotBlocked }, [...cannot('be blocked'), 'is~are unblockable']),
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
  say({ is: 'blockedByAtMost' }, [...cannot('be blocked by more than {count} creature~creatures@count')], {
    count: inWords,
  }),
  ...acts.map(([act, words]) =>
    say({ is: 'notAlone', act }, [
      ...cannot(`${words} alone`),
      `can't ${words} unless (another_creature_also_attacks|another_creature_also_blocks|at_least_one_other_creature_attacks|at_least_one_other_creature_blocks)`,
    ]),
  ),
  ...acts.map(([act, words]) =>
    say({ is: 'onlyAlone', act }, [`can ${words} only alone`, `can only ${words} alone`]),
  ),
  onlyBlocksWith,
  alsoRead(
    say({ is: 'gains', abilities: [{ is: 'keywords', keywords: [{ is: 'haste' }] }] }, [
      'is~are unaffected by summoning sickness',
      "isn't~aren't affected by summoning sickness",
      '(can|may) attack the turn (it|they) comes~come into play',
    ]),
  ),
  say({ is: 'asThough', act: 'attack' }, '(can|may) attack as though {though}', { though: asThough }),
  say({ is: 'asThough', act: 'block' }, '(can|may) block as though {though}', { though: asThough }),
  say({ is: 'asThough', act: 'attackAndBlock' }, '(can|may) attack and block as though {though}', {
    though: asThough,
  }),
  say({ is: 'cannotBeTarget', of: null }, [
    ...cannot('be the target of spells or abilities'),
    "can't be the target of spells and abilities",
    "can't be the targets of spells (or|and) abilities",
  ]),
  say({ is: 'cannotBeTarget' }, [...cannot('be the target of {of}'), "can't be the targets of {of}"], {
    of: filterMany,
  }),
  say({ is: 'cannotBeRegenerated' }, [...cannot('be regenerated')]),
  say({ is: 'cannotBeCountered' }, [...cannot('be countered'), "can't be countered by spells or abilities"]),
  say({ is: 'doesNotUntap' }, [
    "doesn't~don't untap during its~their controller's~controllers' untap step~steps",
    "doesn't~don't untap during your untap step",
    "doesn't~don't untap during (his_or_her|their) untap (step|steps)",
    "does~do not untap during its~their controller's~controllers' untap step~steps",
  ]),
  alsoRead(
    say({ is: 'attacksWithoutTapping' }, ["doesn't~don't tap to attack", "doesn't~don't tap when attacking"]),
  ),
  say({ is: 'comesIntoPlayTapped' }, 'comes~come into play tapped'),
  comesWithEach,
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
    [
      ...cannot('attack unless its~their controller~controllers {costs}'),
      "can't attack unless (its|their) controller {costs}",
      "can't attack unless (its|their) (controller|controllers) {costs} for each (attacking_creature_he_or_she_controls|of_those_creatures|attacking_creature_they_control)",
    ],
    { costs: pays },
  ),
  say(
    { is: 'paysTo', act: 'attack' },
    [
      ...cannot('attack {whom} unless its~their controller~controllers@subject {costs}'),
      "can't attack {whom} unless (its|their) controller {costs}",
      "can't attack {whom} unless (its|their) (controller|controllers) {costs} for each (creature_attacking_you|of_those_creatures|creature_they_control_that's_attacking_you|attacking_creature_he_or_she_controls)",
    ],
    { whom: who, costs: pays },
  ),
  say({ is: 'paysTo', act: 'block' }, [...cannot('block unless its~their controller~controllers {costs}')], {
    costs: pays,
  }),
  say({ is: 'abilitiesCannotBePlayed' }, "its~their activated abilities can't be played"),
  alsoRead(
    say(
      { is: 'damagesPlayerThroughBlockers' },
      'may deal its combat damage to defending player as though it were unblocked',
    ),
  ),
  say({ is: 'dealsNoCombatDamage' }, 'deals~deal no combat damage'),
];

/** "Can't attack or block unless its controller pays {2}": of either it has to be paid for. */
export const paysForBoth: Syntax<readonly Change[]> = alsoRead(
  made<{ readonly is: 'both'; readonly costs: readonly Cost[] }, readonly Change[]>(
    phrases<{ readonly is: 'both'; readonly costs: readonly Cost[] }>()(
      { is: 'both' },
      "(can't|cannot) attack or block unless (its|their) (controller|controllers) {costs}",
      { costs: pays },
    ),
    ({ costs }) => (['attack', 'block'] as const).map((act) => ({ is: 'paysTo', act, costs })),
    () => null,
  ),
);

/** "Can't attack, block, or play activated abilities." */
export const inactive: Syntax<readonly Change[]> = alsoRead(
  made<{ readonly is: 'inactive' }, readonly Change[]>(
    phrases<{ readonly is: 'inactive' }>()(
      { is: 'inactive' },
      "(can't|cannot) attack , block (, |) or (use|play) (|its|their) activated abilities",
    ),
    () => [
      { is: 'cannot', act: 'attackOrBlock', whom: null, unless: null },
      { is: 'abilitiesCannotBePlayed' },
    ],
    () => null,
  ),
);
