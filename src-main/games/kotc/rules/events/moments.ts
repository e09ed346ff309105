import type { CardNo } from '../../../../engine/state.js';
import type { KotcContext } from '../context.js';
import { note } from './pipeline.js';
import type { Battle, TriggerEvent } from '../state/state.js';

// One object for all, since they are noted at every step of a game.
const moment = { type: 'moment' } as const;
const opens = { type: 'window opens' } as const;
const gathers = { type: 'triggers gather' } as const;
const closes = { type: 'window closes' } as const;

/** What is noted from now on does not happen at once with what went before (K14-Q-09). */
export const newMoment = (game: KotcContext): void => note(game, moment);

/** Opens a window: what has happened since the last one closed can be used in it. */
export const openWindow = (game: KotcContext): void => note(game, opens);

/** Gives what has no window yet to the innermost one. */
export const gatherTriggers = (game: KotcContext): void => note(game, gathers);

/** Closes the innermost window; what was met in it is met no more. */
export const closeWindow = (game: KotcContext): void => note(game, closes);

/** An ability of a card has been activated for a trigger event. */
export function useTrigger(game: KotcContext, trigger: TriggerEvent, card: CardNo, ability: number): void {
  const place = game.state.occasions.indexOf(trigger);
  note(game, { type: 'trigger used', trigger: place, by: `${card}:${ability}` });
}

/** The step of a battle that is carried out now; null between the steps. */
export function enterStep(game: KotcContext, battle: Battle, step: Battle['step']): void {
  note(game, { type: 'battle step', battle: game.state.battles.indexOf(battle), step });
}
