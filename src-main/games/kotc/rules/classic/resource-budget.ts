import type { Kotc } from '../context.js';

/** Of the game. */
export const isFirstTurn = ({ state: { turn } }: Kotc): boolean => turn.number === 1;

/** Cards placed and drawn together in a Resource Phase (K11-TURN-02, 06 to 08), and in the game's first one (K11-TURN-11). */
const budget = (table: Kotc): number => {
  const { draws, firstDraws } = table.edition.setup;
  return (isFirstTurn(table) ? firstDraws : draws).most;
};

/** All cards that may be placed have been. */
export const hasPlacedAll = (table: Kotc): boolean => table.state.turn.sown >= budget(table);

/** Resources that the turn player may still place. */
export const toPlace = (table: Kotc): number => {
  const { drawn, sown } = table.state.turn;
  return drawn ? 0 : Math.max(0, budget(table) - sown);
};

/** Cards that the turn player draws who places no more. */
export const toDraw = toPlace;
