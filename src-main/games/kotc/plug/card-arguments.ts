import type { CardArguments, FigureOption } from '../../card-arguments.js';
import { guideNumberOf } from '../cards/game-editions.js';
import { designEditionRange, designEditions, editionOf, type Era } from '../cards/editions.js';

const sp: FigureOption = { option: 'sp', field: 'offense', about: 'SP of a minion' };
const hp: FigureOption = { option: 'hp', field: 'defense', about: 'HP of a minion' };
const offense: FigureOption = { option: 'offense', field: 'offense', about: 'offense of a creature' };
const defense: FigureOption = { option: 'defense', field: 'defense', about: 'defense of a creature' };

const strength: Readonly<Record<Era, readonly FigureOption[]>> = {
  classic: [offense, defense],
  modern: [sp, hp],
};

/** A card may be given in the words of either family of editions. */
export const cardArguments: CardArguments = {
  types: { creature: ['creature', 'minion'], spell: ['spell'] },
  typesAbout: 'minion or creature, or spell',
  notAType: 'It is neither minion, creature nor spell.',
  editionsAbout: `the edition on its indicator, ${designEditions[0]} to ${designEditions.at(-1)}, or none`,
  notAnEdition: `It is neither ${designEditionRange} nor none.`,
  figures: [sp, hp, offense, defense],
  figuresNeeded: (type, edition) =>
    type === 'creature' ? strength[editionOf(guideNumberOf(edition)).era] : [],
};
