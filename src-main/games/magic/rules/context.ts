import type { LogBook } from '../../../engine/log.js';
import type { Replacement } from '../../../engine/pipeline/event-pipeline.js';
import type { Asking, GameContext } from '../../../engine/rule-set.js';
import type { CardNo } from '../../../engine/state.js';
import type { Amount } from '../cards/components/amounts.js';
import type { Effect } from '../cards/components/effects.js';
import type { Characteristics } from './state/characteristics.js';
import type { Design } from './state/design.js';
import type { MagicEvent } from './state/events.js';
import type { KnownObject, State } from './state/state.js';
import type { TextSource } from './state/text-source.js';

/** What rule code of Magic works on. */
export interface Magic extends GameContext<State, Design> {
  readonly log: LogBook<MagicEvent>;
  readonly atBoundary: () => void;
  /** Raised by every change of the state, so that what is looked up in it can be kept until then. */
  revision: number;
  readonly rules: Rules;
  /** While several things happen at once: what triggers had to know before the first of them. */
  before: unknown;
}

/**
 * What parts of the rules need of each other in a circle: filters ask for values, which hang on filters; replacements carry out effects,
 * whose events can be replaced. The table itself is `rules/rules.ts`.
 */
export interface Rules {
  /** What an object is now. */
  readonly characteristicsOf: (game: Magic, no: CardNo) => Characteristics;
  /** An object as it is now, for what asks about it once it has left. */
  readonly snapshot: (game: Magic, no: CardNo) => KnownObject;
  /** How much a text means (MC-GR-92 to 98). */
  readonly amountOf: (game: Magic, amount: Amount, text: TextSource) => number;
  /** Does what effects say, in their order (MC-RES-07). */
  readonly carryOut: (game: Magic, effects: readonly Effect[], text: TextSource) => Asking;
  /** What triggers have to know of the game before an event; undefined where nothing could trigger on it. */
  readonly remember: (game: Magic, event: MagicEvent) => unknown;
  /** Notes what an event triggers, by the game before it and the game as it is now (MC-TRIG-02, MC-Q-127). */
  readonly noteTriggers: (game: Magic, event: MagicEvent, before: unknown) => void;
  readonly replacementsOf: (game: Magic, event: MagicEvent) => readonly Replacement<Magic, MagicEvent>[];
}
