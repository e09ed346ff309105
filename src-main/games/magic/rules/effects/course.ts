/** Turns and phases to come, and the end of the game: grammar parts MC-GR-135, 136, 141. */
import { happen } from '../events/happen.js';
import type { Doings } from './effect-table.js';
import { pickPlayers } from './picking.js';

export const course: Doings<'additionalPhases' | 'extraTurn' | 'win' | 'lose'> = {
  *additionalPhases(game, { phases }, { controller: player }) {
    yield* [];
    happen(game, { type: 'extraPhases', player, cards: [], rules: ['MC-GR-135'], phases });
  },
  *extraTurn(game, { who }, text) {
    for (const player of yield* pickPlayers(game, who, text)) {
      happen(game, { type: 'extraTurn', player, cards: [], rules: ['MC-GR-136'], count: 1 });
    }
  },
  *win(game, { who }, text) {
    for (const player of yield* pickPlayers(game, who, text)) {
      happen(game, { type: 'win', player, cards: [], rules: ['MC-GR-141'], by: 'effect' });
    }
  },
  *lose(game, { who }, text) {
    for (const player of yield* pickPlayers(game, who, text)) {
      happen(game, { type: 'lose', player, cards: [], rules: ['MC-GR-141'], by: 'effect' });
    }
  },
};
