/**
 * The fields by which cards are searched: their names, what they ask, which values they take. Parser, search, completion, help and
 * docs/searching.md all read this table.
 */
import { editions } from '../../games/kotc/cards/editions.js';
import { templateNames } from '../../cards/look.js';
import {
  byFacts,
  choice,
  computed,
  figure,
  isLegal,
  text,
  underLaws,
  type Choice,
  type Field,
} from './field.js';
import { fold, keyOf } from './fold.js';

export const fields = {
  type: {
    names: ['t', 'type'],
    title: 'Type',
    meaning: 'What kind of card it is.',
    examples: ['t:minion', 't:spell'],
    kind: 'choice',
    choices: [
      choice(
        'minion creature',
        'that are minions, or creatures as the older editions call them',
        ({ card }) => card.type === 'creature',
      ),
      choice('spell', 'that are spells', ({ card }) => card.type === 'spell'),
    ],
  },
  name: text('n name', 'Name', 'Words of the name.', ({ name }) => name, ['n:dragon', 'n="Ember Fox"']),
  text: text('o text oracle', 'Text', 'Words of the ability text.', (card) => card.text, [
    'o:"destroy target"',
    'o:draw',
  ]),
  flavor: text('ft flavor flavour', 'Flavor', 'Words of the flavor text.', ({ flavor }) => flavor, [
    'ft:moon',
  ]),
  licence: text(
    'l licence license credit artist art a',
    'Licence',
    'Words of the line under the picture.',
    ({ card }) => fold(card.licence),
    ['l:"CC BY-SA"', 'artist:Lorc'],
  ),
  cost: figure(
    'lvl level cost rc cmc mv',
    'Level or cost',
    'The printed level, or resource cost.',
    ({ card }) => card.cost,
    ['lvl<=3', 'lvl:2..4', 'lvl!=price'],
  ),
  offense: figure(
    'sp offense off pow power atk attack',
    'SP or offense',
    'The printed SP, or offense.',
    ({ card }) => card.offense,
    ['sp>=5', 'sp>hp'],
  ),
  defense: figure(
    'hp defense def tou toughness',
    'HP or defense',
    'The printed HP, or defense.',
    ({ card }) => card.defense,
    ['hp:1'],
  ),
  edition: {
    ...figure(
      'e edition ed',
      'Edition',
      'The edition that the card was designed for.',
      ({ card }) => card.edition,
      ['e:14', 'e<=9', 'e:none'],
    ),
    blank: 'unmarked',
  },
  legal: {
    names: ['legal', 'f', 'format'],
    title: 'Legal',
    meaning: 'In which edition it may be played, as printed or read with the edition’s newer text.',
    examples: ['legal:11', 'legal:own'],
    kind: 'choice',
    choices: underLaws('legal', isLegal),
  },
  refurbished: {
    names: ['refurbished'],
    title: 'Refurbished',
    meaning: 'In which edition it is legal with a newer text than the printed one.',
    examples: ['refurbished:11'],
    kind: 'choice',
    choices: underLaws('refurbished', (status) => status === 'refurbished'),
  },
  banned: {
    names: ['banned'],
    title: 'Banned',
    meaning: 'In which edition it is banned.',
    examples: ['banned:11'],
    kind: 'choice',
    choices: underLaws('banned', (status) => status === 'banned'),
  },
  pruned: {
    names: ['pruned'],
    title: 'Pruned',
    meaning: 'In which edition it is pruned.',
    examples: ['pruned:14'],
    kind: 'choice',
    choices: underLaws('pruned', (status) => status === 'pruned'),
  },
  is: {
    names: ['is'],
    title: 'Is',
    meaning: 'What is true of the card as a whole.',
    examples: ['is:favourite', 'is:playable', 'is:sealed'],
    kind: 'choice',
    choices: [
      choice('minion creature', 'that are minions, or creatures', ({ card }) => card.type === 'creature'),
      choice('spell', 'that are spells', ({ card }) => card.type === 'spell'),
      choice('favourite favorite fav', 'with the favourite’s star', ({ card }) => card.favourite),
      byFacts(
        'playable',
        'that the rules of their own edition can carry out, or of any where those are not known',
        ({ playable }) => playable,
      ),
      byFacts(
        'legal',
        'legal under their own edition',
        ({ status, ownRules }) => ownRules !== null && isLegal(status[ownRules]),
      ),
      byFacts(
        'illegal',
        'not legal under their own edition',
        ({ status, ownRules }) => ownRules !== null && !isLegal(status[ownRules]),
      ),
      byFacts('sealed', 'that bear the seal: worded as the guide has it', ({ sealed }) => sealed),
      byFacts('understood', 'whose whole text is in the guide', ({ understood }) => understood),
      byFacts(
        'mispriced',
        'whose printed level or cost is not the computed one',
        ({ price }, { card }) => price !== null && price !== card.cost,
      ),
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
      choice('number', 'with a number in a set', ({ card }) => card.set !== null && card.set.number !== null),
      choice('level cost', 'with a printed level or cost', ({ card }) => card.cost !== null),
      choice(
        'colours colors',
        'in colours of their own',
        ({ card }) => card.look.frame !== null || card.look.accent !== null,
      ),
    ],
  },
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
  component: {
    names: ['c', 'component', 'kw', 'keyword'],
    title: 'Component',
    meaning: 'A component of its text: words of the guide’s phrase, or its id.',
    examples: ['c:"shield counter"', 'c:cond-this-defends'],
    kind: 'names',
    source: 'component',
  },
  price: computed(
    'price',
    'Computed cost',
    'The level or cost that follows from the text.',
    ({ price }) => price,
    ['price>9'],
  ),
  parts: computed(
    'parts',
    'Components',
    'How many different components its text has.',
    ({ components }) => components.length,
    ['parts>=4'],
  ),
  spare: computed('spare', 'Spare', 'How much of the level or cost is only rounding.', ({ spare }) => spare, [
    'spare>=0.5',
  ]),
  look: {
    names: ['look'],
    title: 'Look',
    meaning: 'How the card is set out.',
    examples: ['look:art'],
    kind: 'choice',
    choices: templateNames.map((name) =>
      choice(name, `set out as “${name}”`, ({ card }) => card.look.template === name),
    ),
  },
  changed: {
    names: ['changed', 'date', 'edited'],
    title: 'Changed',
    meaning: 'When it was changed: a year, month or day, or how long ago.',
    examples: ['changed:7d', 'changed:today', 'changed>=2026-11-01', 'changed:2026-11'],
    kind: 'date',
  },
} as const satisfies Readonly<Record<string, Field>>;

export type FieldName = keyof typeof fields;

export const fieldNames = Object.keys(fields) as readonly FieldName[];

export const fieldOf = (name: FieldName): Field => fields[name];

const byWord: ReadonlyMap<string, FieldName> = new Map(
  fieldNames.flatMap((name) => fields[name].names.map((word) => [word, name] as const)),
);

/** The field that somebody calls so, or null. */
export const fieldCalled = (word: string): FieldName | null => byWord.get(word.toLowerCase()) ?? null;

/** What other card searches ask for by a field, and is done elsewhere here: where, in a sentence. */
const elsewhere: ReadonlyMap<string, string> = new Map(
  (
    [
      ['direction dir', 'A minus reverses the order: sort:-level.'],
      ['display as', 'Whether cards are shown as a grid or a list is chosen above them.'],
      ['include unique prefer', 'Every card is shown as it is; there are no printings to choose from.'],
    ] as const
  ).flatMap(([words, sentence]) => words.split(' ').map((word) => [word, sentence] as const)),
);

/** Where else to go for what somebody asks by such a field, or null. */
export const doneElsewhere = (word: string): string | null => elsewhere.get(word.toLowerCase()) ?? null;

/** Called so exactly, or else every choice that somebody may be about to type. */
export function choicesCalled(choices: readonly Choice[], typed: string): readonly Choice[] {
  const key = keyOf(typed);
  const exactly = choices.filter(({ names }) => names.includes(key));
  if (exactly.length > 0 || key === '') return exactly;
  return choices.filter(({ names }) => names.some((name) => name.startsWith(key)));
}

/** What every field but `is` and `has` takes for nothing at all. */
export const NONE = 'none';

/** The editions in the order of lists, for whoever counts by them. */
export const editionValues = editions.map(({ number, name }) => ({
  value: number === null ? NONE : String(number),
  name,
}));
