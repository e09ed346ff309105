import { PASS, type Action, type PlayerNo } from '../../../../engine/decision.js';
import type { Magic } from '../context.js';

export const isWorthAsking = (game: Magic, player: PlayerNo): boolean => game.state.turn < 0 && player < 0;

export const offersTo = (_: Magic, __: PlayerNo): Action[] => [{ do: PASS }];
