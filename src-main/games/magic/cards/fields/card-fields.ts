/** What can be found, sorted, counted and edited of the game's cards. */
import type { CardField, CardFields, FieldChoice } from '../../../card-fields.js';
import { capitalized } from '../../../../engine/text.js';
import { seenOnCard } from '../../../defaults/fields.js';
import { basicLandNames } from '../basic-lands.js';
import type { MagicCard } from '../card.js';
import { colorNames, colors as allColors, type Color } from '../colors.js';
import { magicFactsOf, type MagicFacts } from '../facts.js';
import { kindNames, kinds } from '../kind.js';
import { deckFiguresOf } from '../statistics/lands.js';
import { magicFigures } from '../statistics/figures.js';
import { legal } from './legal.js';
import * as printed from './printed-fields.js';

type MagicChoice = FieldChoice<MagicCard, MagicFacts>;

const told = (names: string, meaning: string, fits: (facts: MagicFacts) => boolean): MagicChoice => ({
  names: names.split(' '),
  meaning,
  needsFacts: true,
  fits: (_, facts) => fits(facts),
});

const isColored = ({ colors }: MagicFacts, color: Color): boolean => colors.includes(color);

const colorChoices: readonly MagicChoice[] = [
  ...allColors.map((color) =>
    told(`${colorNames[color]} ${color.toLowerCase()}`, `that are ${colorNames[color]}`, (facts) =>
      isColored(facts, color),
    ),
  ),
  told('colorless', 'without a color', ({ colors }) => colors.length === 0),
  told('multicolored multicolor gold', 'of two or more colors', ({ colors }) => colors.length > 1),
];

const color: CardField<MagicCard, MagicFacts> = {
  key: 'color',
  search: {
    names: ['color', 'colour', 'col'],
    title: 'Color',
    meaning: 'Which color it has.',
    examples: ['color:red', 'color:colorless'],
    place: 'printed',
    kind: 'choice',
    choices: colorChoices,
  },
  order: {
    word: 'color',
    wordsOf: 'color',
    meaning: 'the color, white first, then those of several colors, then the colorless',
    needsFacts: true,
    read: (_, { colors }) => {
      const [first] = colors;
      if (first === undefined) return allColors.length + 1;
      return colors.length > 1 ? allColors.length : allColors.indexOf(first);
    },
    place: 'printed',
    column: { title: 'Color', head: 'Color', width: 4, figure: false, descendingFirst: false, usual: true },
    cell: (_, { colors }) => (colors.length === 0 ? null : { text: colors.join('') }),
  },
  facet: {
    kind: 'found',
    title: 'Colors',
    values: [...allColors.map((one) => colorNames[one]), 'multicolored', 'colorless'].map((value) => ({
      value,
      name: capitalized(value),
    })),
  },
};

/** "c:" finds named things of cards in every game; of these cards they are colors. */
const named: CardField<MagicCard, MagicFacts> = {
  key: 'component',
  search: {
    names: ['c'],
    title: 'Color',
    meaning: 'A color by its name or letter.',
    examples: ['c:red'],
    place: 'computed',
    kind: 'names',
    values: {
      noun: 'color',
      known: () =>
        allColors.map((one) => ({ id: one, name: colorNames[one], wordings: [colorNames[one], one] })),
      of: (_, { colors }) => colors,
    },
  },
};

const { manaCost, typeLine, power, toughness, rarity, colors } = printed;

export const magicFields: CardFields<MagicCard, MagicFacts> = {
  fields: [
    printed.type,
    printed.cost,
    color,
    manaCost,
    typeLine,
    power,
    toughness,
    printed.powerFigure,
    printed.toughnessFigure,
    rarity,
    colors,
    named,
    legal,
  ],
  columns: ['type', 'cost', 'color', 'offense', 'defense', 'rarity'],
  facets: ['rarity', 'cost', 'color', 'legal'],
  kindField: 'type',
  costField: 'cost',
  is: {
    examples: ['is:creature', 'is:legend'],
    kind: [
      ...kinds.map((kind) =>
        told(kind, `that are ${kindNames[kind].many.toLowerCase()}`, ({ line }) =>
          Boolean(line?.types.includes(kind)),
        ),
      ),
      told('permanent', 'that stay in play', ({ line }) =>
        Boolean(line && !line.types.includes('instant') && !line.types.includes('sorcery')),
      ),
      told('basic', 'that are basic lands', ({ basicLand }) => basicLand !== null),
      told('legend', 'of the type Legend', ({ line }) => Boolean(line?.subtypes.includes('Legend'))),
      told('wall', 'of the type Wall', ({ line }) => Boolean(line?.subtypes.includes('Wall'))),
      told('token', 'that are tokens', ({ line }) => Boolean(line?.token)),
    ],
    more: [
      told('playable', 'that the rules can carry out', ({ playable }) => playable),
      told('legal', 'that the rulebook admits', ({ legal }) => legal),
      told('illegal', 'that the rulebook does not admit', ({ legal }) => !legal),
    ],
  },
  has: [seenOnCard('cost', 'with a mana cost', (card) => card.manaCost !== '')],
  examples: {
    quality: 'creature',
    either: 't:instant or mv<=2',
    grouped: 't:creature (c:red or c:green)',
    several: 'mv:2,3',
    order: 'cost',
    ordered: 't:creature sort:-pow',
  },
  labelOf: (card) => card.typeLine,
  factsOf: magicFactsOf,
  needsWork: (_, facts) => facts.faulty || !facts.playable,
  standingOf: (_, { playable, legal: isLegal }) => ({ readable: playable, legal: isLegal }),
  figuresOf: magicFigures,
  deckFigures: { supply: basicLandNames, of: deckFiguresOf },
};
