import type { PlayerNo } from '../../engine/decision.js';
import type { Game } from '../../engine/game.js';
import type { GameRules } from '../../games/game-play.js';
import type { Score } from './block.js';

/** Cards ready to be played. @throws RangeError for one that the rules cannot carry out */
export const readyDesigns = (rules: GameRules, printed: readonly unknown[]): readonly unknown[] =>
  printed.map((one) => {
    const ready = rules.ready(one);
    if ('because' in ready) throw new RangeError(ready.because);
    return ready.design;
  });

/** How a game came out for a seat; one that was broken off is tied. */
export function scoreOf({ result }: Game, seat: PlayerNo): Score {
  const winners = result?.winners ?? [];
  if (winners.length !== 1) return 0.5;
  return winners[0] === seat ? 1 : 0;
}
