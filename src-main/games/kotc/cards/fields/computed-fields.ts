/** What follows from a card's text and figures by the guides and the law. */
import type { KotcCard } from '../card.js';
import type { CardField } from '../../../card-fields.js';
import { column as columnOf } from '../../../defaults/fields.js';
import { editionOf, rulesEditions } from '../editions.js';
import type { KotcFacts } from '../facts.js';
import { isLegal, type Status } from '../law/findings.js';
import { underLaws } from './choices.js';
import { componentName, knownComponents } from './components.js';

type KotcField = CardField<KotcCard, KotcFacts>;

const lawField = (
  names: readonly [string, ...string[]],
  title: string,
  meaning: string,
  examples: readonly string[],
  judged: (status: Status) => boolean,
): KotcField => ({
  key: names[0],
  search: {
    names,
    title,
    meaning,
    examples,
    place: 'law',
    kind: 'choice',
    choices: underLaws(names[0], judged),
  },
});

/** Seen only where a person chooses them. */
const column: typeof columnOf = (title, head, width, more) =>
  columnOf(title, head, width, { usual: false, ...more });

export const legal: KotcField = {
  ...lawField(
    ['legal', 'f', 'format'],
    'Legal',
    'In which edition it may be played, as printed or read with the edition’s newer text.',
    ['legal:11', 'legal:own'],
    isLegal,
  ),
  order: {
    word: 'legal',
    wordsOf: 'legal',
    meaning: 'the number of editions in which they are legal',
    needsFacts: true,
    read: (_, { status }) => Object.values(status).filter(isLegal).length,
    place: 'computed',
    column: column('Editions in which it is legal', 'Legal in', 7.5, { descendingFirst: true }),
    cell: (_, { status }) => {
      const legalIn = rulesEditions.filter((rules) => isLegal(status[rules]));
      return legalIn.length > 0
        ? { text: legalIn.toReversed().join(' ') }
        : { text: 'nowhere', tone: 'faint' };
    },
  },
  facet: {
    kind: 'found',
    title: 'Legal in',
    values: [
      { value: 'own', name: 'Its own edition' },
      ...rulesEditions
        .toReversed()
        .map((number) => ({ value: String(number), name: editionOf(number).name })),
    ],
  },
};

export const refurbished = lawField(
  ['refurbished'],
  'Refurbished',
  'In which edition it is legal with a newer text than the printed one.',
  ['refurbished:11'],
  (status) => status === 'refurbished',
);

export const banned = lawField(
  ['banned'],
  'Banned',
  'In which edition it is banned.',
  ['banned:11'],
  (status) => status === 'banned',
);

export const pruned = lawField(
  ['pruned'],
  'Pruned',
  'In which edition it is pruned.',
  ['pruned:14'],
  (status) => status === 'pruned',
);

export const playable: KotcField = {
  key: 'playable',
  order: {
    word: 'playable',
    wordsOf: null,
    meaning: 'the seal, then whether the rules can carry them out',
    needsFacts: true,
    read: (_, facts) => (facts.sealed ? 0 : facts.playable ? 1 : facts.understood ? 2 : 3),
    place: 'computed',
    column: column('Seal and play', 'Plays', 5.5),
    cell: (_, facts) => ({
      text: '',
      signs: [
        ...(facts.sealed ? [{ icon: 'seal', name: 'Sealed', note: 'It bears the seal' } as const] : []),
        ...(facts.playable ? [{ icon: 'play', name: 'Playable', note: 'It can be played' } as const] : []),
        ...(facts.understood
          ? []
          : [
              {
                icon: 'unknown',
                name: 'Text not understood',
                note: 'Its text is not all in the guide',
              } as const,
            ]),
      ],
    }),
  },
};

export const component: KotcField = {
  key: 'component',
  search: {
    names: ['c', 'component', 'kw', 'keyword'],
    title: 'Component',
    meaning: 'A component of its text: words of the guide’s phrase, or its id.',
    examples: ['c:"shield counter"', 'c:cond-this-defends'],
    place: 'computed',
    kind: 'names',
    values: { noun: 'component', known: knownComponents, of: (_, facts) => facts.components },
  },
  facet: { kind: 'found', title: 'Components' },
};

const figure = (
  name: string,
  title: string,
  meaning: string,
  read: (facts: KotcFacts) => number | null,
  examples: readonly string[],
): KotcField => ({
  key: name,
  search: {
    names: [name],
    title,
    meaning,
    examples,
    place: 'computed',
    kind: 'number',
    needsFacts: true,
    read: (_, facts) => read(facts),
    blank: 'blank',
    offered: [],
  },
});

export const price: KotcField = {
  ...figure(
    'price',
    'Computed cost',
    'The level or cost that follows from the text.',
    (facts) => facts.price,
    ['price>9'],
  ),
  order: {
    word: 'price',
    wordsOf: 'price',
    meaning: 'the level or cost that follows from the text',
    needsFacts: true,
    read: (_, facts) => facts.price,
    place: 'computed',
    column: column('Price of the components', 'Priced', 4.75, { figure: true }),
    cell: ({ cost }, facts) => {
      if (facts.price === null) return null;
      if (facts.price === cost) return { text: String(cost) };
      return { text: `≠\u00a0${facts.price}`, note: `Printed: ${cost ?? 'nothing'}`, tone: 'differs' };
    },
  },
};

const ultraSearch = figure(
  'up',
  'Ultra Points',
  'The Ultra Points of its texts, of which a deck of the 17th Edition has 10 at most.',
  (facts) => facts.ultraPoints,
  ['up>0', 'up:2'],
);

export const ultraPoints: KotcField = {
  ...ultraSearch,
  ...(ultraSearch.search && {
    search: { ...ultraSearch.search, names: ['up', 'ultra', 'ultrapoints'] },
  }),
  order: {
    word: 'up',
    wordsOf: 'up',
    meaning: 'the Ultra Points of their texts',
    needsFacts: true,
    read: (_, facts) => facts.ultraPoints,
    place: 'computed',
    column: column('Ultra Points', 'Ultra', 4, { figure: true, descendingFirst: true }),
    cell: (_, facts) => (facts.ultraPoints ? { text: String(facts.ultraPoints) } : null),
  },
};

export const parts = figure(
  'parts',
  'Components',
  'How many different components its text has.',
  ({ components }) => components.length,
  ['parts>=4'],
);

/** The column of what `parts` asks for. */
export const components: KotcField = {
  key: 'components',
  order: {
    word: 'parts',
    wordsOf: 'parts',
    meaning: 'the number of different components',
    needsFacts: true,
    read: (_, facts) => facts.components.length,
    place: 'computed',
    column: column('Components used', 'Parts', 4.25, { figure: true, descendingFirst: true }),
    cell: (_, facts) => ({
      text: String(facts.components.length),
      note: facts.components.map(componentName).join('\n'),
    }),
  },
};

export const spare = figure(
  'spare',
  'Spare',
  'How much of the level or cost is only rounding.',
  (facts) => facts.spare,
  ['spare>=0.5'],
);
