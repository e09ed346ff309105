import type { Playable } from '../../engine/playable.js';
import type { GameContext } from '../../engine/rule-set.js';
import type { Stepwise } from '../../engine/stepwise.js';
import type { LogLine, Moment, LogDescription } from '../../engine/table/log-line.js';
import { plainText } from '../../engine/text.js';
import { opened } from '../paper/opened.js';
import type { Course } from './replay-course.js';
import type { Onlooker, ReplayLine, TimelineMark } from '../table/table-update.js';

/** What a replay says of what happened: the words of its log, what is seen as it happens, and its timeline. */
export class ReplayLog {
  /** The table at the end, where everybody may know every card. */
  readonly #open: GameContext;
  readonly #lines = new Map<Onlooker, readonly ReplayLine[]>();

  constructor(
    private readonly playable: Playable,
    private readonly course: Course,
    private readonly names: readonly string[],
  ) {
    this.#open = opened(playable, course.end.context);
  }

  /** The log from the first line to the last, each with the place of the game at which it stands; put into words place by place. */
  *lines(as: Onlooker): Stepwise<readonly ReplayLine[]> {
    const known = this.#lines.get(as);
    if (known) return known;
    const lines: ReplayLine[] = [];
    for (const at of this.course.stations.keys()) {
      lines.push(...this.#linesOf(at, as).map((line) => ({ ...line, at })));
      yield;
    }
    this.#lines.set(as, lines);
    return lines;
  }

  /** What is seen of the last input before a place. */
  moments(at: number, as: Onlooker): Moment[] {
    return this.#described(at, as).flatMap(({ moment }) => moment ?? []);
  }

  *timeline(): Stepwise<TimelineMark[]> {
    const marks: TimelineMark[] = [];
    for (const [at, { turn, phase }] of this.course.stations.entries()) {
      const player = this.course.end.inputs[at - 1]?.player ?? null;
      const text = at === 0 ? null : headOf(this.#linesOf(at, 'onlooker'));
      marks.push({ at, turn, phase, player, text });
      yield;
    }
    return marks;
  }

  #linesOf(at: number, as: Onlooker): LogLine[] {
    return this.#described(at, as).flatMap(({ line }) => line ?? []);
  }

  #described(at: number, as: Onlooker): LogDescription[] {
    const [from, to] = this.course.entriesOf(at);
    const viewer = typeof as === 'number' && !this.#open.state.onPaper ? as : null;
    const table = as === 'open' ? this.#open : this.course.end.context;
    return this.course.log
      .slice(from, to)
      .map((entry, place) => this.playable.describe(entry, from + place, viewer, this.names, table));
  }
}

/** As much of what an input came to as is read at a glance, characters. */
const LONGEST_HEAD = 150;

/** What an input came to: what was done, else the turn or the phase that it led into. */
function headOf(lines: readonly LogLine[]): string | null {
  const done = lines.filter(({ level }) => level === 'line');
  const [first, ...more] = (done.length > 0 ? done : lines.slice(0, 1)).map(({ text }) => plainText(text));
  if (first === undefined) return null;
  let head = first;
  for (const sentence of more) {
    if (head.length + sentence.length > LONGEST_HEAD) return `${head} …`;
    head = `${head} ${sentence}`;
  }
  return head;
}
