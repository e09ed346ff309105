import type { z } from 'zod';
import type { Library } from '../library/library.js';
import { ruleSet } from '../games/rule-sets.js';
import type { Input } from '../engine/game.js';
import type { Beginning } from '../engine/record.js';
import { BotPool, type Bots } from './bots/bot-pool.js';
import { Changes } from './table/changes.js';
import { Games } from './games/games.js';
import type { LoadedGame } from './games/loaded-game.js';
import { GamesFolder, type GameFileActions } from './games/games-folder.js';
import type { Guide } from './table/guide.js';
import { LiveGame } from './table/live-game.js';
import { LastReserves, planOf } from './new-game/last-reserves.js';
import type { newGame } from './new-game/new-game.js';
import { nextTable } from './matches/next-game.js';
import { firstInputs, newTable } from './new-game/new-table.js';
import { TableRefusal } from './refusal.js';
import { SharedWork } from './games/shared-work.js';
import type { StoredGame } from './games/stored-game.js';
import type { Surroundings } from './surroundings.js';
import { matchState } from './matches/match-state.js';
import type { GameRow } from './table/table-update.js';

/** Makes what a puzzle or a lesson adds to its table; null where nothing is added. */
export type GuideMaker = (game: LoadedGame) => Promise<Guide | null>;

export interface PlayOptions {
  /** Replaces how files are written, to try out full disks. */
  readonly files?: Partial<GameFileActions>;
  readonly bots?: Bots;
  /** By the kinds of games that are guided. */
  readonly guides?: Partial<Record<StoredGame['kind'], GuideMaker>>;
}

/** Games that stay open without anybody following them. */
const MOST_OPEN = 8;

/** All playing: the games of the present library, and those of them that are being played here. */
export class Play {
  #library: Library;
  #folder: GamesFolder;
  #games: Games;
  readonly #bots: Bots;
  readonly #changes = new Changes();
  /** By the games that they follow: games of matches that are just being begun. */
  readonly #following = new Map<string, Promise<string>>();
  readonly #live = new Map<string, SharedWork<LiveGame>>();
  /** Those of them that are open. */
  readonly #open = new Map<string, LiveGame>();

  constructor(
    library: Library,
    private readonly options: PlayOptions = {},
  ) {
    this.#library = library;
    this.#folder = new GamesFolder(library.info().folder, options.files);
    this.#games = this.#gamesIn(this.#folder);
    this.#bots = options.bots ?? new BotPool();
  }

  get games(): Games {
    return this.#games;
  }

  /** Another library was opened: its games are played from now on. */
  async openLibrary(library: Library): Promise<void> {
    const before = this.#folder;
    this.#library = library;
    this.#folder = new GamesFolder(library.info().folder, this.options.files);
    this.#games = this.#gamesIn(this.#folder);
    await this.leave([...this.#live.keys()]);
    await before.settled();
    this.#changes.tell();
  }

  /** The list of games, now and whenever one changes. */
  async *followGames(signal?: AbortSignal): AsyncGenerator<GameRow[], void, void> {
    for await (const _ of this.#changes.each(signal)) yield await this.#games.list(signal);
  }

  /** Begins a game with decks of the library. @returns its id @throws LibraryError, UnplayableDeck, TableRefusal */
  async create(chosen: z.infer<typeof newGame>): Promise<string> {
    const table = await newTable(this.#library, chosen, new LastReserves(this.#folder));
    return this.begin(table.stored, table.beginning, firstInputs(table));
  }

  /**
   * Begins the game of a match that follows a game, unless it is there already.
   * @returns its id @throws LibraryError, TableRefusal
   */
  nextGame(id: string): Promise<string> {
    const known = this.#following.get(id);
    const next = known ?? this.#nextGame(id).finally(() => this.#following.delete(id));
    this.#following.set(id, next);
    return next;
  }

  async #nextGame(id: string): Promise<string> {
    const { stored, running } = await this.live(id);
    const winners = running.game.result?.winners ?? null;
    const { beginning } = running;
    const next = nextTable({ stored, beginning, winners }, ruleSet(beginning.rules.id));
    const wanted = matchState(next.beginning, null);
    const rows = await this.#games.list();
    const there = rows.find(({ match }) => match?.id === wanted?.id && match?.game === wanted?.game);
    return there?.id ?? this.begin(next.stored, next.beginning, firstInputs(next));
  }

  /** Begins a game, or takes one in that has gone on elsewhere. @returns its id @throws LibraryError */
  async begin(stored: StoredGame, beginning: Beginning, inputs: readonly Input[] = []): Promise<string> {
    await this.#games.add(stored, beginning, inputs);
    return stored.id;
  }

  /**
   * The game as it is played here; it is opened where it is not, and that is given up when nobody waits for it any more.
   * @throws LibraryError, TableRefusal; the signal's reason when it is aborted
   */
  async live(id: string, signal?: AbortSignal): Promise<LiveGame> {
    const known = this.#live.get(id);
    const opening = known && !known.isEnded ? known : this.#opening(id);
    return opening.wait(signal);
  }

  #opening(id: string): SharedWork<LiveGame> {
    const opening = new SharedWork((signal) => this.#opened(id, signal));
    this.#live.set(id, opening);
    // It may have been left before it was open.
    const isMeant = (): boolean => this.#live.get(id) === opening;
    opening.outcome.then(
      (live) => isMeant() && this.#open.set(id, live),
      () => isMeant() && this.#live.delete(id),
    );
    void this.#closeIdle();
    return opening;
  }

  /** Ends games that are played here, since their files go away or change. */
  async leave(ids: readonly string[]): Promise<void> {
    const open = ids.flatMap((id) => this.#live.get(id) ?? []);
    for (const id of ids) {
      this.#live.delete(id);
      this.#open.delete(id);
    }
    for (const game of open) {
      game.end(new TableRefusal('This table is closed. Open the game again.'));
      await game.outcome.then(
        (live) => live.close(),
        () => undefined,
      );
    }
  }

  async close(): Promise<void> {
    await this.leave([...this.#live.keys()]);
    await this.#folder.settled();
    await this.#bots.close();
  }

  async #opened(id: string, signal: AbortSignal): Promise<LiveGame> {
    const games = this.#games;
    const folder = this.#folder;
    const loaded = await games.load(id, signal);
    const make = this.options.guides?.[loaded.stored.kind];
    const { beginning } = loaded;
    const around: Surroundings = {
      folder,
      bots: this.#bots,
      guide: make ? await make(loaded) : null,
      reload: () => games.load(id),
      saveTable: (stored) => games.save(stored, beginning),
      keepReserves: async ({ stored, deck, chosen }) => {
        await games.save(stored, beginning);
        const { content } = await this.#library.decks.get(deck);
        await new LastReserves(folder).note(deck, planOf(content.entries), chosen);
      },
      onChange: this.#changes.tell,
    };
    return LiveGame.open(loaded, around, signal);
  }

  #gamesIn(folder: GamesFolder): Games {
    return new Games(folder, this.#changes.tell, (id) => this.#open.get(id));
  }

  /** Of games that nobody follows the latest few stay open. */
  async #closeIdle(): Promise<void> {
    const idle: string[] = [];
    for (const [id, opening] of this.#live) {
      const live = await opening.outcome.catch(() => null);
      if (live && !live.isFollowed) idle.push(id);
    }
    await this.leave(idle.slice(0, -MOST_OPEN));
  }
}
