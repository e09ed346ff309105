import type { BaseCard } from '../../../src-main/cards/card.js';
import { columnsOfRows, fieldsOfRows } from '../../../src-main/games/defaults/card-fields.js';
import { plainFormat } from '../../../src-main/games/defaults/card-format.js';
import { cardModel, cardShapeOf, soleEdition } from '../../../src-main/games/defaults/card-model.js';
import {
  capital,
  choiceField,
  choicesOf,
  column,
  numberField,
  valuesCalled,
} from '../../../src-main/games/defaults/fields.js';
import { kinds as names, printed, type Printed } from './state.js';

const { kind, light } = printed.shape;

export type LanternCard = BaseCard & Printed;

export const edition = soleEdition('lanterns', 'lanterns-1', 'First Lanterns');
const blank = { kind: 'lantern', light: null } as const;
export const cards = cardModel(edition, cardShapeOf('lanterns', { kind, light }), blank);
export const printedOn = (card: BaseCard): Printed => {
  const { name, kind: is, light: shines, text } = card as LanternCard;
  return { name, kind: is, light: shines, text };
};

const kinds = {
  key: 'kind',
  names: 'kind k',
  title: 'Kind',
  many: 'Kinds',
  meaning: 'What kind of card it is.',
  examples: ['kind:moth'],
  word: 'kind',
  by: 'the kind, lanterns first',
  column: column('Kind', 'Kind', 5),
  values: valuesCalled(names),
};

export const cardFields = fieldsOfRows(
  [
    choiceField(kinds),
    numberField({
      key: 'light',
      names: 'light',
      title: 'Light',
      meaning: 'The printed light.',
      examples: ['light>=5'],
      word: 'light',
      by: 'the printed light',
      column: column('Light', 'Light', 4, { figure: true }),
      least: 1,
      most: 9,
    }),
  ],
  choicesOf(kinds),
  {
    quality: 'moth',
    either: 'kind:moth or light<=2',
    grouped: 'kind:moth (light:3 or light:4)',
    several: 'light:3,4',
    order: 'light',
    ordered: 'kind:moth sort:-light',
  },
);

export const columns = columnsOfRows(cardFields, {
  cockatrice: (card) => ({ cost: '', stats: `${printedOn(card).light ?? '?'}`, row: 2 }),
});

export const format = plainFormat<LanternCard>({
  ground: '#20304a',
  kind: ({ kind: is }) => capital(is),
  figures: (card) => [{ field: 'light', value: card.light, fill: '#ffd060' }],
});
