/** Several zones of a player searched at once: grammar part MC-GR-129. */
import { choice, leaf, made, type Syntax } from '../../engine/syntax.js';
import { phrases } from '../../engine/phrase.js';
import { list } from '../../engine/lists.js';
import type { Amount } from '../../../components/amounts.js';
import { searchedZones, type Effect, type SearchedZone } from '../../../components/effects.js';
import type { Filter, Who } from '../../../components/filters.js';
import { doer, filterMany, whose } from '../categories.js';
import { severalOf } from '../costs.js';

type SearchZones = Extract<Effect, { readonly do: 'searchZones' }>;

const zone: Syntax<SearchedZone> = leaf<SearchedZone>(
  'searchedZone',
  (source, at) => {
    const word = searchedZones.find((one) => one === source.wordAt(at));
    if (word) return [{ value: word, end: at + 1 }];
    source.miss(at, 'graveyard');
    return [];
  },
  (value) => value,
);
/** Each once. */
const zones: Syntax<readonly SearchedZone[]> = made<readonly SearchedZone[], readonly SearchedZone[]>(
  list(zone, { between: [','], last: ['and', 'and/or', 'and / or', 'or'], comma: true, least: 2 }),
  (all) => (new Set(all).size === all.length ? all : null),
  (all) => (new Set(all).size === all.length ? all : null),
);

interface Found {
  readonly filter: Filter;
  readonly count: Amount | null;
}
const found: Syntax<Found> = choice<Found>([
  phrases<Found>()({ count: null }, 'all {filter}', { filter: filterMany }),
  made<{ readonly filter: Filter; readonly count: Amount }, Found>(
    severalOf,
    (one) => one,
    ({ filter, count }) => (count === null ? null : { filter, count }),
  ),
]);

interface Searching {
  readonly is: 'searching';
  readonly who: Who;
  readonly whose: Who;
  readonly zones: readonly SearchedZone[];
  readonly found: Found;
}
const isYours = ({ is }: Who): boolean => is === 'you';

const places = [
  [
    'removed',
    '(removes|remove) it~them@found from the game',
    '(removes|remove) (it|them|that_card|those_cards) from the game',
  ],
  [
    'hand',
    "(puts|put) it~them@found into its_owner's~their_owners'@found hand",
    '(puts|put) (it|them|that_card|those_cards) into (your|his_or_her|their) hand',
  ],
  ['play', '(puts|put) it~them@found into play', '(puts|put) (it|them|that_card|those_cards) into play'],
  [
    'graveyard',
    "(puts|put) it~them@found into its_owner's~their_owners'@found graveyard",
    '(puts|put) (it|them|that_card|those_cards) into (your|his_or_her|their) graveyard',
  ],
] as const;
const own = 'shuffles~shuffle@who his_or_her~their~your@who library';
const theirs = 'that player shuffles his or her library';

/** "Search target player's graveyard, hand, and library for all cards named N and remove them from the game." */
export const zoneSearches: readonly Syntax<Effect>[] = places.flatMap(([to, puts, also]) =>
  [true, false].flatMap((isOwn) =>
    [true, false].map((hasLibrary): Syntax<Effect> => {
      const begin = '{who} searches~search@who {whose} {zones} for {found} and';
      const shuffle = isOwn ? own : theirs;
      const ends = hasLibrary
        ? [
            ` . then ${shuffle}`,
            ` . ${isOwn ? own : 'that player then shuffles his or her library'}`,
            ` . ${shuffle}`,
            ` , then ${shuffle}`,
          ]
        : [''];
      const plain = (words: string): string => words.replace(/^\((\w+)\|(\w+)\)/u, '$1~$2@who');
      const [first = '', ...others] = [plain(puts), also].flatMap((words) =>
        ends.map((end) => `${begin} ${words}${end}`),
      );
      return made<Searching, Effect>(
        phrases<Searching>()({ is: 'searching' }, [first, ...others], { who: doer, whose, zones, found }),
        ({ who, whose: of, zones: all, found: { filter, count } }) =>
          isYours(of) === isOwn && all.includes('library') === hasLibrary
            ? ({ do: 'searchZones', who, whose: of, zones: all, filter, count, to } satisfies SearchZones)
            : null,
        (value) => {
          if (value.do !== 'searchZones' || value.to !== to || isYours(value.whose) !== isOwn) return null;
          if (value.zones.includes('library') !== hasLibrary) return null;
          const { who, whose: of, zones: all, filter, count } = value;
          return { is: 'searching', who, whose: of, zones: all, found: { filter, count } };
        },
      );
    }),
  ),
);
