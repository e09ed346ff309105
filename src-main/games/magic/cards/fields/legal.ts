import type { CardField } from '../../../card-fields.js';
import { classic, type MagicCard } from '../card.js';
import type { MagicFacts } from '../facts.js';

/** Searches name the edition by its label, as they do in every game, or by one word. */
export const legal: CardField<MagicCard, MagicFacts> = {
  key: 'legal',
  search: {
    names: ['legal', 'f', 'format'],
    title: 'Legal',
    meaning: 'In which edition it may be played.',
    examples: ['legal:classic'],
    place: 'law',
    kind: 'choice',
    choices: [
      {
        names: ['classic', classic.label.toLowerCase(), 'own', 'any'],
        meaning: `that may be played in the ${classic.name}`,
        needsFacts: true,
        fits: (_, facts) => facts.legal,
      },
    ],
  },
  facet: { kind: 'found', title: 'Legal in', values: [{ value: 'classic', name: classic.name }] },
};
