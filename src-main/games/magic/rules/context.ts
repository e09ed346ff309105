import type { LogBook } from '../../../engine/log.js';
import type { GameContext } from '../../../engine/rule-set.js';
import type { Design } from './state/design.js';
import type { MagicEvent } from './state/events.js';
import type { State } from './state/state.js';

/** What rule code of Magic works on. */
export interface Magic extends GameContext<State, Design> {
  readonly log: LogBook<MagicEvent>;
  readonly atBoundary: () => void;
  /** Raised by every change of the state, so that what is looked up in it can be kept until then. */
  revision: number;
}
