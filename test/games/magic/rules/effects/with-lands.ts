/** Tables on which neither player lacks mana. */
import { table, type Table } from '../kit.js';
import type { Side } from '../position.js';

/** A way to lay a table for two, with these lands in play on both sides. */
export const withLands =
  (...lands: readonly string[]) =>
  (mine: Side, theirs: Side = {}): Table =>
    table({
      players: [
        { ...mine, play: [...lands, ...(mine.play ?? [])] },
        { ...theirs, play: [...lands, ...(theirs.play ?? [])] },
      ],
    });
