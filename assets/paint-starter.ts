/**
 * Makes the starter libraries assets/starter/* from their designs: paints every card's picture and writes cards and decks.
 * Libraries named after it are made alone: `… kotc-14`.
 *
 *     node --import tsx assets/paint-starter.ts
 *
 * The same designs give the same files. The figures are icons of the game-icons set (CC BY 3.0; see NOTICE).
 */
import { libraries } from './starter/design/libraries.js';
import { makeKotc } from './starter/make/kotc.js';
import { makeMagic } from './starter/make/magic.js';

const makers = new Map<string, () => Promise<void>>([
  ...libraries.map((library) => [library.folder, () => makeKotc(library)] as const),
  ['magic-classic', makeMagic],
]);

const only = process.argv.slice(2);
for (const [folder, make] of makers) if (only.length === 0 || only.includes(folder)) await make();
