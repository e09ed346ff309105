/** Makes the game known to a process and to its threads, which have to bring their own loader: for programs started with `--import` of it. */
import { register } from 'tsx/esm/api';

register();
const { addGame } = await import('../../../src-main/games/registry.ts');
const { lanterns } = await import('./game.ts');
addGame(lanterns);
