/** New types and colors: grammar part MC-GR-138. */
import { dequal } from 'dequal';
import { choice, leaf, made, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { nothing } from '../engine/source.js';
import { list } from '../engine/lists.js';
import type { Change } from '../../components/changes.js';
import { cardTypes, landTypes, type CardType, type LandType } from '../../components/filters.js';
import type { Color } from '../../colors.js';
import { creatureTypes } from './names.js';
import { color } from './qualities.js';
import { powerToughness, type PowerToughness } from './sizes.js';

const types: Syntax<readonly CardType[]> = leaf<readonly CardType[]>(
  'types',
  (source, at) => {
    const found: CardType[] = [];
    for (;;) {
      const type = cardTypes.find((one) => one === source.wordAt(at + found.length));
      if (!type || found.includes(type)) break;
      found.push(type);
    }
    if (found.length === 0) source.miss(at, 'creature');
    return found.length === 0 ? nothing : [{ value: found, end: at + found.length }];
  },
  (all) => (all.length > 0 ? all.join(' ') : null),
);
const colorsAnd: Syntax<readonly Color[]> = list(color, { between: [','], last: ['and'], comma: true });
/** @param words how a land type is said: by itself, or with the article before it */
const sayLand = (words: (land: LandType) => readonly string[]): Syntax<string> =>
  leaf<string>(
    'landType',
    (source, at) => {
      for (const land of landTypes) {
        const said = words(land);
        if (said.some((word, nth) => source.wordAt(at + nth) !== word)) continue;
        return [{ value: land.charAt(0).toUpperCase() + land.slice(1), end: at + said.length }];
      }
      source.miss(at, words('forest').join(' '));
      return nothing;
    },
    (subtype) => {
      const land = landTypes.find((one) => one === subtype.toLowerCase());
      return land ? words(land).join(' ') : null;
    },
  );
const oneLand = sayLand((land) => [land === 'island' ? 'an' : 'a', land]);
const manyLands = sayLand((land) => [land === 'plains' ? land : `${land}s`]);
/** "an island", or of several "islands". */
const landType: Syntax<string> = {
  ...oneLand,
  firsts: null,
  read: (source, at) => [...oneLand.read(source, at), ...manyLands.read(source, at)],
  write: (value, context) => (context.person === 'one' ? oneLand : manyLands).write(value, context),
};

export type Becoming = Extract<Change, { readonly is: 'becomes' }>;
/** "a 2/2 blue Goblin artifact creature": each of its words may be missing. */
interface New {
  readonly is: 'new';
  readonly stats?: PowerToughness;
  readonly colors?: readonly Color[];
  readonly subtype?: string;
  readonly types: readonly CardType[];
}
const sayNew = phrases<New>();
const creatureType: Syntax<string> = made<readonly string[], string>(
  creatureTypes,
  (all) => (all.length === 1 ? (all[0] ?? null) : null),
  (one) => [one],
);
const news: readonly Syntax<New>[] = [true, false].flatMap((hasStats) =>
  [true, false].flatMap((hasColors) =>
    [true, false].map((hasSubtype) =>
      sayNew(
        { is: 'new' },
        `(a|an) ${hasStats ? '{stats} ' : ''}${hasColors ? '{colors} ' : ''}${hasSubtype ? '{subtype} ' : ''}{types}`,
        {
          types,
          ...(hasStats && { stats: powerToughness }),
          ...(hasColors && { colors: colorsAnd }),
          ...(hasSubtype && { subtype: creatureType }),
        },
      ),
    ),
  ),
);
const manyNews: readonly Syntax<New>[] = [true, false].flatMap((hasColors) =>
  [true, false].map((hasSubtype) =>
    sayNew({ is: 'new' }, `{stats} ${hasColors ? '{colors} ' : ''}${hasSubtype ? '{subtype} ' : ''}{types}`, {
      stats: powerToughness,
      types: manyTypes(),
      ...(hasColors && { colors: colorsAnd }),
      ...(hasSubtype && { subtype: creatureType }),
    }),
  ),
);

/** "artifact creatures". */
function manyTypes(): Syntax<readonly CardType[]> {
  return leaf<readonly CardType[]>(
    'typesMany',
    (source, at) => {
      const found: CardType[] = [];
      for (;;) {
        const word = source.wordAt(at + found.length);
        const last = cardTypes.find((one) => `${one}s` === word);
        if (last) return [{ value: [...found, last], end: at + found.length + 1 }];
        const type = cardTypes.find((one) => one === word);
        if (!type || found.includes(type)) break;
        found.push(type);
      }
      source.miss(at + found.length, 'creatures');
      return nothing;
    },
    (all) => (all.length > 0 ? `${all.join(' ')}s` : null),
  );
}

interface Becomes {
  readonly is: 'becomes';
  readonly new: New;
}
const toNew = (value: Change, still: boolean): Becomes | null => {
  if (value.is !== 'becomes' || value.types === null || value.stillItsTypes !== still) return null;
  const { power, toughness, colors, subtype } = value;
  if (colors === 'chosen' || (power === null) !== (toughness === null)) return null;
  return {
    is: 'becomes',
    new: {
      is: 'new',
      types: value.types,
      ...(power !== null && toughness !== null && { stats: { power, toughness } }),
      ...(colors && { colors }),
      ...(subtype !== null && { subtype }),
    },
  };
};
const fromNew = ({ types: all, stats, colors, subtype }: New, stillItsTypes: boolean): Becoming => ({
  is: 'becomes',
  types: all,
  stillItsTypes,
  subtype: subtype ?? null,
  power: stats?.power ?? null,
  toughness: stats?.toughness ?? null,
  colors: colors ?? null,
});
const oneNew = choice(news);
const manyNew = choice(manyNews);
const byPerson: Syntax<New> = {
  ...oneNew,
  firsts: null,
  inside: oneNew.inside,
  read: (source, at) => [...oneNew.read(source, at), ...manyNew.read(source, at)],
  write: (value, context) => (context.person === 'one' ? oneNew : manyNew).write(value, context),
};
export const becomes = (still: boolean): Syntax<Change> =>
  made<Becomes, Change>(
    phrases<Becomes>()(
      { is: 'becomes' },
      still
        ? [
            'becomes~become {new} in addition to its~their other types',
            'is~are {new} in addition to its~their other types',
          ]
        : ['becomes~become {new}', 'is~are {new}'],
      { new: byPerson },
    ),
    (one) => fromNew(one.new, still),
    (value) => toNew(value, still),
  );

export const same = { types: null, stillItsTypes: true, power: null, toughness: null } as const;

export const becomesColors: Syntax<Change> = made<
  { readonly is: 'colors'; readonly colors: readonly Color[] },
  Change
>(
  phrases<{ readonly is: 'colors'; readonly colors: readonly Color[] }>()(
    { is: 'colors' },
    ['becomes~become {colors}', 'is~are {colors}'],
    { colors: colorsAnd },
  ),
  ({ colors }) => ({ is: 'becomes', ...same, subtype: null, colors }),
  (value) => {
    if (value.is !== 'becomes' || value.colors === null || value.colors === 'chosen') return null;
    const { colors } = value;
    return dequal(value, { is: 'becomes', ...same, subtype: null, colors }) ? { is: 'colors', colors } : null;
  },
);
interface OfType {
  readonly is: 'type';
  readonly subtype: string;
}
const ofType = (said: Syntax<OfType>, stillItsTypes: boolean): Syntax<Change> =>
  made<OfType, Change>(
    said,
    ({ subtype }) => ({ is: 'becomes', ...same, stillItsTypes, subtype, colors: null }),
    (value) => {
      if (value.is !== 'becomes' || value.subtype === null) return null;
      const { subtype } = value;
      return dequal(value, { is: 'becomes', ...same, stillItsTypes, subtype, colors: null })
        ? { is: 'type', subtype }
        : null;
    },
  );
const sayType = phrases<OfType>();
/** "becomes an island" loses the types before, unless it is that in addition. */
export const becomesLand: readonly Syntax<Change>[] = [
  ofType(
    sayType(
      { is: 'type' },
      [
        'becomes~become {subtype} in addition to its~their other types',
        'is~are {subtype} in addition to its~their other types',
      ],
      { subtype: landType },
    ),
    true,
  ),
  ofType(
    sayType({ is: 'type' }, ['becomes~become {subtype}', 'is~are {subtype}'], { subtype: landType }),
    false,
  ),
];
/** "becomes a Goblin" keeps the types before. */
export const becomesCreatureType: Syntax<Change> = ofType(
  sayType({ is: 'type' }, ['becomes~become (a|an) {subtype}', 'is~are (a|an) {subtype}'], {
    subtype: creatureType,
  }),
  true,
);
