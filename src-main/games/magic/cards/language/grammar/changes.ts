/** What goes on for things: grammar parts MC-GR-108 to 111, 118, 121, 138, 151 to 160, 162, 163, 165, 166, 168, 179. */
import { choice, made, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { list } from '../engine/lists.js';
import type { Change } from '../../components/changes.js';
import type { Keyword } from '../../components/filters.js';
import { condition, filterMany, keyword, payment } from './categories.js';
import { counterKind } from './names.js';
import { countWord, inWords } from './numbers.js';
import { gets, setStats } from './sizes.js';
import { gainsKeywords, gainsAbilities, gainsBoth, keywordsOf } from './giving.js';
import { becomes, becomesColors, becomesCreatureType, becomesLand, same } from './becoming.js';

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
  ...becomesLand,
  becomesCreatureType,
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
