/** What stands before a noun: grammar parts MC-GR-75 to 79, 82, 83, 87, 90, 91. */
import { capitalized } from '../../../../../engine/text.js';
import { choice, leaf, alsoRead, type Syntax } from '../engine/syntax.js';
import { phrases } from '../engine/phrase.js';
import { nothing } from '../engine/source.js';
import { list } from '../engine/lists.js';
import { colorNames, colorOf, type Color } from '../../colors.js';
import { cardTypes, landTypes, type Quality } from '../../components/filters.js';
import { isCreatureType } from './nouns-words.js';

const say = phrases<Quality>();

const colorWords = Object.values(colorNames);
const notWords = [...cardTypes, ...colorWords].map((word) => `non${word}`);

/** "white". */
export const color: Syntax<Color> = leaf(
  'color',
  (source, at) => {
    const word = source.wordAt(at);
    const value = word.length > 1 ? colorOf(word) : null;
    if (value !== null) return [{ value, end: at + 1 }];
    for (const one of source.isExplaining ? colorWords : ['white']) source.miss(at, one);
    return nothing;
  },
  (one) => colorNames[one],
);

const colorList = list(color, { between: [','], last: ['or'], comma: true });

/** "nonblack", "nonartifact", "non-Wall". */
const not: Syntax<Quality> = leaf<Quality>(
  'not',
  (source, at) => {
    const [word, text] = [source.wordAt(at), source.textAt(at)];
    const rest = /^non-?(?<rest>.+)$/u.exec(word)?.groups?.rest ?? '';
    const of = colorOf(rest.length > 1 ? rest : '');
    if (of) return [{ value: { is: 'notColor', color: of }, end: at + 1 }];
    const type = cardTypes.find((one) => one === rest);
    if (type) return [{ value: { is: 'notType', type }, end: at + 1 }];
    const subtype = text.slice(text.length - rest.length);
    if (rest !== '' && rest !== 'basic' && rest !== 'token' && (isCreatureType(subtype) || isLandType(rest)))
      return [
        { value: { is: 'notSubtype', subtype: isLandType(rest) ? capitalized(rest) : subtype }, end: at + 1 },
      ];
    for (const one of source.isExplaining ? notWords : ['nonartifact']) source.miss(at, one);
    return nothing;
  },
  (quality) => {
    if (quality.is === 'notColor') return `non${colorNames[quality.color]}`;
    if (quality.is === 'notType') return `non${quality.type}`;
    if (quality.is !== 'notSubtype') return null;
    const small = quality.subtype.toLowerCase();
    return isLandType(small) ? `non-${small}` : `non-${quality.subtype}`;
  },
);

const isLandType = (word: string): boolean => (landTypes as readonly string[]).includes(word);

const qualityRows: readonly Syntax<Quality>[] = [
  say({ is: 'other' }, 'other'),
  say({ is: 'attackingOrBlocking' }, ['attacking or blocking', 'blocking or attacking']),
  say({ is: 'tapped' }, 'tapped'),
  say({ is: 'untapped' }, 'untapped'),
  say({ is: 'attacking' }, 'attacking'),
  say({ is: 'blocking' }, 'blocking'),
  say({ is: 'blocked' }, 'blocked'),
  say({ is: 'unblocked' }, 'unblocked'),
  say({ is: 'enchanted' }, 'enchanted'),
  say({ is: 'nontoken' }, ['nontoken', 'non-token']),
  say({ is: 'basic' }, 'basic'),
  say({ is: 'nonbasic' }, ['nonbasic', 'non-basic']),
  say({ is: 'colorless' }, 'colorless'),
  say({ is: 'multicolored' }, ['multicolored', 'multicolor', 'gold']),
  say({ is: 'color' }, '{colors}', { colors: colorList }),
  alsoRead(
    say({ is: 'color' }, '{colors}', {
      colors: list(color, { between: [','], last: ['and / or'], least: 2 }),
    }),
  ),
  not,
];

export const quality = choice(qualityRows);
