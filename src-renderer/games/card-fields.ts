/** The fields of any game's cards: from the game's user interface, or else from what a card has. */
import type { Card } from '../../src-main/cards/card.js';
import { limits } from '../../src-main/cards/limits.js';
import type { CardElement } from '../../src-main/layout/display-list.js';
import { fields, numberField, textField, type FieldInfo } from '../shared/card-fields/fields.js';
import type { EditionTerms } from '../shared/session/edition.js';
import type { CardUi } from '../shared/games/game-ui.js';
import { gameUiOfCard } from './registry.js';

/** What cards of every game have, and what says of which game and edition they are. */
const common = new Set<string>([
  'id',
  'game',
  'edition',
  'name',
  'text',
  'picture',
  'flavor',
  'licence',
  'tags',
  'look',
  'set',
  'favourite',
] satisfies (keyof Card | 'game')[]);

/** "manaCost" as a label: "Mana cost". */
const labelOf = (key: string): string =>
  key.charAt(0).toUpperCase() + key.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The fields of a card whose game has none in the renderer: texts, and numbers where no text stands. */
function fieldsAsTheyStand(card: object): CardUi {
  const own = Object.entries(card).filter(([key]) => !common.has(key));
  const isNumber = (value: unknown): boolean => value === null || typeof value === 'number';
  return {
    choices: [],
    numbers: own.filter(([, value]) => isNumber(value)).map(([key]) => numberField(key, () => labelOf(key))),
    texts: own
      .filter(([, value]) => typeof value === 'string')
      .map(([key]) => textField(key, labelOf(key), limits.name)),
    hasNumber: () => true,
    computed: null,
  };
}

export const cardUiOf = (card: object): CardUi => gameUiOfCard(card).cards ?? fieldsAsTheyStand(card);

/** The field that is printed as this element, or null: a picture is no field, an indicator follows from the edition. */
export function fieldOf(card: object, element: CardElement): FieldInfo | null {
  const { numbers, texts } = cardUiOf(card);
  return [...Object.values(fields), ...numbers, ...texts].find(({ key }) => key === element) ?? null;
}

/** An element in words: "Resource cost", "Picture". */
export function elementLabel(card: object, element: CardElement, terms: EditionTerms): string {
  const field = fieldOf(card, element);
  if (field) return field.label(terms);
  return element === 'indicator' ? 'Edition' : labelOf(element);
}
