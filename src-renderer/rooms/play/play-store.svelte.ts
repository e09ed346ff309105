import type {
  GameRow,
  LessonRow,
  PlayInfo,
  PuzzleRow,
  PositionRow,
} from '../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../connection/client.js';
import { follow } from '../../connection/follow.js';
import { sentenceOf } from '../../connection/sentence.js';

/** All that lies ready to be played: games begun and finished, lessons, puzzles. */
export class PlayStore {
  readonly #client: Client;
  #info = $state.raw<PlayInfo | null>(null);
  #games = $state.raw<readonly GameRow[] | null>(null);
  #lessons = $state.raw<readonly LessonRow[]>([]);
  #puzzles = $state.raw<readonly PuzzleRow[]>([]);
  #positions = $state.raw<readonly PositionRow[]>([]);
  #failure = $state<string | null>(null);

  readonly #byTime = $derived([...(this.#games ?? [])].sort((a, b) => b.changed - a.changed));
  readonly running = $derived(this.#byTime.filter(({ state }) => state.kind === 'running'));
  readonly finished = $derived(this.#byTime.filter(({ state }) => state.kind === 'over'));
  readonly unreadable = $derived(this.#byTime.filter(({ state }) => state.kind === 'unreadable'));

  constructor(client: Client) {
    this.#client = client;
  }

  /** Null until it arrives. */
  get info(): PlayInfo | null {
    return this.#info;
  }
  /** Null until they arrive. */
  get games(): readonly GameRow[] | null {
    return this.#games;
  }
  get lessons(): readonly LessonRow[] {
    return this.#lessons;
  }
  get puzzles(): readonly PuzzleRow[] {
    return this.#puzzles;
  }
  /** What was set up and kept in the library. */
  get positions(): readonly PositionRow[] {
    return this.#positions;
  }
  /** Why something could not be listed, in a sentence, or null. */
  get failure(): string | null {
    return this.#failure;
  }

  /** Follows the games until the returned function is called. */
  start(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    void follow({
      open: () => this.#client.play.games.follow(undefined, { signal }),
      onValue: (games) => (this.#games = games),
      onOpened: () => void this.reload(),
      signal,
    });
    return () => stop.abort();
  }

  /** Reads again what does not tell of its changes. */
  async reload(): Promise<void> {
    this.#failure = null;
    await Promise.all([
      this.#take(this.#client.play.info(), (info) => (this.#info = info)),
      this.#take(this.#client.play.lessons.list(), (lessons) => (this.#lessons = lessons)),
      this.#take(this.#client.play.puzzles.list(), (puzzles) => (this.#puzzles = puzzles)),
      this.#take(this.#client.play.sandbox.list(), (positions) => (this.#positions = positions)),
    ]);
  }

  async #take<T>(asked: Promise<T>, keep: (answer: T) => void): Promise<void> {
    try {
      keep(await asked);
    } catch (error) {
      this.#failure = sentenceOf(error);
    }
  }
}
