import { randomUUID } from 'node:crypto';
import type { Library } from '../../library/library.js';
import { withPictureOf } from '../../games/defaults/token-picture.js';
import { libraryCard } from '../new-game/library-card.js';
import type { CardSources } from '../scenarios/card-source.js';
import type { FaceFinder } from '../scenarios/scenario-table.js';

/** The library's card on which the same is printed, or that of a starter set, for its picture; else one without. */
export const faceFinder =
  (library: Library, starters: CardSources): FaceFinder =>
  async (rules, printed, ready) => {
    const plain = rules.cardOf(printed, ready, randomUUID());
    const own = await libraryCard(library, rules, plain);
    if (own) return own;
    const ofStarters = await starters.all(rules.rules.id);
    const alike = ofStarters.find((card) => card.name === plain.name && rules.looksAlike(card, plain));
    return alike ?? withPictureOf(rules, plain, ofStarters);
  };
