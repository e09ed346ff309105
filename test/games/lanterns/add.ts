/** Makes the game known to a process: for programs that are started with it by `--import`. */
import { addGame } from '../../../src-main/games/registry.js';
import { lanterns } from './game.js';

addGame(lanterns);
