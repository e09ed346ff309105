import type { CardArguments } from '../../card-arguments.js';
import { isNoTypeLine, readTypeLine } from '../cards/type-line.js';

/** A card is given by its type line and by what is printed in its corners. */
export const cardArguments: CardArguments = {
  types: {},
  isType: (words) => !isNoTypeLine(readTypeLine(words)),
  typeField: 'typeLine',
  typesAbout: 'the type line, such as Creature — Goblin or Instant',
  notAType: 'It is no type line of Magic’s Classic Edition.',
  editionsAbout: 'the edition of the card',
  notAnEdition: 'It is no edition of Magic.',
  figures: [
    { option: 'name', field: 'name', about: 'name of a Magic card', isText: true },
    {
      option: 'mana-cost',
      field: 'manaCost',
      about: 'mana cost of a Magic card: {2}{U} or 2U',
      isText: true,
    },
    { option: 'power', field: 'power', about: 'power of a Magic creature', isText: true },
    { option: 'toughness', field: 'toughness', about: 'toughness of a Magic creature', isText: true },
  ],
  figuresNeeded: () => [],
};
