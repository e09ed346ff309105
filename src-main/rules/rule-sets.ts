import type { Playable } from './kernel/playable.js';
import { kotcPlayables } from './kotc/playable.js';

const all: readonly Playable[] = Object.values(kotcPlayables);

/** Every game that can be played, by the id of its rules. */
export const ruleSets: ReadonlyMap<string, Playable> = new Map(
  all.map((playable) => [playable.rules.id, playable]),
);
