/** Cards that are drawn, discarded, looked at, searched: grammar parts MC-GR-113, 114, 127 to 130. */
import { alsoRead, choice, made, within, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import type { Amount } from '../../../components/amounts.js';
import type { Destination, Effect } from '../../../components/effects.js';
import type { Filter, Who } from '../../../components/filters.js';
import { doer, filterMany, filterOne, objects, whose } from '../categories.js';
import { isAnyCard, severalOf } from '../costs.js';
import { isPlain, manyOf, plainWords } from '../numbers.js';
import { zoneSearches } from './search-zones.js';
import { shareRow, topCards, topOfLibrary } from './top-cards.js';

const say = phrases<Effect>();
const cards = manyOf('a card', 'cards');

interface Several {
  readonly filter: Filter;
  readonly count: Amount;
}
type Discarding = Extract<Effect, { readonly do: 'discard' }>;
interface Discards {
  readonly is: 'discards';
  readonly who: Who;
  readonly several: Several;
  readonly by?: Who;
}
/** Cards of a kind. */
const discardOf = (template: string, random?: true): Syntax<Effect> => {
  const hasBy = template.includes('{by}');
  return made<Discards, Effect>(
    phrases<Discards>()({ is: 'discards' }, template, {
      who: doer,
      several: severalOf,
      ...(hasBy && { by: whose }),
    }),
    ({ who, several: { filter, count }, by }) =>
      isAnyCard(filter)
        ? null
        : { do: 'discard', who, count, filter, ...(random && { random }), ...(by && { by }) },
    (value) => {
      if (value.do !== 'discard') return null;
      const { who, count, filter, by, random: chance }: Discarding = value;
      if (filter === null || count === null || isAnyCard(filter) || !isPlain(count)) return null;
      if (chance !== random || (by !== undefined) !== hasBy) return null;
      return { is: 'discards', who, several: { filter, count }, ...(by && { by }) };
    },
  );
};

const places: readonly (readonly [Destination, string, string])[] = [
  ['hand', '', 'into his_or_her~their~your@who hand'],
  ['play', '', 'into play'],
  ['play', 'tapped', 'into play tapped'],
  ['graveyard', '', 'into his_or_her~their~your@who graveyard'],
  ['removed', '', ''],
  ['libraryTop', '', ''],
];
interface Searching {
  readonly is: 'searching';
  readonly who: Who;
  readonly whose?: Who;
  readonly several: Several & { readonly upTo?: true };
}
const several = phrases<Several & { readonly upTo?: true }>();
/** "a forest card", "up to two creature cards". */
const found: Syntax<Several & { readonly upTo?: true }> = {
  ...severalOf,
  read: (source, at) => [...severalOf.read(source, at), ...upTo.read(source, at)],
  write: (value, context) =>
    value.upTo
      ? upTo.write(value, context)
      : severalOf.write({ filter: value.filter, count: value.count }, context),
};
const isOne = ({ count }: Several): boolean => count === 1;
const onlyIf = (
  one: Syntax<Several & { readonly upTo?: true }>,
  single: boolean,
): Syntax<Several & { readonly upTo?: true }> =>
  made(
    one,
    (value) => (isOne(value) === single ? value : null),
    (value) => (isOne(value) === single ? value : null),
  );
const upToOne = onlyIf(
  several({ upTo: true }, 'up to {count} {filter}', { count: plainWords, filter: filterOne }),
  true,
);
const upToMany = onlyIf(
  several({ upTo: true }, 'up to {count} {filter}', { count: plainWords, filter: filterMany }),
  false,
);
const upTo: Syntax<Several & { readonly upTo?: true }> = {
  ...upToMany,
  read: (source, at) => [...upToOne.read(source, at), ...upToMany.read(source, at)],
  write: (value, context) => (isOne(value) ? upToOne : upToMany).write(value, context),
};

/** What is done with what was found. */
function putting(to: Destination, place: string, reveal: boolean): string {
  const shown = reveal ? ', reveals~reveal@who it~them@several ,' : '';
  if (to === 'removed') return `${shown} and removes~remove@who it~them@several from the game`;
  return `${shown} and puts~put@who it~them@several ${place}`;
}
const own = 'his_or_her~their~your@who library';

/** "that card" for "it", and other ways to say that the library is shuffled then. */
function otherForms(template: string): readonly string[] {
  const called = template.replaceAll('it~them@several', '(it|them|that_card|those_cards|the_card)');
  const [found = '', shuffled = ''] = called.split('. then');
  if (called.includes('puts~put@who (it') && called.endsWith('(|of_it)')) return [called, ...onTop(called)];
  const own = /shuffles~shuffle@who .*$/u.exec(shuffled)?.[0];
  return [
    called,
    ...(own === undefined
      ? []
      : [
          `${found} , then ${own}`,
          `${found} and ${own}`,
          `${found} . if (you_do|he_or_she_does|that_player_does) , ${own}`,
          `${found} . ${own}`,
        ]),
  ];
}

/** "Search your library for a card and reveal that card. Shuffle your library, then put it back on top of it." */
function onTop(template: string): readonly string[] {
  const [, found = '', shown, shuffled = ''] =
    /^(.*\{several\} )(, reveals.* ,)? and (shuffles.*) \. then/u.exec(template) ?? [];
  const reveals = 'reveals~reveal@who (it|them|that_card|those_cards)';
  const before = shown === undefined ? [''] : [`, ${reveals}`, `and ${reveals}`, `, ${reveals} ,`];
  const puts =
    'puts~put@who (it|them|that_card|those_cards|the_card|the_cards) (on|back_on) top (|of_it|of_your_library|of_that_library|of_his_or_her_library)';
  return before.flatMap((middle) => [
    `${found} ${middle} . ${shuffled} , then ${puts}`,
    `${found} ${middle} , then ${shuffled} and ${puts}`,
    `${found} ${middle} , ${shuffled} , (then|and) ${puts}`,
  ]);
}

/** Not the searcher's own. */
const otherWhose: Syntax<Who> = made<Who, Who>(
  whose,
  (one) => (one.is === 'you' ? null : one),
  (one) => (one.is === 'you' ? null : one),
);

const searches: readonly Syntax<Effect>[] = places.flatMap(([to, state, place]) =>
  [false, true].flatMap((reveal) =>
    [false, true].map((hasWhose): Syntax<Effect> => {
      const tapped = state === 'tapped';
      const library = hasWhose ? '{whose} library' : own;
      const top = `${reveal ? ', reveals~reveal@who it~them@several ,' : ''} and shuffles~shuffle@who ${hasWhose ? 'that library' : own} . then puts~put@who it~them@several on top (|of_it)`;
      const shuffled = hasWhose
        ? '. then that player shuffles his or her library'
        : '. then shuffles~shuffle@who his_or_her~their~your@who library';
      const end = to === 'libraryTop' ? top : `${putting(to, place, reveal)} ${shuffled}`;
      const template = `{who} searches~search@who ${library} for {several} ${end}`;
      return made<Searching, Effect>(
        phrases<Searching>()({ is: 'searching' }, [template, ...otherForms(template)], {
          who: doer,
          several: found,
          ...(hasWhose && { whose: otherWhose }),
        }),
        ({ who, whose: of, several: { filter, count, upTo: most } }) => ({
          do: 'search',
          who,
          ...(of && { whose: of }),
          filter,
          count,
          ...(most && { upTo: most }),
          to,
          ...(tapped && { tapped }),
          ...(reveal && { reveal }),
        }),
        (value) => {
          if (value.do !== 'search' || value.to !== to || (value.tapped ?? false) !== tapped) return null;
          if ((value.reveal ?? false) !== reveal || (value.whose !== undefined) !== hasWhose) return null;
          const { who, filter, count, upTo: most } = value;
          return {
            is: 'searching',
            who,
            ...(value.whose && { whose: value.whose }),
            several: { filter, count, ...(most && { upTo: most }) },
          };
        },
      );
    }),
  ),
);
export const cardRows: readonly Syntax<Effect>[] = [
  say({ do: 'draw' }, '{who} draws~draw {count}', { who: doer, count: cards }),
  alsoRead(
    say({ do: 'draw', count: 1 }, '{who} draws~draw (an_additional_card|one_additional_card|an_extra_card)', {
      who: doer,
    }),
  ),
  say(
    { do: 'discard', count: null, filter: null },
    ['{who} discards~discard his_or_her~their~your@who hand'],
    { who: doer },
  ),
  say({ do: 'discard', filter: null, random: true }, '{who} discards~discard {count} at random', {
    who: doer,
    count: cards as Syntax<Amount>,
  }),
  say({ do: 'discard', filter: null }, '{who} discards~discard {count} of {by} choice', {
    who: doer,
    count: cards as Syntax<Amount>,
    by: whose,
  }),
  say({ do: 'discard', filter: null }, '{who} discards~discard {count}', {
    who: doer,
    count: cards as Syntax<Amount>,
  }),
  alsoRead(
    say({ do: 'discard', filter: null }, '{who} chooses~choose and discards~discard {count}', {
      who: doer,
      count: cards as Syntax<Amount>,
    }),
  ),
  discardOf('{who} discards~discard {several} at random', true),
  discardOf('{who} discards~discard {several} of {by} choice'),
  discardOf('{who} discards~discard {several}'),
  say({ do: 'discard', count: null }, '{who} discards~discard all {filter}', {
    who: doer,
    filter: filterMany as Syntax<Filter | null> as Syntax<Filter>,
  }),
  alsoRead(
    discardOf(
      '{who} chooses~choose {several} (in|from) (his_or_her|your|their) hand and discards~discard (it|them|that_card|those_cards)',
    ),
  ),
  say({ do: 'revealHand' }, '{who} reveals~reveal his_or_her~their~your@who hand', { who: doer }),
  say({ do: 'reveal' }, ['reveal {what}'], {
    what: choice([within(objects, () => ({ moved: true })), topOfLibrary]),
  }),
  say({ do: 'lookAtHand' }, 'look at {who} hand', { who: whose }),
  say(
    { do: 'lookAtTop', reorder: true },
    [
      'look at the top {count} of {whose} library , then put them back in any order',
      'look at the top {count} of {whose} library . put them back in any order',
      'look at the top {count} of {whose} library and put them back in any order',
    ],
    { count: topCards, whose },
  ),
  say({ do: 'lookAtTop' }, 'look at the top {count} of {whose} library', { count: topCards, whose }),
  shareRow,
  say({ do: 'shuffle' }, ['{who} shuffles~shuffle his_or_her~their~your@who library'], { who: doer }),
  ...searches,
  ...zoneSearches,
  say(
    { do: 'mill' },
    '{who} puts~put the top {count} of his_or_her~their~your@who library into his_or_her~their~your@who graveyard',
    { who: doer, count: topCards },
  ),
  alsoRead(
    say(
      { do: 'mill' },
      "put the top {count} of {who} library into (his_or_her|your|that_player's|their) graveyard",
      { who: whose, count: topCards },
    ),
  ),
];
