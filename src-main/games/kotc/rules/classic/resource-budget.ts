import type { KotcContext } from '../context.js';

/** Of the game. */
export const isFirstTurn = ({ state: { turn } }: KotcContext): boolean => turn.number === 1;

/** Cards placed and drawn together in a Resource Phase (K11-TURN-02, 06 to 08), and in the game's first one (K11-TURN-11). */
const budget = (game: KotcContext): number => {
  const { draws, firstDraws } = game.edition.setup;
  return (isFirstTurn(game) ? firstDraws : draws).most;
};

/** All cards that may be placed have been. */
export const hasPlacedAll = (game: KotcContext): boolean => game.state.turn.sown >= budget(game);

/** Resources that the turn player may still place. */
export const toPlace = (game: KotcContext): number => {
  const { drawn, sown } = game.state.turn;
  return drawn ? 0 : Math.max(0, budget(game) - sown);
};

/** Cards that the turn player draws who places no more. */
export const toDraw = toPlace;
