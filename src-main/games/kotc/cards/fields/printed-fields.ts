/** What is printed on a card beside its texts. */
import type { KotcCard } from '../card.js';
import { limits } from '../../../../cards/limits.js';
import type { CardField, FieldValue } from '../../../card-fields.js';
import { choiceField, column, numberField, type NumberWords } from '../../../defaults/fields.js';
import { designEditions, editionOf, editions, type EditionTerms } from '../editions.js';
import type { KotcFacts } from '../facts.js';
import { costOfComponents } from '../price/printed-cost.js';
import { reissue } from '../upgrade/reissue.js';

type KotcField = CardField<KotcCard, KotcFacts>;

const termsOf = (card: KotcCard): EditionTerms => editionOf(card.edition).terms;

export const type: KotcField = choiceField<KotcCard, KotcCard['type'], KotcFacts>({
  key: 'type',
  names: 't type',
  title: 'Type',
  many: 'Types',
  meaning: 'What kind of card it is.',
  examples: ['t:minion', 't:spell'],
  word: 'type',
  by: 'the type, minions first',
  column: column('Type', 'Type', 4.75),
  values: [
    {
      key: 'creature',
      names: 'minion creature',
      one: 'Minion',
      many: 'Minions',
      meaning: 'that are minions, or creatures as the older editions call them',
    },
    { key: 'spell', names: 'spell', one: 'Spell', many: 'Spells', meaning: 'that are spells' },
  ],
  wordsFor: (value, card) => termsOf(card)[value],
});

const figure = (words: Omit<NumberWords<KotcCard>, 'most'> & { readonly key: Figure }): KotcField =>
  numberField({ ...words, most: limits.figure, titleOn: (card) => termsOf(card)[words.key] });

type Figure = 'cost' | 'offense' | 'defense';

const printedCost = figure({
  key: 'cost',
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
  facet: { kind: 'figures', title: 'Level or cost' },
};

export const offense = figure({
  key: 'offense',
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

export const defense = figure({
  key: 'defense',
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
  facet: { kind: 'listed', title: 'Editions', values: editionValues },
};
