import type { Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { readPlain, textOrNothing } from '../../files/read-plain.js';
import { errnoOf, LibraryError, reasonOf } from '../../library/errors.js';
import type { Removed } from '../../library/types.js';
import type { Input } from '../../engine/game.js';
import { isFailure, type Beginning } from '../../engine/record.js';
import { GameTrash, isOfGame, type RemovedGame } from './game-trash.js';
import { rowOf, unreadableRow } from './game-row.js';
import type { LoadedGame } from './loaded-game.js';
import type { RunningGame } from '../table/running-game.js';
import { TABLE_ENDING, type GamesFolder } from './games-folder.js';
import { journalText, readingJournal } from './journal.js';
import { TableRefusal } from '../refusal.js';
import { endOf } from './game-end.js';
import { GameSummaries } from './game-summaries.js';
import { inTurns } from '../../common/turns.js';
import { SharedWork } from './shared-work.js';
import type { StoredGame } from './stored-game.js';
import { readTableFile, writeTableFile } from './table-file.js';
import type { GameRow } from '../table/table-update.js';

/** A game that is being played here. */
interface PlayedHere {
  readonly stored: StoredGame;
  readonly running: RunningGame;
}

/** A game as its files were looked at. */
interface Looked {
  readonly id: string;
  /** Of both files: their lengths and when they changed. */
  readonly stamp: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

interface CachedRow extends Pick<Looked, 'stamp'> {
  readonly row: SharedWork<GameRow>;
}

const stampOf = (...files: readonly (Stats | null)[]): string =>
  files.map((one) => (one ? `${one.size} ${one.mtimeMs}` : '')).join(' ');

/** The games in a library's folder. */
export class Games {
  readonly #rows = new Map<string, CachedRow>();
  readonly #trash: GameTrash;
  readonly #summaries: GameSummaries;

  /**
   * @param changed is called whenever a game changes
   * @param running finds a game that is being played here
   */
  constructor(
    private readonly folder: GamesFolder,
    private readonly changed: () => void,
    private readonly running: (id: string) => PlayedHere | undefined,
  ) {
    this.#trash = new GameTrash(folder);
    this.#summaries = new GameSummaries(folder);
  }

  /**
   * @throws LibraryError NOT_FOUND, STORAGE; TableRefusal when the game cannot be read, with the reason; the signal's reason when it
   * is aborted
   */
  async load(id: string, signal?: AbortSignal): Promise<LoadedGame> {
    const table = readTableFile((await this.#read(this.folder.table(id))).toString('utf8'));
    if ('because' in table) {
      throw new TableRefusal(`This game cannot be read. ${table.because} Its files are left as they are.`);
    }
    if (table.stored.id !== id) throw new TableRefusal('This file says that it is another game.');
    const journal = await inTurns(readingJournal(await this.#read(this.folder.inputs(id))), signal);
    if ('faulty' in journal) {
      throw new TableRefusal(
        `This game cannot be gone on with: line ${journal.faulty} of ${this.folder.inputs(id)} is not an answer in a game. Put an older copy of the file in its place.`,
      );
    }
    return { ...table, inputs: journal.inputs, journal };
  }

  /** Another one whenever a file of the game has changed; null when the game is gone. */
  async stamp(id: string): Promise<string | null> {
    const [table, inputs] = await this.#stats(id);
    return table && stampOf(table, inputs);
  }

  /**
   * Every game, the one that changed last first. Games that cannot be read are there with the reason.
   * @throws the signal's reason when it is aborted
   */
  async list(signal?: AbortSignal): Promise<GameRow[]> {
    const rows: GameRow[] = [];
    for (const id of await this.#ids()) {
      const row = await this.#row(id, signal);
      if (row) rows.push(row);
    }
    return rows.sort((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1));
  }

  /** Writes a new game. @throws LibraryError READ_ONLY, STORAGE */
  async add(stored: StoredGame, beginning: Beginning, inputs: readonly Input[] = []): Promise<void> {
    await this.folder.exclusively('The game could not be begun', async () => {
      await this.folder.files.write(this.folder.inputs(stored.id), journalText(inputs));
      await this.folder.files.write(this.folder.table(stored.id), writeTableFile(stored, beginning));
    });
    this.changed();
  }

  /** Writes anew what a game keeps beyond its inputs. @throws LibraryError READ_ONLY, STORAGE */
  async save(stored: StoredGame, beginning: Beginning): Promise<void> {
    await this.folder.exclusively('The options of the table could not be saved', () =>
      this.folder.files.write(this.folder.table(stored.id), writeTableFile(stored, beginning)),
    );
    this.changed();
  }

  /** Into the trash; ids that are not there any more are passed over. @throws LibraryError READ_ONLY, STORAGE */
  async remove(ids: readonly string[]): Promise<Removed> {
    const trash = await this.#trash.remove(ids);
    this.changed();
    return { trash };
  }

  /** @returns the ids @throws LibraryError NOT_FOUND, READ_ONLY, STORAGE */
  async restore(trash: readonly string[]): Promise<string[]> {
    const ids = await this.#trash.restore(trash);
    this.changed();
    return ids;
  }

  /** Games in the trash. */
  removed(): Promise<RemovedGame[]> {
    return this.#trash.list();
  }

  /** Whether a name in the trash is that of a game. */
  isOfGame = (trash: string): boolean => isOfGame(trash);

  /** Deletes games that are in the trash for good. @throws LibraryError READ_ONLY, STORAGE */
  erase(trash: readonly string[]): Promise<void> {
    return this.#trash.erase(trash);
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(this.folder.path).catch(() => []);
    return names.flatMap((name) => (name.endsWith(TABLE_ENDING) ? name.slice(0, -TABLE_ENDING.length) : []));
  }

  #stats(id: string): Promise<readonly [Stats | null, Stats | null]> {
    const statOf = (path: string): Promise<Stats | null> => lstat(path).catch(() => null);
    return Promise.all([statOf(this.folder.table(id)), statOf(this.folder.inputs(id))]);
  }

  async #row(id: string, signal?: AbortSignal): Promise<GameRow | null> {
    const [table, inputs] = await this.#stats(id);
    if (!table) return null;
    const stamp = stampOf(table, inputs);
    const changed = Math.max(table.mtimeMs, inputs?.mtimeMs ?? 0);
    const live = this.running(id);
    if (live) return rowOf(live.stored, live.running, live.running.game, changed);
    const known = this.#rows.get(id);
    const isNow = known?.stamp === stamp && !known.row.isEnded;
    const row = isNow
      ? known.row
      : new SharedWork((stopped) => this.#readRow({ id, stamp, changed }, stopped));
    this.#rows.set(id, { stamp, row });
    return row.wait(signal);
  }

  /** From its summary, else from the game itself, which is played through for that; then its summary is written. */
  async #readRow({ id, stamp, changed }: Looked, signal: AbortSignal): Promise<GameRow> {
    // The rest of the program has its turn between two games.
    await setImmediate();
    const summary = await this.#summaries.read(id, stamp);
    if (summary) return { ...summary, changed };
    try {
      const { stored, beginning, playable, inputs } = await this.load(id, signal);
      const game = await inTurns(endOf(playable, beginning, inputs), signal);
      if (isFailure(game)) return unreadableRow(stored, beginning, changed, game.because);
      const row = rowOf(stored, { playable, beginning }, game, changed);
      if ((await this.stamp(id)) === stamp) await this.#summaries.write(row, stamp);
      return row;
    } catch (error) {
      signal.throwIfAborted();
      return this.#unreadable(id, changed, (error as Error).message);
    }
  }

  /** What its first file still says. */
  async #unreadable(id: string, changed: number, because: string): Promise<GameRow> {
    const text = await textOrNothing(this.folder.table(id));
    const table = readTableFile(text);
    const isRead = !('because' in table);
    return unreadableRow(isRead ? table.stored : { id }, isRead ? table.beginning : null, changed, because);
  }

  async #read(path: string): Promise<Buffer> {
    try {
      return await readPlain(path);
    } catch (error) {
      if (errnoOf(error) === 'ENOENT') {
        throw new LibraryError('NOT_FOUND', 'This game is not in the library any more; look in its trash.');
      }
      throw new LibraryError('STORAGE', `${path} cannot be read: ${reasonOf(error)}.`, { cause: error });
    }
  }
}
