import { createContext } from 'svelte';
import type { AppInfo } from '../../src-main/api/answers.js';
import type { Edition } from '../../src-main/cards/editions.js';
import type { Settings } from '../../src-main/api/settings.js';
import type { Client } from '../connection/client.js';
import type { Connection } from '../connection/connection.svelte.js';
import { follow } from '../connection/follow.js';
import { sentenceOf } from '../connection/sentence.js';
import { notices } from '../shell/notices.svelte.js';

/** What all views share: the line to the app's body, and the person's settings as they stand there. */
export class Session {
  readonly connection: Connection;
  #settings = $state.raw<Settings | null>(null);
  #info = $state.raw<AppInfo | null>(null);

  constructor(connection: Connection) {
    this.connection = connection;
  }

  get client(): Client {
    return this.connection.client;
  }
  /** Null until they arrive. */
  get settings(): Settings | null {
    return this.#settings;
  }
  get info(): AppInfo | null {
    return this.#info;
  }

  /** The edition of that number with its words; undefined until the editions arrive. */
  edition(number: Edition['number']): Edition | undefined {
    return this.#info?.editions.find((edition) => edition.number === number);
  }

  /** Follows the settings until the returned function is called. */
  start(): () => void {
    const stop = new AbortController();
    void follow({
      open: (signal) => this.client.app.settings(undefined, { signal }),
      onValue: (settings) => (this.#settings = settings),
      signal: stop.signal,
    });
    void this.client.app
      .info(undefined, { signal: stop.signal })
      .then((info) => (this.#info = info))
      .catch(() => undefined);
    return () => stop.abort();
  }

  /** Shows the change at once; a change that cannot be kept is taken back and said. */
  async change(change: Partial<Settings>): Promise<void> {
    const before = this.#settings;
    if (before) this.#settings = { ...before, ...change };
    try {
      this.#settings = await this.client.app.changeSettings(change);
    } catch (error) {
      this.#settings = before;
      notices.complain(sentenceOf(error));
    }
  }
}

export const [getSession, setSession] = createContext<Session>();
