import { creature as minion, type Design } from './design.js';

/** Brinewick, the port that drowned and kept its opening hours. */
export const minions: readonly Design[] = [
  minion('Dock Urchin', '1/2', '', 'Knows every rope in Brinewick, and who owes money on it.', [
    'lorc/seagull-placeholder',
    'harbor',
    'dusk',
  ]),
];
