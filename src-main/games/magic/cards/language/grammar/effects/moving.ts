/** Things that are put somewhere: grammar parts MC-GR-123 to 126, 131. */
import { dequal } from 'dequal';
import { alsoRead, choice, made, within, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import type { Destination, Effect } from '../../../components/effects.js';
import type { Filter, Objects, Who } from '../../../components/filters.js';
import { objects, who, whose } from '../categories.js';
import { topOfLibrary } from './top-cards.js';

const say = phrases<Effect>();

/** Moved from where it is. */
const moved: Syntax<Objects> = choice([within(objects, () => ({ moved: true })), topOfLibrary]);

const filterOf = (what: Objects): Filter | null =>
  what.is === 'target' || what.is === 'all' || what.is === 'choice' ? what.filter : null;
/** In your own graveyard, hand or library: it goes to your hand and not only to its owner's. */
const isYours = (what: Objects): boolean =>
  (what.is === 'top' && what.whose.is === 'you') ||
  filterOf(what)?.any.every(({ clauses }) =>
    clauses.some((clause) => clause.is === 'in' && dequal(clause.whose, { is: 'you' })),
  ) === true;
const yours = (own: boolean): Syntax<Objects> =>
  made<Objects, Objects>(
    moved,
    (what) => (isYours(what) === own ? what : null),
    (what) => (isYours(what) === own ? what : null),
  );
const mine = yours(true);
const others = yours(false);

const put = (to: Destination, own: string, theirs: string): readonly Syntax<Effect>[] => [
  say({ do: 'move', to }, own, { what: mine }),
  say({ do: 'move', to }, theirs, { what: others }),
  alsoRead(say({ do: 'move', to }, own, { what: others })),
  alsoRead(say({ do: 'move', to }, theirs, { what: mine })),
];

/** What is put from a library into a graveyard has words of its own. */
const notOfTop = (syntax: Syntax<Effect>): Syntax<Effect> =>
  made<Effect, Effect>(
    syntax,
    (one) => (isOfTop(one) ? null : one),
    (one) => (isOfTop(one) ? null : one),
  );
const isOfTop = (one: Effect): boolean => one.do === 'move' && one.what.is === 'top';

/** Neither you nor its owner. */
const isAnother = (one: Who): boolean =>
  one.is !== 'you' && !(one.is === 'ownerOf' && one.what.is === 'that');
const another: Syntax<Who> = made<Who, Who>(
  whose,
  (one) => (isAnother(one) ? one : null),
  (one) => (isAnother(one) ? one : null),
);

const toPlay: readonly Syntax<Effect>[] = [false, true].flatMap((tapped) => {
  const state = tapped ? ' tapped' : '';
  const flag = tapped ? ({ tapped: true } as const) : {};
  return [
    say(
      { do: 'move', to: 'play', ...flag },
      [
        `return {what} to play${state}`,
        `put {what} into play${state} under its~their owner's~owners' control`,
        `return {what} to play${state} under its~their owner's~owners' control`,
      ],
      { what: moved },
    ),
    say(
      { do: 'move', to: 'play', ...flag, under: { is: 'you' } },
      [
        `put {what} into play${state}`,
        `put {what} into play${state} under your control`,
        `return {what} to play${state} under your control`,
      ],
      { what: moved },
    ),
    say({ do: 'move', to: 'play', ...flag }, `put {what} into play${state} under {under} control`, {
      what: moved,
      under: another,
    }),
  ];
});

const notYou: Syntax<Who> = made<Who, Who>(
  who,
  (one) => (one.is === 'you' ? null : one),
  (one) => (one.is === 'you' ? null : one),
);
const ownPlaces: readonly (readonly [Destination, string, string])[] = [
  [
    'hand',
    "returns~return {what} to its~their owner's~owners' hand~hands",
    '(returns|return|puts|put) {what} (to|into) (his_or_her|their) (hand|hands)',
  ],
  ['play', 'puts~put {what} into play', '(returns|return) {what} to play'],
  [
    'libraryTop',
    "puts~put {what} on top of its~their owner's~owners' library~libraries",
    '(puts|put) {what} on top of (his_or_her|their) (library|libraries) (|in_any_order)',
  ],
  [
    'libraryShuffled',
    "shuffles~shuffle {what} into its~their owner's~owners' library~libraries",
    '(shuffles|shuffle) {what} into (his_or_her|their) (library|libraries)',
  ],
];
/** "Each player returns a creature he or she controls to its owner's hand." */
const ownMoves: readonly Syntax<Effect>[] = ownPlaces.map(([to, words, also]) =>
  say({ do: 'move', to }, [`{who} ${words}`, `{who} ${also}`], { who: notYou, what: moved }),
);

const allOfGraveyard = {
  is: 'all',
  filter: {
    any: [
      {
        qualities: [],
        types: [],
        subtype: null,
        as: 'card',
        clauses: [{ is: 'in', area: 'graveyard', whose: { is: 'you' } }],
      },
    ],
  },
} as const;

export const movingRows: readonly Syntax<Effect>[] = [
  ...put('hand', 'return {what} to your hand', "return {what} to its~their owner's~owners' hand~hands"),
  alsoRead(
    say(
      { do: 'move', to: 'hand' },
      "(put|return) {what} (into|to) (your|its_owner's|their_owners'|his_or_her) hand",
      { what: moved },
    ),
  ),
  ...toPlay,
  ...ownMoves,
  ...put(
    'libraryTop',
    'put {what} on top of your library',
    "put {what} on top of its~their owner's~owners' library~libraries",
  ),
  alsoRead(
    say(
      { do: 'move', to: 'libraryTop' },
      "put {what} (on|back_on) top of (your|its_owner's|their_owners') library in any order",
      {
        what: moved,
      },
    ),
  ),
  alsoRead(
    say(
      { do: 'move', to: 'libraryTop' },
      "return {what} to the top of (your|its_owner's|their_owners') library",
      { what: moved },
    ),
  ),
  ...put(
    'libraryBottom',
    'put {what} on the bottom of your library',
    "put {what} on the bottom of its~their owner's~owners' library~libraries",
  ),
  alsoRead(
    say(
      { do: 'move', to: 'libraryBottom' },
      "put {what} on the bottom of (that|that_player's|his_or_her) library",
      { what: moved },
    ),
  ),
  alsoRead(
    say({ do: 'move', to: 'libraryTop' }, "put {what} on top of (that|that_player's|his_or_her) library", {
      what: moved,
    }),
  ),
  ...put(
    'libraryShuffled',
    'shuffle {what} into your library',
    "shuffle {what} into its~their owner's~owners' library~libraries",
  ),
  alsoRead(
    say(
      { do: 'move', to: 'libraryShuffled', what: allOfGraveyard },
      'shuffle your graveyard into your library',
    ),
  ),
  ...put(
    'graveyard',
    'put {what} into your graveyard',
    "put {what} into its~their owner's~owners' graveyard~graveyards",
  ).map(notOfTop),
  say({ do: 'move', to: 'removed' }, ['remove {what} from the game', 'remove from the game {what}'], {
    what: moved,
  }),
];
