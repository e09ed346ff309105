/** Keywords: grammar parts MC-GR-08, 169 to 176. */
import { dequal } from 'dequal';
import { colors } from '../../colors.js';
import { alsoRead, choice, leaf, made, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { nothing } from '../engine/source.js';
import { list } from '../engine/lists.js';
import { landTypes, type Filter, type Keyword, type Quality } from '../../components/filters.js';
import { filterMany } from './categories.js';
import { quality } from './qualities.js';

const say = phrases<Keyword>();

const noun = { types: [], subtype: null, as: null, clauses: [] } as const;

/** "red": a quality without a noun. */
const bareQuality: Syntax<Filter> = made<Quality, Filter>(
  quality,
  (one) => (isBare(one) ? { any: [{ ...noun, qualities: [one] }] } : null),
  ({ any: [only, ...more] }) => {
    const [one, ...others] = only?.qualities ?? [];
    const isAlone = more.length === 0 && others.length === 0;
    const hasNoun =
      only && (only.types.length > 0 || only.subtype !== null || only.as !== null || only.clauses.length > 0);
    return one && isAlone && !hasNoun && isBare(one) ? one : null;
  },
);
const isBare = ({ is }: Quality): boolean => is === 'color' || is === 'colorless' || is === 'multicolored';

const ofChosenColor: Filter = {
  any: [{ ...noun, qualities: [], clauses: [{ is: 'chosen', what: 'color' }] }],
};
/** "the chosen color". */
const chosenColor: Syntax<Filter> = made<{ readonly is: 'chosen' }, Filter>(
  phrases<{ readonly is: 'chosen' }>()(
    { is: 'chosen' },
    '(the_chosen_color|that_color|the_color_of_your_choice)',
  ),
  () => ofChosenColor,
  (filter) => (dequal(filter, ofChosenColor) ? { is: 'chosen' } : null),
);
/** "all colors": any of them. */
const allColors: Syntax<Filter> = alsoRead(
  made<{ readonly is: 'all' }, Filter>(
    phrases<{ readonly is: 'all' }>()({ is: 'all' }, '(all_colors|each_color|every_color)'),
    () => ({ any: [{ ...noun, qualities: [{ is: 'color', colors }] }] }),
    () => null,
  ),
);
const from: Syntax<Filter> = choice<Filter>([bareQuality, chosenColor, allColors, filterMany]);

/** "nonbasic": qualities of a land. */
const landFilter: Syntax<Filter> = made<Quality, Filter>(
  quality,
  (one) =>
    one.is === 'other' || one.is === 'color'
      ? null
      : { any: [{ ...noun, types: ['land'], qualities: [one] }] },
  ({ any: [only, ...more] }) => {
    if (
      !only ||
      more.length > 0 ||
      only.types.join() !== 'land' ||
      only.subtype !== null ||
      only.clauses.length > 0
    )
      return null;
    const [one, ...others] = only.qualities;
    return one && others.length === 0 ? one : null;
  },
);

const landwalk: Syntax<Keyword> = leaf<Keyword>(
  'landwalk',
  (source, at) => {
    const word = source.wordAt(at);
    const land = landTypes.find((type) => word === `${type}walk`);
    if (land) return [{ value: { is: 'landwalk', land }, end: at + 1 }];
    for (const type of landTypes) source.miss(at, `${type}walk`);
    return nothing;
  },
  (keyword) => (keyword.is === 'landwalk' && typeof keyword.land === 'string' ? `${keyword.land}walk` : null),
);

export const keywordRows: readonly Syntax<Keyword>[] = [
  say({ is: 'firstStrike' }, 'first strike'),
  say({ is: 'flying' }, 'flying'),
  say({ is: 'haste' }, 'haste'),
  say({ is: 'trample' }, 'trample'),
  say({ is: 'unblockable' }, 'unblockable'),
  landwalk,
  made<{ readonly is: 'walk'; readonly land: Filter }, Keyword>(
    phrases<{ readonly is: 'walk'; readonly land: Filter }>()({ is: 'walk' }, '{land} landwalk', {
      land: landFilter,
    }),
    ({ land }) => ({ is: 'landwalk', land }),
    (one) => (one.is === 'landwalk' && typeof one.land !== 'string' ? { is: 'walk', land: one.land } : null),
  ),
  say({ is: 'protection' }, 'protection from {from}', { from }),
];

/** "protection from black and from red". */
const twice: Syntax<readonly Keyword[]> = alsoRead(
  made<{ readonly is: 'twice'; readonly all: readonly Filter[] }, readonly Keyword[]>(
    phrases<{ readonly is: 'twice'; readonly all: readonly Filter[] }>()(
      { is: 'twice' },
      'protection from {all}',
      {
        all: list(from, { between: [', from', ','], last: ['and from', 'and'], comma: true, least: 2 }),
      },
    ),
    ({ all }) => all.map((one) => ({ is: 'protection', from: one })),
    () => null,
  ),
);

const single = (keyword: Syntax<Keyword>): Syntax<readonly Keyword[]> =>
  made<Keyword, readonly Keyword[]>(
    keyword,
    (one) => [one],
    ([one, ...more]) => (one && more.length === 0 ? one : null),
  );

/** Several in a sentence: "flying, first strike, and trample". */
export const keywordsAnd = (keyword: Syntax<Keyword>): Syntax<readonly Keyword[]> =>
  flat(list(choice([single(keyword), twice]), { between: [','], last: ['and'], comma: true }));

/** A paragraph of keywords: "Flying, first strike". */
export const keywordLine = (keyword: Syntax<Keyword>): Syntax<readonly Keyword[]> =>
  flat(list(choice([single(keyword), twice]), { between: [',', ';', 'and', ', and'] }));

const flat = (lists: Syntax<readonly (readonly Keyword[])[]>): Syntax<readonly Keyword[]> =>
  made<readonly (readonly Keyword[])[], readonly Keyword[]>(
    lists,
    (all) => all.flat(),
    (all) => all.map((one) => [one]),
  );
