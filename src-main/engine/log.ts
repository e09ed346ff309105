import type { CardId } from './decision.js';
import type { BaseState, Players } from './state.js';

/** A change of a game's state, or something that came to light: one of a rule set's closed dictionary. */
export interface BaseEvent {
  readonly type: string;
  /** Ids of the rules that caused it. */
  readonly rules: readonly string[];
}

/** What happened, and for each card that the event names, in its order, what may be told of it. */
export interface LogEntry<E extends BaseEvent = BaseEvent> {
  readonly event: E;
  /** The decisions that had been asked when it happened. */
  readonly after: number;
  /** Who may know which card it is. */
  readonly known: readonly Players[];
  /** Its id then, where all see its place; 0 in a zone in which cards cannot be told apart. */
  readonly ids: readonly CardId[];
  /** The design that it showed then, null where it was not there yet; left out by games in which nothing is a copy or ceases. */
  readonly faces?: readonly (number | null)[];
}

/** Everything that happened, in order. It follows from the record, so it is no part of the state. */
export class LogBook<E extends BaseEvent = BaseEvent> {
  readonly entries: LogEntry<E>[] = [];
  /** Called before each event that is going to be written, with the state that it changes. Left out: nobody follows them. */
  onEvent?: (state: BaseState) => void;

  /** @param isKept false where nobody is going to read it, as when something is tried out: then nothing is written */
  constructor(readonly isKept = true) {}

  write(
    event: E,
    after: number,
    known: readonly Players[],
    ids: readonly CardId[] = [],
    faces?: readonly (number | null)[],
  ): void {
    this.entries.push(faces ? { event, after, known, ids, faces } : { event, after, known, ids });
  }
}
