import type { TableUpdate } from '../../../../src-main/api/answers/play-answers.js';
import { beatsOf, type Beat } from './beats.js';
import { holds, type Play } from '../../../shared/table/view/plays.js';
import type { Pace, Speed } from '../../../shared/table/scene/motion.js';

/** How long something worth seeing stays before the next is shown, ms. */
const STAYS: Readonly<Record<Speed, number>> = { slow: 900, normal: 450, fast: 200, none: 0 };
/** With more than this many waiting, each stays the shorter. */
const UNHURRIED = 4;

export interface QueueHost {
  /** @param play what somebody else plays, shown large meanwhile */
  readonly show: (update: TableUpdate, play: Play | null) => void;
  readonly pace: () => Pace;
  /** Calls back after so many ms, unless the returned function is called before. */
  readonly after: (ms: number, then: () => void) => () => void;
  /** How much waits to be shown. */
  readonly onwaiting?: (count: number) => void;
}

/**
 * Shows updates one after another at the person's speed: computer players answer faster than anybody can see. What has
 * nothing to see gives way at once, so a person's own decision waits no longer than what leads to it takes.
 */
export class UpdateQueue {
  readonly #host: QueueHost;
  #waiting: readonly Beat[] = [];
  /** What was pushed last. */
  #newest: TableUpdate | null = null;
  #stopWaiting: (() => void) | null = null;

  constructor(host: QueueHost) {
    this.#host = host;
  }

  push(update: TableUpdate): void {
    const left = this.#waiting.filter((one) => !isPast(one.update, update));
    this.#set([...left, ...beatsOf(this.#newest, update, this.#host.pace())]);
    this.#newest = update;
    if (!this.#stopWaiting) this.#next();
  }

  /** Shows what happened once more, from a table as it stood, and then what is newest; each long enough to be seen. */
  again(past: readonly TableUpdate[]): void {
    const newest = this.#newest;
    if (!newest) return;
    this.skip();
    const { speed, hold } = this.#host.pace();
    const pace = { speed, hold: hold === 0 ? holds.short : hold };
    const beats = past.flatMap((update, place) => beatsOf(past[place - 1] ?? null, update, pace));
    const stays = STAYS[speed === 'none' ? 'normal' : speed];
    const seen = beats.map((beat) => ({ ...beat, stays: beat.stays ?? stays }));
    this.#set([...seen, { update: { ...newest, moments: [] }, stays: null, play: null }]);
    this.#next();
  }

  /** Shows at once the next that somebody else plays, or else what is newest. */
  goOn(): void {
    const place = this.#waiting.findIndex(({ play }) => play !== null);
    if (place < 0) return this.skip();
    const passed = newestOf(this.#waiting.slice(0, place));
    this.stop();
    this.#set(this.#waiting.slice(place));
    if (passed) this.#host.show(passed, null);
    this.#next();
  }

  /** Shows at once what is newest. */
  skip(): void {
    this.stop();
    const newest = newestOf(this.#waiting);
    this.#set([]);
    if (newest) this.#host.show(newest, null);
  }

  /** Shows nothing more by itself. */
  stop(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  #next(): void {
    const [beat, ...rest] = this.#waiting;
    if (!beat) return;
    this.#set(rest);
    this.#host.show(beat.update, beat.play);
    const stays = staysFor(beat, this.#host.pace().speed, rest.length);
    if (stays === 0) return this.#next();
    const then = (): void => {
      this.#stopWaiting = null;
      this.#next();
    };
    // What stays until the person goes on has no timer.
    this.#stopWaiting = stays === Infinity ? () => undefined : this.#host.after(stays, then);
  }

  #set(waiting: readonly Beat[]): void {
    this.#waiting = waiting;
    this.#host.onwaiting?.(waiting.length);
  }
}

/** Somebody else has the screen since: what was to be seen by one person is not shown to the next. Their log comes whole. */
const isPast = ({ view }: TableUpdate, next: TableUpdate): boolean =>
  next.options.hands === 'hidden' &&
  view.viewer !== null &&
  next.view.viewer !== null &&
  view.viewer !== next.view.viewer;

/** ms that a beat stays before the next is shown. What somebody plays is never hurried. */
function staysFor({ update: { moments, log }, stays, play }: Beat, speed: Speed, waiting: number): number {
  const hurry = play ? 1 : Math.max(1, waiting - UNHURRIED);
  if (stays !== null) return stays === Infinity ? stays : Math.round(stays / hurry);
  const isSeen = moments.length > 0 || (log.from > 0 && log.lines.some(({ level }) => level === 'line'));
  return isSeen ? Math.round(STAYS[speed] / hurry) : 0;
}

/** All of some beats as one update; null where there are none. */
const newestOf = (beats: readonly Beat[]): TableUpdate | null =>
  beats.reduce<TableUpdate | null>((older, { update }) => passedOver(older, update), null);

/** The newer of two with all that the older one had to add to the log, and with what happened where both are of one update. */
function passedOver(older: TableUpdate | null, newer: TableUpdate): TableUpdate {
  if (!older) return newer;
  const moments =
    Math.ceil(older.at) === Math.ceil(newer.at) ? [...older.moments, ...newer.moments] : newer.moments;
  if (newer.log.from <= older.log.from) return { ...newer, moments };
  const kept = older.log.lines.slice(0, newer.log.from - older.log.from);
  return { ...newer, moments, log: { from: older.log.from, lines: [...kept, ...newer.log.lines] } };
}
