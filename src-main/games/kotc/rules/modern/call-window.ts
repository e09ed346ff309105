import { call } from '../../../../engine/frames/frames.js';
import type { KotcContext } from '../context.js';
import { newPoll } from '../flow/polls.js';
import type { KotcFrame, WindowFrame } from '../state/frames.js';

/** Opens a window next: of a phase, in which the turn player may do what the phase is for, or for chains alone. */
export function callWindow(game: KotcContext, scope: WindowFrame['scope'] = 'chain'): void {
  call<KotcFrame>(game, { do: 'window', step: 'open', scope, waiting: 0, ...newPoll(game) });
}
