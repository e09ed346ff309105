import { randomUUID } from 'node:crypto';
import type { PartOfGame } from './replays.js';
import { newSeed } from '../new-game/seeds.js';
import { LONGEST_TITLE, type StoredGame } from '../games/stored-game.js';

/** A game of its own that goes on from where another one stood. Computer players may decide otherwise than they did. */
export function forkOf({ stored, turn }: PartOfGame): StoredGame {
  const after = turn === 0 ? ', again' : `, on from turn ${turn}`;
  const { passing: _there, ...kept } = stored;
  return {
    ...kept,
    id: randomUUID(),
    title: `${stored.title.slice(0, LONGEST_TITLE - after.length)}${after}`,
    kind: 'game',
    created: Date.now(),
    botSeed: newSeed(),
    source: null,
  };
}
