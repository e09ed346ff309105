import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readPlain } from '../../files/read-plain.js';
import { errnoOf, LibraryError, reasonOf } from '../../library/errors.js';
import { clashKey, freeName, slugOf } from '../../library/file-names.js';
import { makeFolder } from '../../library/make-folder.js';
import { placeOf } from '../../library/place.js';
import { Writer } from '../../library/writer.js';
import type { Scenario } from '../../engine/scenario/scenario.js';
import { readScenarioText, SCENARIO_ENDING, writeScenarioText } from './scenario-text.js';

/** A scenario of a library in a list. */
export interface ScenarioRow {
  /** The name of its file without the ending. */
  readonly id: string;
  readonly title: string;
  readonly rules: string;
  readonly players: readonly string[];
  /** The sentence of its goal; null: it is no puzzle. */
  readonly goal: string | null;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** Why it cannot be opened or not be saved, with a way out; null when it can. */
  readonly trouble: string | null;
}

export interface StoredScenario {
  readonly id: string;
  readonly scenario: Scenario;
  /** Why it is not written, or null. */
  readonly readOnly: string | null;
}

const NEWER =
  'It was made by a newer Cardwright. Update Cardwright to change it; a copy can be saved under another name.';

const gone = (id: string): LibraryError =>
  new LibraryError('NOT_FOUND', `The scenario “${id}” is no longer in the library. Open another one.`);

/** The scenarios in a library's folder, each a file that people can give away. Errors that it throws are LibraryErrors. */
export class ScenarioStore {
  readonly #folder: string;
  readonly #writer: Writer;

  /**
   * @param root folder of the library
   * @param folder in which the files lie
   */
  constructor(root: string, folder = join(root, 'scenarios')) {
    this.#folder = folder;
    this.#writer = new Writer(placeOf(root));
  }

  /** By their names. */
  async list(): Promise<ScenarioRow[]> {
    const ids = await this.#ids();
    const rows = await Promise.all(ids.map((id) => this.#row(id)));
    const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
    return rows.flatMap((row) => row ?? []).sort((a, b) => collator.compare(a.title, b.title));
  }

  async load(id: string): Promise<StoredScenario> {
    const reading = await this.#read(id);
    if (!reading) {
      throw gone(id);
    }
    if (reading.kind === 'damaged') {
      throw new LibraryError(
        'BAD_INPUT',
        `The scenario “${id}” cannot be opened: ${reading.because} The file is as it was.`,
      );
    }
    if (!reading.content) {
      throw new LibraryError(
        'BAD_INPUT',
        `The scenario “${id}” was made by a newer Cardwright. Update Cardwright to open it.`,
      );
    }
    return { id, scenario: reading.content, readOnly: reading.kind === 'newer' ? NEWER : null };
  }

  /**
   * Writes a scenario, as a whole or not at all.
   * @param id of the file that it replaces; null: a new file, named after the scenario
   */
  async save(scenario: Scenario, id: string | null): Promise<StoredScenario> {
    return this.#writer.exclusively('The scenario could not be saved', async () => {
      await makeFolder(this.#folder);
      const kept = id ?? (await this.#freeId(scenario.name));
      // A file that has gone since is made anew; no id leads out of the folder.
      if (slugOf(kept) !== kept && !(await this.#ids()).includes(kept)) throw gone(kept);
      const before = id === null ? null : await this.#read(kept);
      if (before?.kind === 'newer') throw new LibraryError('READ_ONLY', NEWER);
      await this.#writer.files.write(this.#path(kept), writeScenarioText(scenario));
      return { id: kept, scenario, readOnly: null };
    });
  }

  /** Removes a file for good; one that is there no more is removed already. */
  async remove(id: string): Promise<void> {
    await this.#writer.exclusively('The scenario could not be removed', async () => {
      if ((await this.#ids()).includes(id)) await rm(this.#path(id), { force: true });
    });
  }

  async #row(id: string): Promise<ScenarioRow | null> {
    const reading = await this.#read(id);
    if (!reading) return null;
    const changed = (await lstat(this.#path(id)).catch(() => null))?.mtimeMs ?? 0;
    const trouble = reading.kind === 'damaged' ? reading.because : reading.kind === 'newer' ? NEWER : null;
    const content = reading.kind === 'damaged' ? null : reading.content;
    return {
      id,
      title: content?.name || id,
      rules: content?.rules ?? '',
      players: content?.players.map(({ name }) => name) ?? [],
      goal: content?.goal?.text ?? null,
      changed,
      trouble,
    };
  }

  async #read(id: string): Promise<ReturnType<typeof readScenarioText> | null> {
    // Only names of files that lie in the folder are looked for, so that no id leads out of it.
    if (!(await this.#ids()).includes(id)) return null;
    try {
      return readScenarioText((await readPlain(this.#path(id))).toString('utf8'));
    } catch (error) {
      if (errnoOf(error) === 'ENOENT') return null;
      return { kind: 'damaged', because: `The file cannot be read: ${reasonOf(error)}.` };
    }
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(this.#folder).catch((error: unknown) => {
      if (errnoOf(error) === 'ENOENT') return [];
      throw error;
    });
    return names
      .filter((name) => name.endsWith(SCENARIO_ENDING))
      .map((name) => name.slice(0, -SCENARIO_ENDING.length));
  }

  async #freeId(name: string): Promise<string> {
    const taken = new Set((await this.#ids()).map((id) => clashKey(`${id}${SCENARIO_ENDING}`)));
    return freeName(`${slugOf(name)}${SCENARIO_ENDING}`, taken).slice(0, -SCENARIO_ENDING.length);
  }

  #path(id: string): string {
    return join(this.#folder, `${id}${SCENARIO_ENDING}`);
  }
}
