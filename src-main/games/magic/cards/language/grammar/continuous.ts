/** Sentences about what goes on for things and for players: grammar parts MC-GR-108 to 111, 151 to 168, 179. */
import { dequal } from 'dequal';
import { alsoRead, category, choice, leaf, made, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { nothing } from '../engine/source.js';
import { list } from '../engine/lists.js';
import type { Change, Continuous } from '../../components/changes.js';
import type { Filter, Objects, Who } from '../../components/filters.js';
import { filterAn, filterMany, objects, subject, who } from './categories.js';
import { becomesWith } from './becoming.js';
import { changeRows, inactive, paysForBoth } from './changes.js';
import { digits } from './numbers.js';

/** "... and its activated abilities can't be played" stands behind another. */
const isBehind = (all: readonly Change[] | undefined): boolean => all?.[0]?.is === 'abilitiesCannotBePlayed';
const oneChange: Syntax<readonly Change[]> = made<Change, readonly Change[]>(
  choice(changeRows),
  (one) => [one],
  ([one, ...more]) => (one && more.length === 0 ? one : null),
);
const changes: Syntax<readonly Change[]> = made<readonly (readonly Change[])[], readonly Change[]>(
  list(choice([oneChange, becomesWith, paysForBoth, inactive]), {
    between: [','],
    last: ['and'],
    comma: true,
  }),
  (all) => (isBehind(all[0]) ? null : all.flat()),
  (all) => (isBehind(all) ? null : all.map((one) => [one])),
);

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

/** "Prevent all damage that would be dealt to and dealt by F." */
const preventedBoth = (combat: boolean): Syntax<Continuous> => {
  const kind = combat ? 'combat damage' : 'damage';
  const of = (dealt: 'to' | 'by'): Prevented => ({
    is: 'damagePrevented',
    dealt,
    by: null,
    ...(combat && { combat }),
  });
  const both = [of('to'), of('by')];
  return made<Around, Continuous>(
    phrases<Around>()({ is: 'around' }, `prevent all ${kind} that would be dealt to and dealt by {what}`, {
      what: objects,
    }),
    ({ what }) => ({ what, changes: both }),
    ({ what, changes: all }) => (dequal(all, both) ? { is: 'around', what } : null),
  );
};
/** "Prevent all damage F would deal." */
const preventedFrom = (combat: boolean): Syntax<Continuous> =>
  alsoRead(
    around(
      { is: 'damagePrevented', dealt: 'by', by: null, ...(combat && { combat }) },
      `prevent all ${combat ? 'combat damage' : 'damage'} {what} would deal`,
      objects,
    ),
  );

interface Reducing {
  readonly is: 'reducing';
  readonly what: Objects;
  readonly by?: Filter;
  readonly amount?: number;
}
const reduced = (hasBy: boolean, hasAmount: boolean): Syntax<Continuous> => {
  const sources = hasBy ? ' by {by}' : '';
  const template: [string, ...string[]] = [
    `damage dealt to {what}${sources} is reduced ${hasAmount ? 'by {amount}' : 'to 0'}`,
    `damage to {what}${hasBy ? ' from {by}' : ''} is reduced ${hasAmount ? 'by {amount}' : 'to 0'}`,
    `damage that would be dealt to {what}${sources} is reduced ${hasAmount ? 'by {amount}' : 'to 0'}`,
  ];
  return made<Reducing, Continuous>(
    phrases<Reducing>()({ is: 'reducing' }, template, {
      what: objects,
      ...(hasBy && { by: choice([filterMany, alsoRead(filterAn)]) }),
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
  around(
    { is: 'damagesPlayerThroughBlockers' },
    "you may have {what} deal its~their combat damage to defending player as though it~they weren't blocked",
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
  around(
    { is: 'abilitiesCannotBePlayed' },
    [
      "activated abilities of {what} can't be played",
      "{what} 's activated abilities can't be played",
      "players (can't|cannot) play (abilities|activated_abilities) of {what}",
      'activated abilities of {what} cannot be played',
    ],
    subject,
  ),
  ...(['to', 'by'] as const).flatMap((dealt) =>
    [true, false].flatMap((combat) => [prevented(dealt, combat, true), prevented(dealt, combat, false)]),
  ),
  ...[true, false].flatMap((combat) => [preventedBoth(combat), preventedFrom(combat)]),
  ...[true, false].flatMap((hasBy) => [reduced(hasBy, true), reduced(hasBy, false)]),
  say({}, '{what} {changes}', { what: subject, changes }),
  alsoRead(say({}, '{what} also {changes}', { what: subject, changes })),
];
export const continuousSentence = category<Continuous>('continuousSentence');
continuousSentence.define(continuousRows(who));
