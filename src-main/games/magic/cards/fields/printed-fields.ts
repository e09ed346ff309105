/** What is printed on a card beside its texts. */
import type { CardField } from '../../../card-fields.js';
import { choiceField, column } from '../../../defaults/fields.js';
import { lengths, rarities, type MagicCard, type Rarity } from '../card.js';
import { kindNames, kindOf, kinds } from '../kind.js';
import type { MagicFacts } from '../facts.js';
import { isNoCost, readManaCost, totalManaCost } from '../mana-cost.js';
import { isNoStat, readStat } from '../stats.js';

type MagicField = CardField<MagicCard, MagicFacts>;
type TextKey = 'manaCost' | 'typeLine' | 'power' | 'toughness' | 'colors';

/** A line that its maker types. @throws RangeError from `write` for what is longer */
const typed = (
  key: TextKey,
  title: string,
  most: number,
  example: string,
  about = '',
): MagicField & { readonly printed: object } => ({
  key,
  printed: {
    kind: 'text',
    most,
    example,
    about,
    read: (card) => card[key],
    write(card, value) {
      if (typeof value === 'string' && value.length <= most) return { ...card, [key]: value };
      throw new RangeError(`${title} is a text of at most ${most} characters.`);
    },
    titleOn: () => title,
    wordsFor: (value) => String(value ?? ''),
  },
});

export const manaCost = typed('manaCost', 'Mana cost', lengths.manaCost, '2UU');
export const typeLine = typed('typeLine', 'Type line', lengths.typeLine, 'Creature — Goblin');
export const power = typed('power', 'Power', lengths.stat, '2 or *');
export const toughness = typed('toughness', 'Toughness', lengths.stat, '2 or *');
export const colors = typed(
  'colors',
  'Colors of a token',
  lengths.colors,
  'white and blue',
  'A token has no mana cost to take them from; empty: it is colorless.',
);

const rarityNames = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
} as const satisfies Record<Rarity, string>;

export const rarity: MagicField = choiceField<MagicCard, Rarity, MagicFacts>({
  key: 'rarity',
  names: 'r rarity',
  title: 'Rarity',
  many: 'Rarities',
  meaning: 'How rare the card is.',
  examples: ['r:rare'],
  word: 'rarity',
  by: 'the rarity',
  column: column('Rarity', 'Rarity', 5),
  values: rarities.map((key) => ({
    key,
    names: key,
    one: rarityNames[key],
    many: rarityNames[key],
    meaning: `that are ${key}`,
  })),
});

/** The type that lists divide cards by; searches ask for every type that a card has, or for words of its type line. */
export const type: MagicField = {
  key: 'type',
  derived: {
    kind: 'choice',
    choices: kinds.map((value) => ({ value, name: kindNames[value].one })),
    read: kindOf,
  },
  search: {
    names: ['t', 'type'],
    title: 'Type',
    meaning: 'What kind of card it is, or words of its type line.',
    examples: ['t:creature', 't:goblin'],
    place: 'kind',
    kind: 'choice',
    choices: kinds.map((kind) => ({
      names: [kind],
      meaning: `that are ${kindNames[kind].many.toLowerCase()}`,
      needsFacts: true,
      fits: (_, { line }) => line?.types.includes(kind) ?? false,
    })),
    words: (card) => card.typeLine,
  },
  order: {
    word: 'type',
    wordsOf: 'type',
    meaning: 'the type, creatures first',
    needsFacts: false,
    read(card) {
      const kind = kindOf(card);
      return kind === null ? null : kinds.indexOf(kind);
    },
    place: 'printed',
    column: column('Type', 'Type', 4.75),
  },
};

const costOf = ({ manaCost: text }: MagicCard): number | null => {
  const read = readManaCost(text);
  return read === null || isNoCost(read) ? null : totalManaCost(read);
};

/** Total mana cost; nothing for a card without one. */
export const cost: MagicField = {
  key: 'cost',
  derived: { kind: 'number', read: costOf },
  search: {
    names: ['mv', 'cmc', 'cost'],
    title: 'Mana cost',
    meaning: 'The total mana cost, X counted as 0.',
    examples: ['mv<=3', 'mv:2..4'],
    place: 'printed',
    kind: 'number',
    needsFacts: false,
    read: costOf,
    blank: 'blank',
    offered: [],
  },
  order: {
    word: 'cost',
    wordsOf: 'cost',
    meaning: 'the total mana cost',
    needsFacts: false,
    read: costOf,
    place: 'printed',
    column: column('Mana cost', 'Cost', 4, { figure: true }),
  },
  facet: { kind: 'figures', title: 'Mana cost' },
};

/** The number of a power or toughness; a star counts 0 beside what is printed with it. */
const stat = (
  key: 'offense' | 'defense',
  field: 'power' | 'toughness',
  names: readonly string[],
): MagicField => {
  const title = field === 'power' ? 'Power' : 'Toughness';
  const read = (card: MagicCard): number | null => {
    const printed = readStat(card[field]);
    return printed === null || isNoStat(printed) ? null : printed.number;
  };
  const meaning = `the printed ${field}`;
  return {
    key,
    derived: { kind: 'number', read },
    search: {
      names,
      title,
      meaning: `The printed ${field}; a star counts as 0.`,
      examples: [`${names[0]}>=3`],
      place: 'printed',
      kind: 'number',
      needsFacts: false,
      read,
      blank: 'blank',
      offered: [],
    },
    order: {
      word: names[0] ?? field,
      wordsOf: key,
      meaning,
      needsFacts: false,
      read,
      place: 'printed',
      column: column(title, title, 4, { figure: true }),
    },
  };
};

/** Under the keys by which another game's strength and endurance are searched too, so that one search asks for both. */
export const powerFigure = stat('offense', 'power', ['pow', 'power']);
export const toughnessFigure = stat('defense', 'toughness', ['tou', 'toughness']);
