import { numberField } from '../../../shared/card-fields/fields.js';
import type { CardUi } from '../../../shared/games/game-ui.js';

const isCreature = (card: object): boolean => Reflect.get(card, 'type') === 'creature';

/** Type, level, SP and HP, which earlier editions call resource cost, offense and defense. */
export const cards: CardUi = {
  choices: [
    {
      key: 'type',
      label: 'Type',
      choices: [
        { value: 'creature', name: (terms) => terms.creature },
        { value: 'spell', name: (terms) => terms.spell },
      ],
    },
  ],
  numbers: [
    numberField('cost', (terms) => terms.cost, 'level'),
    numberField('offense', (terms) => terms.offense, 'offense'),
    numberField('defense', (terms) => terms.defense, 'defense'),
  ],
  texts: [],
  hasNumber: (card, key) => key === 'cost' || isCreature(card),
  computed: 'cost',
};
