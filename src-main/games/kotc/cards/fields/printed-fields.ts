/** What is printed on a card beside its texts. */
import type { KotcCard } from '../card.js';
import { limits } from '../../../../cards/limits.js';
import type { CardField, FieldColumn, FieldValue, FigureSign } from '../../../card-fields.js';
import { designEditions, editionOf, editions, type EditionTerms } from '../editions.js';
import type { KotcFacts } from '../facts.js';
import { costOfComponents } from '../price/printed-cost.js';
import { reissue } from '../upgrade/reissue.js';
import { printed } from './choices.js';

type KotcField = CardField<KotcCard, KotcFacts>;

const column = (
  title: string,
  head: string,
  width: number,
  more: Partial<FieldColumn> = {},
): FieldColumn => ({
  title,
  head,
  width,
  figure: false,
  descendingFirst: false,
  usual: true,
  ...more,
});

const termsOf = (card: KotcCard): EditionTerms => editionOf(card.edition).terms;

const typeOf = (value: FieldValue): KotcCard['type'] => {
  if (value === 'creature' || value === 'spell') return value;
  throw new RangeError(`A card cannot be of the type ${String(value)}.`);
};

export const type: KotcField = {
  key: 'type',
  printed: {
    kind: 'choice',
    choices: [
      { value: 'creature', name: 'Minion' },
      { value: 'spell', name: 'Spell' },
    ],
    read: (card) => card.type,
    write: (card, value) => ({ ...card, type: typeOf(value) }),
    titleOn: () => 'Type',
    wordsFor: (value, card) => termsOf(card)[typeOf(value)],
  },
  search: {
    names: ['t', 'type'],
    title: 'Type',
    meaning: 'What kind of card it is.',
    examples: ['t:minion', 't:spell'],
    place: 'kind',
    kind: 'choice',
    choices: [
      printed(
        'minion creature',
        'that are minions, or creatures as the older editions call them',
        (card) => card.type === 'creature',
      ),
      printed('spell', 'that are spells', (card) => card.type === 'spell'),
    ],
  },
  order: {
    word: 'type',
    wordsOf: 'type',
    meaning: 'the type, minions first',
    needsFacts: false,
    read: (card) => card.type,
    place: 'printed',
    column: column('Type', 'Type', 4.75),
  },
  facet: {
    title: 'Types',
    values: [
      { key: 'creature', value: 'minion', name: 'Minions' },
      { key: 'spell', value: 'spell', name: 'Spells' },
    ],
  },
};

type Figure = 'cost' | 'offense' | 'defense';

interface FigureWords {
  readonly names: string;
  readonly title: string;
  readonly meaning: string;
  readonly examples: readonly string[];
  /** After "sort:". */
  readonly word: string;
  /** As it follows "by". */
  readonly by: string;
  readonly column: FieldColumn;
  readonly sign: FigureSign;
  /** The card types that have it; absent: all. */
  readonly kinds?: readonly KotcCard['type'][];
}

const figureOf = (value: FieldValue): number | null => {
  if (value === null || (typeof value === 'number' && value >= 0 && value <= limits.figure)) return value;
  throw new RangeError(`${String(value)} is no number from 0 to ${limits.figure}.`);
};

const figure = (key: Figure, words: FigureWords): KotcField => ({
  key,
  printed: {
    kind: 'number',
    sign: words.sign,
    ...(words.kinds && { kinds: words.kinds }),
    read: (card) => card[key],
    write: (card, value) => ({ ...card, [key]: figureOf(value) }),
    titleOn: (card) => termsOf(card)[key],
    wordsFor: (value) => (value === null ? '' : String(value)),
    most: limits.figure,
  },
  search: {
    names: words.names.split(' '),
    title: words.title,
    meaning: words.meaning,
    examples: words.examples,
    place: 'printed',
    kind: 'number',
    needsFacts: false,
    read: (card) => card[key],
    blank: 'blank',
    offered: [],
  },
  order: {
    word: words.word,
    wordsOf: key,
    meaning: words.by,
    needsFacts: false,
    read: (card) => card[key],
    place: 'printed',
    column: words.column,
  },
});

const printedCost = figure('cost', {
  names: 'lvl level cost rc cmc mv',
  title: 'Level or cost',
  meaning: 'The printed level, or resource cost.',
  examples: ['lvl<=3', 'lvl:2..4', 'lvl!=price'],
  word: 'level',
  by: 'the printed level or cost',
  column: column('Level or cost', 'Level', 4, { figure: true }),
  sign: 'disc',
});

export const cost: KotcField = {
  ...printedCost,
  ...(printedCost.printed && { printed: { ...printedCost.printed, compute: costOfComponents } }),
};

export const offense = figure('offense', {
  names: 'sp offense off pow power atk attack',
  title: 'SP or offense',
  meaning: 'The printed SP, or offense.',
  examples: ['sp>=5', 'sp>hp'],
  word: 'sp',
  by: 'the printed SP, or offense',
  column: column('SP or offense', 'SP', 3.5, { figure: true }),
  sign: 'star',
  kinds: ['creature'],
});

export const defense = figure('defense', {
  names: 'hp defense def tou toughness',
  title: 'HP or defense',
  meaning: 'The printed HP, or defense.',
  examples: ['hp:1'],
  word: 'hp',
  by: 'the printed HP, or defense',
  column: column('HP or defense', 'HP', 3.5, { figure: true }),
  sign: 'square',
  kinds: ['creature'],
});

const editionNumber = (value: FieldValue): KotcCard['edition'] => {
  const known = designEditions.find((number) => number === value);
  if (known !== undefined) return known;
  if (value === null) return null;
  throw new RangeError(`There is no edition ${value}.`);
};

const editionValues = editions.map(({ number, name }) => ({
  key: number,
  value: number === null ? 'none' : String(number),
  name,
}));

export const edition: KotcField = {
  key: 'edition',
  printed: {
    kind: 'choice',
    choices: editions.map(({ number, name }) => ({ value: number, name })),
    read: (card) => card.edition,
    write: (card, value) => ({ ...card, edition: editionNumber(value) }),
    titleOn: () => 'Edition',
    wordsFor: (value) => editionOf(editionNumber(value)).name,
    speaksForItself: true,
    tellsApart: true,
    move: (card, to) => {
      const { kind, card: moved, notes } = reissue(card, editionNumber(to));
      return { kind, card: moved, notes };
    },
  },
  search: {
    names: ['e', 'edition', 'ed'],
    title: 'Edition',
    meaning: 'The edition that the card was designed for.',
    examples: ['e:14', 'e<=9', 'e:none'],
    place: 'law',
    kind: 'number',
    needsFacts: false,
    read: (card) => card.edition,
    blank: 'unmarked',
    offered: editionValues,
  },
  order: {
    word: 'edition',
    wordsOf: 'edition',
    meaning: 'the edition that they were designed for',
    needsFacts: false,
    read: (card) => card.edition,
    place: 'printed',
    column: column('Edition', 'Edition', 4, { figure: true, descendingFirst: true }),
  },
  facet: { title: 'Editions', values: editionValues },
};
