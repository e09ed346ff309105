import type {
  Moment,
  Onlooker,
  ReplayFrame,
  ReplayLine,
  TimelineMark,
} from '../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../connection/client.js';
import { sentenceOf } from '../../connection/sentence.js';
import { LatestWins } from '../../connection/latest-wins.js';
import { holds, readingTime, type Play } from '../../shared/table/view/plays.js';
import { placeAfter, placeBefore, type StepUnit } from './timeline.js';

/** Runs something after so many milliseconds, unless the returned function is called before. */
export type Timer = (ms: number, run: () => void) => () => void;

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** How long a place of the game stays at speed 1, in ms. */
const STAY = 1100;
/** Of an input that nothing is told of, such as a pass in a window. */
const SHORT_STAY = 250;

interface Wish {
  readonly at: number;
  readonly as: Onlooker;
}

/** A replay on this screen: the place that is shown, through whose eyes, and whether it plays by itself. */
export class ReplayPlayer {
  readonly game: string;
  readonly #client: Client;
  readonly #timer: Timer;
  readonly #frames: LatestWins<Wish, ReplayFrame & Wish>;
  readonly #logs = new Map<Onlooker, readonly ReplayLine[]>();
  #cancel: (() => void) | null = null;
  #marks = $state.raw<readonly TimelineMark[]>([]);
  #frame = $state.raw<ReplayFrame | null>(null);
  #stepped = $state(false);
  #lines = $state.raw<readonly ReplayLine[]>([]);
  #at = $state(0);
  #as = $state<Onlooker>('onlooker');
  #seen: Onlooker = 'onlooker';
  #playing = $state(false);
  #speed = $state<Speed>(1);
  #trouble = $state<string | null>(null);
  unit = $state<StepUnit>('decision');

  constructor(client: Client, game: string, timer: Timer) {
    this.#client = client;
    this.game = game;
    this.#timer = timer;
    this.#frames = new LatestWins(
      async (wish) => ({ ...(await client.play.replay.frame({ game, ...wish })), as: wish.as }),
      (frame) => this.#show(frame),
      (error) => this.#fail(error),
    );
  }

  /** One for each place of the game, from its beginning; empty until they arrive. */
  get marks(): readonly TimelineMark[] {
    return this.#marks;
  }
  /** What is shown; null until it arrives. */
  get frame(): ReplayFrame | null {
    return this.#frame;
  }
  /** What has just happened, where one step forward was taken; after a jump nothing has. */
  get moments(): readonly Moment[] {
    return this.#stepped ? (this.#frame?.moments ?? []) : [];
  }
  /** What was played with the step that was taken, while the replay plays by itself; null: nothing. */
  get played(): Play | null {
    const play = this.#playing ? this.moments.findLast((moment) => moment.kind === 'play') : undefined;
    return play?.kind === 'play' ? play : null;
  }
  /** What is shown was come to by one step forward. */
  get stepped(): boolean {
    return this.#stepped;
  }
  /** The place that was asked for; the frame follows. */
  get at(): number {
    return this.#at;
  }
  get last(): number {
    return Math.max(0, this.#marks.length - 1);
  }
  get as(): Onlooker {
    return this.#as;
  }
  get playing(): boolean {
    return this.#playing;
  }
  get speed(): Speed {
    return this.#speed;
  }
  /** Why nothing can be shown. */
  get trouble(): string | null {
    return this.#trouble;
  }
  /** What has been told up to the place that is shown. */
  readonly log: readonly ReplayLine[] = $derived.by(() => {
    const entries = this.#frame?.entries ?? 0;
    return this.#lines.filter(({ entry }) => entry < entries);
  });

  /** Shows the beginning; the returned function ends everything. */
  start(): () => void {
    void this.#load();
    this.#ask();
    return () => {
      this.pause();
      this.#frames.stop();
    };
  }

  seek(at: number): void {
    this.#at = Math.min(Math.max(0, at), this.last);
    this.#wait(null);
    this.#ask();
  }

  forward(unit: StepUnit = this.unit): void {
    this.seek(placeAfter(this.#marks, this.#at, unit));
  }

  back(unit: StepUnit = this.unit): void {
    this.seek(placeBefore(this.#marks, this.#at, unit));
  }

  look(as: Onlooker): void {
    if (as === this.#as) return;
    this.#as = as;
    this.#ask();
  }

  /** Goes on by itself, from the beginning where the end is shown. */
  play(): void {
    if (this.#playing || this.last === 0) return;
    this.#playing = true;
    if (this.#at >= this.last) this.seek(0);
    else this.forward();
  }

  pause(): void {
    this.#playing = false;
    this.#wait(null);
  }

  toggle(): void {
    if (this.#playing) this.pause();
    else this.play();
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed;
  }

  face(design: number) {
    return this.#client.play.replay.face({ game: this.game, design });
  }

  #ask(): void {
    this.#frames.request({ at: this.#at, as: this.#as });
  }

  #show(frame: ReplayFrame & Wish): void {
    this.#stepped = this.#frame !== null && frame.at === this.#frame.at + 1 && frame.as === this.#seen;
    this.#frame = frame;
    this.#trouble = null;
    this.#seen = frame.as;
    this.#lines = this.#logs.get(frame.as) ?? [];
    if (this.#marks.length > 0 && frame.last !== this.last) void this.#load();
    else if (this.#marks.length > 0 && !this.#logs.has(frame.as)) void this.#loadLog(frame.as);
    if (this.#playing) this.#goOn(frame);
  }

  #goOn({ at, last }: ReplayFrame): void {
    if (at !== this.#at) return;
    if (at >= last) return this.pause();
    const { played } = this;
    const usual = this.#marks[at]?.text === null ? SHORT_STAY : STAY;
    const stay = played ? readingTime(played, holds.short) : usual;
    this.#wait(this.#timer(stay / this.#speed, () => this.forward()));
  }

  /** Only the last waiting counts. */
  #wait(cancel: (() => void) | null): void {
    this.#cancel?.();
    this.#cancel = cancel;
  }

  async #load(): Promise<void> {
    try {
      this.#marks = await this.#client.play.replay.timeline({ game: this.game });
      this.#logs.clear();
      await this.#loadLog(this.#seen);
    } catch (error) {
      this.#fail(error);
    }
  }

  async #loadLog(as: Onlooker): Promise<void> {
    try {
      const lines = await this.#client.play.replay.log({ game: this.game, as });
      this.#logs.set(as, lines);
      if (as === this.#seen) this.#lines = lines;
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#trouble = sentenceOf(error);
    this.pause();
  }
}
