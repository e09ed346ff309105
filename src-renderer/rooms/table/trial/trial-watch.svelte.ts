import { pause } from '../../../connection/pause.js';
import { sentenceOf } from '../../../connection/sentence.js';
import type { Client } from '../../../connection/client.js';
import { notices } from '../../../shared/notices/notices.svelte.js';

/** How long each step stays before the next, ms. */
const STEP = 1200;
/** How soon it is looked again whether all has been shown, ms. */
const LOOK = 60;

/** Whoever looks on while the computer uses the card that is tried: step by step, until it is stopped or all has been shown. */
export class TrialWatch {
  #watching = $state.raw<AbortController | null>(null);
  #stepping = $state(false);

  /** @param isShown whether the table shows all that has happened */
  constructor(
    private readonly client: Client,
    private readonly game: string,
    private readonly isShown: () => boolean,
  ) {}

  get isWatching(): boolean {
    return this.#watching !== null;
  }
  /** A step is being done. */
  get busy(): boolean {
    return this.#stepping;
  }

  async watch(): Promise<void> {
    if (this.#watching) return;
    const watching = new AbortController();
    this.#watching = watching;
    const { signal } = watching;
    while (!signal.aborted && (await this.step())) {
      await pause(STEP, signal);
      while (!this.isShown() && !signal.aborted) await pause(LOOK, signal);
    }
    if (this.#watching === watching) this.#watching = null;
  }

  stop(): void {
    this.#watching?.abort();
    this.#watching = null;
  }

  /** Does the next thing with the card. @returns whether there was one */
  async step(): Promise<boolean> {
    if (this.#stepping) return false;
    this.#stepping = true;
    try {
      const { isDone } = await this.client.play.trials.use({ game: this.game });
      if (isDone) notices.say('That is all that the card can do by itself in this turn.');
      return !isDone;
    } catch (error) {
      notices.complain(sentenceOf(error));
      return false;
    } finally {
      this.#stepping = false;
    }
  }
}
