/** The top cards of a library as things, and what becomes of cards that were looked at: grammar parts MC-GR-127. */
import { choice, made, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import type { Amount } from '../../../components/amounts.js';
import type { Destination, Effect } from '../../../components/effects.js';
import type { Filter, Objects } from '../../../components/filters.js';
import { filterMany, whose } from '../categories.js';
import { manyOf, plainWords } from '../numbers.js';

/** "the top card", "the top three cards". */
export const topCards = manyOf('card', 'cards');

/** "the top three cards of your library". */
export const topOfLibrary: Syntax<Objects> = phrases<Objects>()(
  { is: 'top' },
  'the top {count} of {whose} library',
  { count: topCards, whose },
);

type Place = Extract<Destination, 'hand' | 'play' | 'graveyard' | 'libraryTop' | 'libraryBottom'>;
const owners = "(your|that_player's|his_or_her|its_owner's|their_owner's)";
const places: Readonly<Record<Place, string>> = {
  hand: `into ${owners} hand`,
  play: 'into play',
  graveyard: `into ${owners} graveyard`,
  libraryTop: `(on_top|back_on_top) of ${owners} library (|in_any_order)`,
  libraryBottom: `on the bottom of ${owners} library (|in_any_order)`,
};
const ways: readonly (readonly [Place, Place])[] = (
  ['hand', 'play', 'graveyard', 'libraryTop'] as const
).flatMap((to) =>
  (['graveyard', 'libraryBottom', 'libraryTop', 'hand'] as const)
    .filter((rest) => rest !== to)
    .map((rest) => [to, rest] as const),
);

interface Sharing {
  readonly is: 'sharing';
  readonly count?: Amount;
  readonly filter?: Filter;
}
const shares = ([to, rest]: readonly [Place, Place], some: 'count' | 'filter'): Syntax<Effect> => {
  const taken =
    some === 'count'
      ? 'put {count} (of_them|of_those_cards|)'
      : 'put all {filter} (revealed_this_way|among_them|from_among_them)';
  return made<Sharing, Effect>(
    phrases<Sharing>()(
      { is: 'sharing' },
      [
        `${taken} ${places[to]} and the (rest|other|others) ${places[rest]}`,
        `${taken} ${places[to]} . put the (rest|other|others|other_cards) ${places[rest]}`,
        `${taken} ${places[to]} , then put the (rest|other|others|other_cards) ${places[rest]}`,
      ],
      some === 'count' ? { count: plainWords } : { filter: filterMany },
    ),
    ({ count = null, filter = null }) => ({ do: 'share', count, filter, to, rest }),
    (value) => {
      if (value.do !== 'share' || value.to !== to || value.rest !== rest) return null;
      const { count, filter } = value;
      if ((some === 'count') !== (count !== null) || (some === 'filter') !== (filter !== null)) return null;
      return { is: 'sharing', ...(count !== null && { count }), ...(filter && { filter }) };
    },
  );
};

/** "Put one of them into your hand and the rest into your graveyard." */
export const shareRow: Syntax<Effect> = choice(
  ways.flatMap((way) => [shares(way, 'count'), shares(way, 'filter')]),
);
