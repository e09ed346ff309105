/** The fields that cards of every game are searched by, in the order in which help lists them. */
import type { CardFields, FieldChoice } from '../../games/card-fields.js';
import { ofAllGames } from '../../games/registry.js';
import { needsWork } from './card-facts.js';
import { choice, figure, text, type Choice, type Field } from './field.js';
import { fold } from './fold.js';
import type { Subject } from './subject.js';

/** What games add to the values of fields. */
export interface Given {
  readonly choices: (pick: (fields: CardFields) => readonly FieldChoice[]) => readonly Choice[];
  /** Searches by a value of "is:". */
  readonly examples: readonly string[];
}

export const nameField = text(
  'n name',
  'Name',
  'Words of the name.',
  { read: ({ name }) => name, written: ({ card }) => card.name },
  ['n:dragon', 'n="Ember Fox"', 'n:/^Dra/'],
);

export const textFields = {
  text: text(
    'o text oracle',
    'Text',
    'Words of the ability text.',
    { read: (card) => card.text, written: ({ card }) => card.text },
    ['o:"destroy target"', 'o:draw', 'o:/draws? \\d+/i'],
  ),
  flavor: text(
    'ft flavor flavour',
    'Flavor',
    'Words of the flavor text.',
    { read: ({ flavor }) => flavor, written: ({ card }) => card.flavor },
    ['ft:moon'],
  ),
  licence: text(
    'l licence license credit artist art a',
    'Licence',
    'Words of the line under the picture.',
    { read: ({ card }) => fold(card.licence), written: ({ card }) => card.licence },
    ['l:"CC BY-SA"', 'artist:Lorc'],
    false,
  ),
} as const;

/** What is true of a card as a whole, and what is on it at all. */
export const qualityFields = ({ choices: given, examples }: Given) =>
  ({
    is: {
      names: ['is'],
      title: 'Is',
      meaning: 'What is true of the card as a whole.',
      examples: ['is:favourite', ...examples],
      kind: 'choice',
      choices: [
        ...given(({ is }) => is.kind),
        choice('favourite favorite fav', 'with the favourite’s star', ({ card }) => card.favourite),
        ...given(({ is }) => is.more),
        {
          ...choice(
            'unfinished faulty todo',
            'that need work: something on them is wrong, or cannot be played',
            ({ card, facts }) => facts !== null && needsWork(card, facts),
          ),
          needsFacts: true,
        },
        choice('blank', 'without ability text', ({ card }) => card.text.trim() === ''),
        choice('unnamed', 'without a name', ({ card }) => card.name.trim() === ''),
        choice(
          'numbered',
          'with a number in a set',
          ({ card }) => card.set !== null && card.set.number !== null,
        ),
        choice(
          'dup duplicate',
          'whose name another card bears, too',
          ({ name }, { namesakes }) => name.trim() !== '' && namesakes(name) > 1,
        ),
      ],
    },
    has: {
      names: ['has'],
      title: 'Has',
      meaning: 'What is on the card at all.',
      examples: ['has:picture', '-has:licence'],
      kind: 'choice',
      choices: [
        choice('picture art image', 'with a picture', ({ card }) => card.picture !== null),
        choice('text', 'with ability text', ({ card }) => card.text.trim() !== ''),
        choice('flavor flavour', 'with flavor text', ({ card }) => card.flavor.trim() !== ''),
        choice('licence license credit', 'with a licence line', ({ card }) => card.licence.trim() !== ''),
        choice('tags tag', 'with tags', ({ card }) => card.tags.length > 0),
        choice('set', 'in a set', ({ card }) => card.set !== null),
        choice(
          'number',
          'with a number in a set',
          ({ card }) => card.set !== null && card.set.number !== null,
        ),
        ...given(({ has }) => has),
        choice(
          'colours colors',
          'in colours of their own',
          ({ card }) => card.look.frame !== null || card.look.accent !== null,
        ),
      ],
    },
  }) as const satisfies Readonly<Record<string, Field>>;

export const placeFields = {
  set: {
    names: ['set', 's'],
    title: 'Set',
    meaning: 'The set that it belongs to, by name or code.',
    examples: ['set:"First Steps"', 'set:none'],
    kind: 'names',
    source: 'set',
  },
  number: figure('number nr cn', 'Number', 'The number in its set.', ({ card }) => card.set?.number ?? null, [
    'number:1..20',
  ]),
  tag: {
    names: ['tag', 'tags'],
    title: 'Tag',
    meaning: 'A tag, or the beginning of one.',
    examples: ['tag:draft', '-tag:draft', 'tag:none'],
    kind: 'names',
    source: 'tag',
  },
  deck: {
    names: ['in', 'deck'],
    title: 'In deck',
    meaning: 'In which deck it is.',
    examples: ['in:"Fire and Ash"', 'in:none'],
    kind: 'names',
    source: 'deck',
  },
} as const satisfies Readonly<Record<string, Field>>;

const lookChoices = ofAllGames((all): readonly Choice[] =>
  [
    ...new Set(['format', ...all.flatMap(({ format }) => (format.templates ?? []).map(({ name }) => name))]),
  ].map((name) => choice(name, `set out as “${name}”`, ({ card }) => card.look.template === name)),
);

export const outerFields = {
  look: {
    names: ['look', 'frame'],
    title: 'Look',
    meaning: 'How the card is set out: the program’s own ways, or words of a frame’s name.',
    examples: ['look:art', 'frame:parchment'],
    kind: 'choice',
    /** Frames come and go with the library. */
    words: {
      read: ({ card }: Subject) => fold(card.look.template.replaceAll('-', ' ')),
      written: ({ card }: Subject) => card.look.template,
    },
    get choices() {
      return lookChoices();
    },
  },
  changed: {
    names: ['changed', 'date', 'edited'],
    title: 'Changed',
    meaning: 'When it was changed: a year, month or day, or how long ago.',
    examples: ['changed:7d', 'changed:today', 'changed>=2026-11-01', 'changed:2026-11'],
    kind: 'date',
  },
} as const satisfies Readonly<Record<string, Field>>;
