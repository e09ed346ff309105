/** The only list of games that have components of their own. */
import type { GameViews } from '../shared/games/game-ui.js';
import { gameOfRules } from '../shared/games/game-of-rules.js';
import { kotcViews } from './kotc/views.js';
import { magicViews } from './magic/views.js';

const all: Readonly<Record<string, GameViews>> = { kotc: kotcViews, magic: magicViews };

/** The components of the game of a rule set. */
export const viewsOf = (rules: string): GameViews => all[gameOfRules(rules)] ?? {};
