import type { PlayerNo } from '../../engine/decision.js';
import type { KeptGame } from '../replays/replays.js';
import type { CoachReport } from './coach-report.js';
import type { ReviewRequest } from './review.js';
import { reviewInThread, type ReviewEvent } from './review-thread.js';

/** Games that are over. */
export interface FinishedGames {
  /** @throws LibraryError, TableRefusal where it cannot be read or is not over yet */
  finished(game: string, signal?: AbortSignal): Promise<KeptGame>;
}

/** The same game is always looked through alike. */
const SEED = 1;
/** Reports that are kept, the latest first. */
const MOST_KEPT = 20;

/** Says of finished games what their players gave away. */
export class Coach {
  readonly #kept = new Map<string, CoachReport>();

  constructor(
    private readonly games: FinishedGames,
    private readonly reviewing: typeof reviewInThread = reviewInThread,
  ) {}

  /** @throws LibraryError, TableRefusal; the signal's reason when it is aborted */
  async *review(game: string, seat: PlayerNo, signal?: AbortSignal): AsyncGenerator<ReviewEvent, void, void> {
    const { beginning, inputs } = await this.games.finished(game, signal);
    const key = `${game} ${seat} ${inputs.length}`;
    const known = this.#kept.get(key);
    if (known) {
      yield { report: known };
      return;
    }
    const request: ReviewRequest = { rules: beginning.rules.id, beginning, inputs, seat, seed: SEED };
    for await (const event of this.reviewing(request, signal)) {
      if ('report' in event) this.#keep(key, event.report);
      yield event;
    }
  }

  #keep(key: string, report: CoachReport): void {
    this.#kept.set(key, report);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}
