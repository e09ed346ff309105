/**
 * Makes the starter libraries assets/starter/* from their designs: paints every card's picture and writes cards and decks.
 * Libraries named after it are made alone: `… kotc-14`. With `--keep-pictures` cards that stand there keep theirs.
 *
 *     node --import tsx assets/paint-starter.ts
 *
 * The same designs give the same files. The figures are icons of the game-icons set (CC BY 3.0; see NOTICE).
 */
import { parseArgs } from 'node:util';
import { libraries } from './starter/design/libraries.js';
import { makeKotc } from './starter/make/kotc.js';
import { makeMagic } from './starter/make/magic.js';
import { makePawns } from './starter/make/pawns.js';

const { values, positionals: only } = parseArgs({
  options: { 'keep-pictures': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const keepsPictures = values['keep-pictures'];

const makers = new Map<string, () => Promise<void>>([
  ...libraries.map((library) => [library.folder, () => makeKotc(library, keepsPictures)] as const),
  ['magic-classic', () => makeMagic(keepsPictures)],
  ['pawns', makePawns],
]);

for (const [folder, make] of makers) if (only.length === 0 || only.includes(folder)) await make();
