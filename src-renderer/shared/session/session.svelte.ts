import { createContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { AppInfo, GameEdition, GameInfo } from '../../../src-main/api/answers/answers.js';
import type { Settings } from '../../../src-main/api/settings.js';
import type { Client } from '../../connection/client.js';
import type { Connection } from '../../connection/connection.svelte.js';
import { follow } from '../../connection/follow.js';
import { sentenceOf } from '../../connection/sentence.js';
import { editionless, editionOfCard, unknownGame } from '../labels/edition-labels.js';
import { notices } from '../notices/notices.svelte.js';

/** What all views share: the line to the program, and the person's settings as they stand there. */
export class Session {
  readonly connection: Connection;
  /** As the program has them. */
  #kept = $state.raw<Settings | null>(null);
  /** Changes that the program has not answered yet, in the order in which they were made. */
  #underWay = $state.raw<readonly Partial<Settings>[]>([]);
  readonly #settings = $derived.by<Settings | null>(
    () => this.#kept && this.#underWay.reduce<Settings>((now, change) => ({ ...now, ...change }), this.#kept),
  );
  #info = $state.raw<AppInfo | null>(null);
  #looks = $state(0);
  readonly #editions = $derived(this.#info?.games.flatMap(({ editions }) => editions) ?? []);
  readonly #systemReduces = new MediaQuery('(prefers-reduced-motion: reduce)');

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

  /** Whether nothing is to move on the screen: the system says so, or the person here. */
  get reducedMotion(): boolean {
    return this.#systemReduces.current || this.#settings?.motion === 'reduce';
  }

  /** The editions of all games, newest first; none until they arrive. */
  get editions(): readonly GameEdition[] {
    return this.#editions;
  }

  /** The edition with that id, or the one of cards that are of none; undefined until the editions arrive. */
  edition(id: string | null): GameEdition | undefined {
    return this.#editions.find((edition) => edition.id === id);
  }

  /** The edition that a card is designed for; undefined until the editions arrive. */
  editionOf(card: { readonly game: string }): GameEdition | undefined {
    const game = this.game(card.game);
    return game && (editionOfCard(game.editions, card) ?? editionless(game));
  }

  /** Undefined until the games arrive, and where no game is meant. */
  game(id: string | undefined): GameInfo | undefined {
    if (!this.#info || id === undefined) return undefined;
    return this.#info.games.find((game) => game.id === id) ?? unknownGame(id);
  }

  /** Counts how often cards may have begun to look otherwise: what shows laid out cards asks again. */
  get looks(): number {
    return this.#looks;
  }

  /** Asks again what the program has to offer: frames came or went. @throws what the contract says */
  async reloadInfo(): Promise<void> {
    this.#info = await this.client.app.info();
    this.#looks += 1;
  }

  /** Follows the settings until the returned function is called. */
  start(): () => void {
    const stop = new AbortController();
    void follow({
      open: (signal) => this.client.app.settings(undefined, { signal }),
      onValue: (settings) => (this.#kept = settings),
      signal: stop.signal,
    });
    void this.client.app
      .info(undefined, { signal: stop.signal })
      .then((info) => {
        this.#info = info;
        if (info.settingsProblem !== null) notices.complain(info.settingsProblem);
      })
      .catch(() => undefined);
    return () => stop.abort();
  }

  /**
   * Shows the change at once, and goes on showing it whatever is heard of earlier ones; a change that is refused is taken
   * back and said.
   */
  async change(change: Partial<Settings>): Promise<void> {
    this.#underWay = [...this.#underWay, change];
    try {
      this.#kept = await this.client.app.changeSettings(change);
    } catch (error) {
      notices.complain(sentenceOf(error));
    } finally {
      this.#underWay = this.#underWay.filter((one) => one !== change);
    }
  }
}

export const [getSession, setSession] = createContext<Session>();
