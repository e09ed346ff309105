import type { DeckTile } from '../../../../src-main/api/answers/deck-answers.js';
import type { Client } from '../../../connection/client.js';
import { follow } from '../../../connection/follow.js';
import { sentenceOf } from '../../../connection/sentence.js';

/** The decks as the library holds them now, for the home of the decks. */
export class DecksStore {
  readonly #client: Client;
  #tiles = $state.raw<readonly DeckTile[] | null>(null);
  #failure = $state<string | null>(null);
  #loading: Promise<void> | null = null;
  #stale = false;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Null before the first arrived. */
  get tiles(): readonly DeckTile[] | null {
    return this.#tiles;
  }
  /** Why the decks could not be listed, in a sentence, or null. */
  get failure(): string | null {
    return this.#failure;
  }

  /** Follows the library until the returned function is called: a deck may look otherwise when a card of it changes. */
  start(): () => void {
    const stop = new AbortController();
    void follow({
      open: (signal) => this.#client.library.changes(undefined, { signal }),
      onValue: () => void this.reload(),
      onOpened: () => void this.reload(),
      signal: stop.signal,
    });
    return () => stop.abort();
  }

  /** Reads the decks again. Calls during a reading become one more reading after it. */
  reload(): Promise<void> {
    this.#stale = true;
    this.#loading ??= this.#readWhileStale().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #readWhileStale(): Promise<void> {
    while (this.#stale) {
      this.#stale = false;
      try {
        this.#tiles = await this.#client.decks.tiles();
        this.#failure = null;
      } catch (error) {
        this.#failure = sentenceOf(error);
      }
    }
  }
}
