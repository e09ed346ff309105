import type { Players } from './state.js';

/** A change of a game's state, or something that came to light: one of a rule set's closed dictionary. */
export interface BaseEvent {
  readonly type: string;
  /** Ids of the rules that caused it. */
  readonly rules: readonly string[];
}

/** What happened, and who may know of which cards: `known` has a set of players for each card that the event names. */
export interface LogEntry<E extends BaseEvent = BaseEvent> {
  readonly event: E;
  /** The decisions that had been asked when it happened. */
  readonly after: number;
  readonly known: readonly Players[];
}

/** Everything that happened, in order. It follows from the record, so it is no part of the state. */
export class LogBook<E extends BaseEvent = BaseEvent> {
  readonly entries: LogEntry<E>[] = [];

  write(event: E, after: number, known: readonly Players[]): void {
    this.entries.push({ event, after, known });
  }
}
