import type { RulesEdition } from '../../games/kotc/cards/editions.js';

/** What an empty library can be filled from: folders of `assets`, each laid out like a library. */
export const sampleSets = ['samples', 'kotc-06', 'kotc-09', 'kotc-11', 'kotc-14'] as const;
export type SampleSet = (typeof sampleSets)[number];

/** Path of a set below the assets folder. */
export const sampleFolder = (set: SampleSet): string => (set === 'samples' ? 'samples' : `starter/${set}`);

/** The starter set whose decks are legal in an edition, and the edition that it was made for. */
export const starterOf: Readonly<
  Record<RulesEdition, { readonly set: SampleSet; readonly edition: RulesEdition }>
> = {
  6: { set: 'kotc-06', edition: 6 },
  9: { set: 'kotc-09', edition: 9 },
  10: { set: 'kotc-09', edition: 9 },
  11: { set: 'kotc-11', edition: 11 },
  14: { set: 'kotc-14', edition: 14 },
};
