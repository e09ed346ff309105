import { randomInt, randomUUID } from 'node:crypto';
import type { PartOfGame } from './replays.js';
import type { StoredGame } from './stored-game.js';

const MOST_SEED = 0xffff_ffff;
const MOST_TITLE = 200;

/** A game of its own that goes on from where another one stood. Computer players may decide otherwise than they did. */
export function forkOf({ stored, turn }: PartOfGame): StoredGame {
  const after = turn === 0 ? ', again' : `, on from turn ${turn}`;
  return {
    ...stored,
    id: randomUUID(),
    title: `${stored.title.slice(0, MOST_TITLE - after.length)}${after}`,
    kind: 'game',
    created: Date.now(),
    botSeed: randomInt(MOST_SEED + 1),
    source: null,
  };
}
