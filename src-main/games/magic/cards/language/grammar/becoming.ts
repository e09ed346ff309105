/** New types and colors: grammar part MC-GR-138. */
import { capitalized } from '../../../../../engine/text.js';
import { dequal } from 'dequal';
import { alsoRead, choice, leaf, made, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { nothing, type Results } from '../engine/source.js';
import { list } from '../engine/lists.js';
import type { Change } from '../../components/changes.js';
import { cardTypes, landTypes, type CardType, type Keyword } from '../../components/filters.js';
import type { Color } from '../../colors.js';
import { creatureTypes } from './names.js';
import { isCreatureType } from './nouns-words.js';
import { keywordsAnd } from './keywords.js';
import { keyword } from './categories.js';
import { plural, singular, withArticle } from './words.js';
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
const landType: Syntax<string> = leaf<string>(
  'landType',
  (source, at) => {
    const land = landTypes.find((one) => one === source.wordAt(at));
    if (land) return [{ value: capitalized(land), end: at + 1 }];
    source.miss(at, 'forest');
    return nothing;
  },
  (subtype) => (landTypes.some((one) => one === subtype.toLowerCase()) ? subtype.toLowerCase() : null),
);

const isLandType = (word: string): boolean => landTypes.some((one) => one === word.toLowerCase());
/** "an island", and "islands" of many. */
const oneOrMany = (type: Syntax<string>, isOne: (text: string) => boolean): Syntax<string> => ({
  inside: type.inside,
  firsts: null,
  read: (source, at) => {
    const one = singular(source.textAt(at));
    const many: Results<string> =
      one !== null && isOne(one) ? [{ value: capitalized(one), end: at + 1 }] : nothing;
    if (source.wordAt(at) === 'a' || source.wordAt(at) === 'an')
      return [...type.read(source, at + 1), ...many];
    source.miss(at, 'a');
    return many;
  },
  write: (value, context) => {
    const written = type.write(value, context);
    if (!written) return null;
    const text = context.person === 'many' ? plural(written.text) : withArticle(written.text);
    return { text, person: context.person };
  },
});
export const landTypeNoun = oneOrMany(landType, isLandType);

/** "becomes" of what begins, "is" of what is so. */
interface Verb {
  readonly is: 'verb';
}
const verb: Syntax<Verb> = leaf<Verb>(
  'isOrBecomes',
  (source, at) => {
    if (['is', 'are', 'becomes', 'become'].includes(source.wordAt(at)))
      return [{ value: { is: 'verb' }, end: at + 1 }];
    source.miss(at, 'is');
    source.miss(at, 'becomes');
    return nothing;
  },
  (_, { lasts, bare, person }) =>
    bare ? 'become' : lasts ? (person === 'one' ? 'becomes' : 'become') : person === 'one' ? 'is' : 'are',
);

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
export const creatureType: Syntax<string> = made<readonly string[], string>(
  creatureTypes,
  (all) => (all.length === 1 ? (all[0] ?? null) : null),
  (one) => [one],
);
export const creatureTypeNoun = oneOrMany(creatureType, (text) => isCreatureType(text) && !isLandType(text));
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
  readonly verb: Verb;
  readonly new: New;
}
const toNew = (value: Change, still: boolean): Becomes | null => {
  if (value.is !== 'becomes' || value.types === null || value.stillItsTypes !== still) return null;
  const { power, toughness, colors, subtype } = value;
  if (typeof subtype === 'object' && subtype !== null) return null;
  if (colors === 'chosen' || (power === null) !== (toughness === null)) return null;
  return {
    is: 'becomes',
    verb: { is: 'verb' },
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
            '{verb} {new} in addition to its~their other types',
            "{verb} {new} (that's|that_is|that_are) still (a_land|lands)",
          ]
        : '{verb} {new}',
      { verb, new: byPerson },
    ),
    (one) => fromNew(one.new, still),
    (value) => toNew(value, still),
  );

export const same = { types: null, stillItsTypes: true, power: null, toughness: null } as const;

export const becomesColors: Syntax<Change> = made<
  { readonly is: 'colors'; readonly verb: Verb; readonly colors: readonly Color[] },
  Change
>(
  phrases<{ readonly is: 'colors'; readonly verb: Verb; readonly colors: readonly Color[] }>()(
    { is: 'colors' },
    '{verb} {colors}',
    { verb, colors: colorsAnd },
  ),
  ({ colors }) => ({ is: 'becomes', ...same, subtype: null, colors }),
  (value) => {
    if (value.is !== 'becomes' || value.colors === null || value.colors === 'chosen') return null;
    const { colors } = value;
    return dequal(value, { is: 'becomes', ...same, subtype: null, colors })
      ? { is: 'colors', verb: { is: 'verb' }, colors }
      : null;
  },
);
/** "becomes an island" loses the types before, "becomes a Goblin" keeps them. */
export const becomesType = (subtypes: Syntax<string>, stillItsTypes: boolean, after = ''): Syntax<Change> =>
  made<{ readonly is: 'type'; readonly verb: Verb; readonly subtype: string }, Change>(
    phrases<{ readonly is: 'type'; readonly verb: Verb; readonly subtype: string }>()(
      { is: 'type' },
      [`{verb} {subtype}${after}`],
      { verb, subtype: subtypes },
    ),
    ({ subtype }) => ({ is: 'becomes', ...same, stillItsTypes, subtype, colors: null }),
    (value) => {
      if (value.is !== 'becomes' || typeof value.subtype !== 'string') return null;
      const { subtype } = value;
      return dequal(value, { is: 'becomes', ...same, stillItsTypes, subtype, colors: null })
        ? { is: 'type', verb: { is: 'verb' }, subtype }
        : null;
    },
  );

interface With {
  readonly is: 'with';
  readonly verb: Verb;
  readonly new: New;
  readonly keywords: readonly Keyword[];
}
/** "Becomes a 3/3 creature with trample": it becomes one, and gains trample. */
export const becomesWith: Syntax<readonly Change[]> = alsoRead(
  choice(
    [false, true].map((still) =>
      made<With, readonly Change[]>(
        phrases<With>()(
          { is: 'with' },
          still
            ? [
                "{verb} {new} with {keywords} (that's|that_is|that_are) still (a_land|lands)",
                '{verb} {new} with {keywords} in addition to its~their other types',
              ]
            : '{verb} {new} with {keywords}',
          { verb, new: byPerson, keywords: keywordsAnd(keyword) },
        ),
        (one) => [
          fromNew(one.new, still),
          { is: 'gains', abilities: [{ is: 'keywords', keywords: one.keywords }] },
        ],
        () => null,
      ),
    ),
  ),
);
