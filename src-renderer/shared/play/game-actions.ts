import type { GameRow } from '../../../src-main/api/answers/play-answers.js';
import type { Client } from '../../connection/client.js';
import { sentenceOf } from '../../connection/sentence.js';
import { takeBack } from '../history/take-back.js';
import type { History } from '../history/undo.svelte.js';
import { notices } from '../notices/notices.svelte.js';
import type { Route } from '../navigation/route.js';

/** What can be done to games, from outside their tables. */
export class GameActions {
  readonly #client: Client;
  readonly #history: History;
  readonly #go: (route: Route) => void;
  readonly #download: (url: string) => void;

  /** @param download starts a download in the browser, where there is no dialog to save a file */
  constructor(client: Client, history: History, go: (route: Route) => void, download: (url: string) => void) {
    this.#client = client;
    this.#history = history;
    this.#go = go;
    this.#download = download;
  }

  /** Into the trash; it can be taken back from there. */
  async remove({ id, title }: Pick<GameRow, 'id' | 'title'>): Promise<void> {
    await this.#doing(async () => {
      let { trash } = await this.#client.play.games.remove({ games: [id] });
      const step = {
        name: `remove ${title}`,
        undo: async () => {
          await this.#client.play.games.restore({ trash: [...trash] });
        },
        redo: async () => {
          trash = (await this.#client.play.games.remove({ games: [id] })).trash;
        },
      };
      this.#history.push(step);
      notices.say(`Removed ${title}.`, {
        label: 'Undo',
        run: () => this.#saying(() => takeBack(this.#history)),
        of: this.#history,
      });
    });
  }

  /** Hands the game's record to the person as a file. */
  async export({ id }: Pick<GameRow, 'id'>): Promise<void> {
    await this.#saying(async () => {
      const { output, name } = await this.#client.play.games.export({ game: id });
      const saved = await this.#client.outputs.save({ output });
      if (saved.kind === 'cancelled') return;
      if (saved.kind === 'download') this.#download(saved.url);
      notices.say(saved.kind === 'saved' ? `Saved to ${saved.path}.` : `${name} is in your downloads.`);
    });
  }

  /** Takes record files in as games. */
  async import(files: readonly File[]): Promise<void> {
    for (const file of files) {
      await this.#saying(async () => {
        const { game } = await this.#client.play.games.import({ file });
        const row = (await this.#client.play.games.list()).find(({ id }) => id === game);
        notices.say(`Took in ${row?.title ?? file.name}.`, {
          label: row?.state.kind === 'running' ? 'Go on with it' : 'Replay it',
          run: () => this.#go(row?.state.kind === 'running' ? tableOf(row) : { view: 'replay', id: game }),
        });
      });
    }
  }

  startLesson(lesson: string): Promise<void> {
    return this.#begin(() => this.#client.play.lessons.start({ lesson }));
  }

  startPuzzle(puzzle: string): Promise<void> {
    return this.#begin(() => this.#client.play.puzzles.start({ puzzle }));
  }

  /** Opens the game of a match that follows this one. */
  next({ id }: Pick<GameRow, 'id'>): Promise<void> {
    return this.#begin(() => this.#client.play.games.next({ game: id }));
  }

  async #begin(start: () => Promise<{ readonly game: string }>): Promise<void> {
    await this.#saying(async () => this.#go({ view: 'table', id: (await start()).game }));
  }

  /** Does what can be taken back from the moment it is seen. */
  #doing(work: () => Promise<void>): Promise<void> {
    return this.#saying(() => this.#history.during(work()));
  }

  async #saying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      notices.complain(sentenceOf(error));
    }
  }
}

/** Where a game goes on. */
export const tableOf = ({ id }: Pick<GameRow, 'id'>): Route => ({ view: 'table', id });
