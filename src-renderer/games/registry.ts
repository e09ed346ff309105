/** The only list of games that have a user interface of their own. */
import type { GameUi } from '../shared/games/game-ui.js';
import { kotcUi } from './kotc/game-ui.js';
import { magicUi } from './magic/game-ui.js';

const all: readonly GameUi[] = [kotcUi, magicUi];

/** All of them, in the order in which they are offered. */
export const gameUis = (): readonly GameUi[] => all;

/** What people see of a game; of one that is not in the list, nothing of its own. */
export const gameUi = (id: string): GameUi => all.find((game) => game.id === id) ?? { id };
