import { z } from 'zod';
import { ruleSets } from '../../games/rule-sets.js';

/** The sample cards, which are for looking at; every other set has the decks with which a game is begun. */
const SAMPLES = 'samples';

/** What an empty library can be filled from: folders of `assets`, each laid out like a library. */
const sampleSets = (): string[] => [
  SAMPLES,
  ...new Set(ruleSets().flatMap(({ starter }) => (starter === undefined ? [] : [starter]))),
];
export const sampleSet = z.lazy(() => z.enum(sampleSets()));

/** Path of a set below the assets folder. */
export const sampleFolder = (set: string): string => (set === SAMPLES ? SAMPLES : `starter/${set}`);
