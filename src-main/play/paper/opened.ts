import type { Playable } from '../../engine/playable.js';
import { withOpenKnowledge } from '../../engine/paper/open-knowledge.js';
import type { GameContext } from '../../engine/rule-set.js';

/** A game as everybody at an open table sees it: everything, or where the cards are of paper what they have said of them. */
export const opened = (playable: Playable, game: GameContext): GameContext =>
  game.state.onPaper ? withOpenKnowledge(game) : playable.withEverythingRevealed(game);
