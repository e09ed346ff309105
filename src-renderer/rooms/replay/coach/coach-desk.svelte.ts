import type { CoachReport, PlayerNo, ReviewEvent } from '../../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../../connection/client.js';
import { sentenceOf } from '../../../connection/sentence.js';

type Progress = Extract<ReviewEvent, { readonly progress: object }>['progress'];

/** What the coach says of a finished game: asked for seat by seat, kept until the room is left. */
export class CoachDesk {
  readonly #client: Client;
  readonly #game: string;
  readonly #reports = new Map<PlayerNo, CoachReport>();
  #seat = $state<PlayerNo>(0);
  #report = $state.raw<CoachReport | null>(null);
  #progress = $state.raw<Progress | null>(null);
  #failure = $state<string | null>(null);
  #asking = $state.raw<AbortController | null>(null);

  constructor(client: Client, game: string) {
    this.#client = client;
    this.#game = game;
  }

  /** Whose play is looked at. */
  get seat(): PlayerNo {
    return this.#seat;
  }
  /** Null where that seat has not been looked at. */
  get report(): CoachReport | null {
    return this.#report;
  }
  /** Null before the first is told. */
  get progress(): Progress | null {
    return this.#progress;
  }
  get isRunning(): boolean {
    return this.#asking !== null;
  }
  get failure(): string | null {
    return this.#failure;
  }

  /** Looks at another seat; what was asked of the one before ends. */
  choose(seat: PlayerNo): void {
    if (seat === this.#seat) return;
    this.cancel();
    this.#seat = seat;
    this.#failure = null;
    this.#report = this.#reports.get(seat) ?? null;
  }

  async ask(): Promise<void> {
    this.cancel();
    const asking = new AbortController();
    const seat = this.#seat;
    this.#asking = asking;
    this.#failure = null;
    try {
      const events = await this.#client.play.coach.review({ game: this.#game, seat }, asking);
      for await (const event of events) {
        if (asking.signal.aborted) return;
        if ('progress' in event) this.#progress = event.progress;
        else this.#reports.set(seat, (this.#report = event.report));
      }
    } catch (error) {
      if (!asking.signal.aborted) this.#failure = sentenceOf(error);
    } finally {
      if (this.#asking === asking) this.#end();
    }
  }

  cancel(): void {
    this.#asking?.abort();
    this.#end();
  }

  #end(): void {
    this.#asking = null;
    this.#progress = null;
  }
}
