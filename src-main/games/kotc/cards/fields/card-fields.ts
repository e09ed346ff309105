/** What can be found, sorted, counted and edited of the game's cards. */
import type { KotcCard } from '../card.js';
import type { CardFields } from '../../../card-fields.js';
import { editionOf } from '../editions.js';
import { kotcFactsOf, type KotcFacts } from '../facts.js';
import { isLegal } from '../law/findings.js';
import { kotcFigures } from '../statistics/figures.js';
import { computed, printed } from './choices.js';
import * as computedFields from './computed-fields.js';
import * as printedFields from './printed-fields.js';

const { type, cost, offense, defense, edition } = printedFields;
const {
  legal,
  refurbished,
  banned,
  pruned,
  playable,
  component,
  price,
  ultraPoints,
  components,
  parts,
  spare,
} = computedFields;

export const kotcFields: CardFields<KotcCard, KotcFacts> = {
  fields: [
    type,
    edition,
    cost,
    offense,
    defense,
    legal,
    refurbished,
    banned,
    pruned,
    playable,
    component,
    price,
    ultraPoints,
    components,
    parts,
    spare,
  ],
  columns: [
    'type',
    'edition',
    'cost',
    'price',
    'up',
    'offense',
    'defense',
    'components',
    'playable',
    'legal',
  ],
  facets: ['edition', 'type', 'cost', 'legal', 'component'],
  kindField: 'type',
  costField: 'cost',
  is: {
    examples: ['is:playable', 'is:sealed'],
    kind: [
      printed('minion creature', 'that are minions, or creatures', (card) => card.type === 'creature'),
      printed('spell', 'that are spells', (card) => card.type === 'spell'),
    ],
    more: [
      computed(
        'playable',
        'that the rules of their own edition can carry out, or of any where those are not known',
        (facts) => facts.playable,
      ),
      computed(
        'legal',
        'legal under their own edition',
        ({ status, ownRules }) => ownRules !== null && isLegal(status[ownRules]),
      ),
      computed(
        'illegal',
        'not legal under their own edition',
        ({ status, ownRules }) => ownRules !== null && !isLegal(status[ownRules]),
      ),
      computed('sealed', 'that bear the seal: worded as the guide has it', ({ sealed }) => sealed),
      computed('understood', 'whose whole text is in the guide', ({ understood }) => understood),
      computed(
        'mispriced',
        'whose printed level or cost is not the computed one',
        (facts, card) => facts.price !== null && facts.price !== card.cost,
      ),
    ],
  },
  has: [printed('level cost', 'with a printed level or cost', (card) => card.cost !== null)],
  examples: {
    quality: 'sealed',
    either: 't:spell or lvl<=2',
    grouped: 't:minion (o:draw or o:destroy)',
    several: 'e:11,14',
    order: 'level',
    ordered: 't:minion sort:-sp',
  },
  labelOf: (card) =>
    `${card.type === 'creature' ? 'creature minion' : 'spell'} ${editionOf(card.edition).name}`,
  factsOf: kotcFactsOf,
  // What no known guide builds is nobody's to put right.
  needsWork: (_, { guide, playable }) => guide !== null && !playable,
  standingOf: (_, { understood, status, ownRules }) => ({
    readable: understood,
    legal: ownRules !== null && isLegal(status[ownRules]),
  }),
  figuresOf: kotcFigures,
};
