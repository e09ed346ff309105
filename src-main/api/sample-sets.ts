/** What an empty library can be filled from: folders of `assets`, each laid out like a library. */
export const sampleSets = ['samples', 'kotc-06', 'kotc-09', 'kotc-11', 'kotc-14'] as const;
export type SampleSet = (typeof sampleSets)[number];

/** Path of a set below the assets folder. */
export const sampleFolder = (set: SampleSet): string => (set === 'samples' ? 'samples' : `starter/${set}`);
