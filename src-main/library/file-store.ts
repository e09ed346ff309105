import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { faultIn } from '../cards/model-fault.js';
import { asLibraryError, LibraryError } from './errors.js';
import { damagedId } from './damaged-id.js';
import type { FileKind, Kept } from './file-kinds.js';
import { clashKey, fileNameFor, freeName, slugOf } from './file-names.js';
import type { Place } from './place.js';
import { readEntry, revisionOf, type Entry, type WholeEntry } from './read-entry.js';
import { scanAll, scanSome } from './scan.js';
import { FileIndex } from './file-index.js';
import type { LibraryProblem, SaveOutcome, Stored } from './types.js';
import type { SaveReason, Versions } from './versions/versions.js';
import type { Writer } from './writer.js';

/** A few milliseconds of reading. */
const LOOKED_AT_ONCE = 64;

/** All cards or all decks of a library: one file each. What is answered is always as it stands on the disk. */
export class FileStore<T extends Kept> {
  readonly index: FileIndex<T>;
  readonly folder: string;
  private readonly notes: LibraryProblem[] = [];
  private listingProblem: string | null = null;
  private scanning: Promise<void> = Promise.resolve();

  /**
   * @param onLook called after every look at the disk, when `index` may have changed
   * @param versions keeps what is saved over
   */
  constructor(
    private readonly place: Place,
    readonly kind: FileKind<T>,
    private readonly writer: Writer,
    private readonly onLook: () => void,
    private readonly versions: Versions,
  ) {
    this.index = new FileIndex(kind.ending);
    this.folder = join(place.root, kind.folder);
  }

  /** Reads what changed in the whole folder; ends when copies made by hand have their own ids. */
  async rescan(): Promise<void> {
    const turn = this.scanning.then(async () => {
      this.listingProblem = await scanAll(this.scanned);
      this.index.established = true;
      await this.settleTwins();
      this.onLook();
    });
    this.scanning = turn.catch(() => undefined);
    await turn;
  }

  /** Reads what changed in the whole folder, for callers that hold the writer's turn. */
  async catchUp(): Promise<void> {
    this.listingProblem = await scanAll(this.scanned);
    this.onLook();
  }

  /** Reads some files anew, at once. */
  look(files: Iterable<string>): void {
    scanSome(this.scanned, files);
    this.onLook();
  }

  /** Reads many files anew, in slices between which others have their turn; tells of them all at once. */
  async lookAtMany(files: readonly string[]): Promise<void> {
    for (let at = 0; at < files.length; at += LOOKED_AT_ONCE) {
      if (at > 0) await setImmediate();
      scanSome(this.scanned, files.slice(at, at + LOOKED_AT_ONCE));
    }
    this.onLook();
  }

  problems(): LibraryProblem[] {
    const named = (file: string, message: string): LibraryProblem => ({
      file: `${this.kind.folder}/${file}`,
      message,
    });
    const { folder } = this.kind;
    return [
      ...(this.listingProblem === null ? [] : [{ file: this.kind.folder, message: this.listingProblem }]),
      ...this.index.withProblems().map((entry) => {
        const id = this.damagedId(entry);
        const former = id !== null && this.versions.hasAny(this.kind.word, id) ? { kind: folder, id } : null;
        return { ...named(entry.file, entry.problem ?? ''), ...(former && { former }) };
      }),
      ...this.index.waitingTwins().map((twin) => {
        const original = this.index.byId(twin.content.id)?.file ?? 'another file';
        return named(
          twin.file,
          `It has the same id as ${original} and is not shown. Make the library writable and open it again: it then becomes a ${this.kind.word} of its own.`,
        );
      }),
      ...this.notes,
    ];
  }

  /** The damaged file that was this thing; null where there is none. */
  damagedFile(id: string): string | null {
    return this.index.withProblems().find((entry) => this.damagedId(entry) === id)?.file ?? null;
  }

  private damagedId(entry: Entry<T>): string | null {
    const { folder, index, kind } = this;
    const idBeginning = (eight: string) => this.versions.idBeginning(kind.word, eight);
    return damagedId(entry, { folder, index, idBeginning });
  }

  /** @throws LibraryError NOT_FOUND */
  async get(id: string): Promise<Stored<T>> {
    return storedOf(await this.fresh(id));
  }

  /** Its file, byte for byte. @throws LibraryError NOT_FOUND, STORAGE */
  async bytesOf(id: string): Promise<Uint8Array> {
    const { file, content } = await this.fresh(id);
    return readFile(join(this.folder, file)).catch((error: unknown) => {
      throw asLibraryError(error, `The file of the ${this.title(content)} could not be read`);
    });
  }

  /** @throws LibraryError BAD_INPUT, READ_ONLY, STORAGE */
  async create(content: Omit<T, 'id'>): Promise<Stored<T>> {
    const checked = this.checked({ ...content, id: randomUUID() });
    return this.writer.exclusively(`The ${this.title(checked)} could not be created`, async () => {
      const text = this.kind.write(checked);
      const file = freeName(fileNameFor(checked.name, checked.id, this.kind.ending), await this.takenNames());
      await this.writer.files.write(join(this.folder, file), text);
      this.look([file]);
      return { content: checked, revision: revisionOf(text), readOnly: null };
    });
  }

  /**
   * Writes the content if the file still is what the edit began from. When the name changes the file is renamed
   * before it is written: whatever happens in between, there is one whole file.
   * @throws LibraryError NOT_FOUND, BAD_INPUT, READ_ONLY, STORAGE
   */
  async save(content: T, base: string, reason: SaveReason = 'save'): Promise<SaveOutcome<T>> {
    const checked = this.checked(content);
    const doing = `The ${this.title(checked)} could not be saved`;
    return this.writer.exclusively(doing, async () => {
      const entry = await this.fresh(checked.id);
      if (entry.readOnly !== null) throw new LibraryError('READ_ONLY', `${doing}. ${entry.readOnly}`);
      if (entry.revision !== base) return { kind: 'conflict', current: storedOf(entry) };
      const text = this.kind.write(checked);
      const revision = revisionOf(text);
      if (revision === entry.revision) return { kind: 'saved', revision };
      await this.versions.beforeSave(this.kind, entry, checked, reason);
      // A program that takes no lock may have written meanwhile.
      const now = await this.fresh(checked.id);
      if (now.revision !== base) return { kind: 'conflict', current: storedOf(now) };
      const touched = [entry.file];
      try {
        let file = entry.file;
        if (slugOf(entry.content.name) !== slugOf(checked.name)) {
          file = await this.nameFor(checked, entry.file);
          if (file !== entry.file)
            await this.writer.files.rename(join(this.folder, entry.file), join(this.folder, file));
          touched.push(file);
        }
        await this.writer.files.write(join(this.folder, file), text);
      } finally {
        this.look(touched);
      }
      return { kind: 'saved', revision };
    });
  }

  /** A copy with an id of its own. @throws LibraryError as get and create */
  async duplicate(id: string): Promise<Stored<T>> {
    const { content } = await this.fresh(id);
    const name = content.name === '' ? '' : `${content.name.slice(0, 195)} copy`;
    return this.create({ ...content, name });
  }

  /** Names in the store and on the disk that no new file may take, as clash keys. */
  async takenNames(): Promise<Set<string>> {
    return new Set((await readdir(this.folder)).map(clashKey));
  }

  /** The entry as it stands on the disk now. @throws LibraryError NOT_FOUND */
  async fresh(id: string): Promise<WholeEntry<T>> {
    const [entry] = await this.freshAll([id]);
    if (entry) return entry;
    throw new LibraryError(
      'NOT_FOUND',
      `This ${this.kind.word} is not in the library. It may have been removed or damaged elsewhere; look in the library's problems.`,
    );
  }

  /** The entries as they stand on the disk now; ids that are nowhere are left out. */
  async freshAll(ids: readonly string[]): Promise<WholeEntry<T>[]> {
    const unique = [...new Set(ids)];
    this.look(unique.flatMap((id) => this.index.byId(id)?.file ?? []));
    if (unique.some((id) => !this.index.byId(id))) {
      await scanAll(this.scanned);
      this.onLook();
    }
    return unique.flatMap((id) => this.index.byId(id) ?? []);
  }

  /** Keeps what a batch of this name is going to replace. For callers that hold the writer's turn. @throws the file system's error */
  async keepVersions(ids: readonly string[], change: string): Promise<void> {
    await this.versions.keep(this.kind, await this.freshAll(ids), 'batch', { change });
  }

  /** What a file of this kind holds that lies elsewhere; null where it cannot be read. */
  readElsewhere(path: string, file: string): T | null {
    return readEntry(path, file, this.kind)?.content ?? null;
  }

  /** Gives every copy made by hand an id of its own, if it can be written. */
  async settleTwins(): Promise<void> {
    if (this.index.waitingTwins().length === 0 || this.writer.readOnly !== null) return;
    await this.writer
      .exclusively('A copied file could not be given an id of its own', () => this.separateTwins())
      .catch(() => undefined);
  }

  /** For callers that hold the writer's turn. */
  async separateTwins(): Promise<void> {
    for (const twin of this.index.waitingTwins()) {
      const original = this.index.byId(twin.content.id)?.file;
      this.look(original ? [twin.file, original] : [twin.file]);
      if (!original || !this.index.waitingTwins().some(({ file }) => file === twin.file)) continue;
      const content = this.index.byFile(twin.file)?.content;
      if (!content || twin.readOnly !== null) continue;
      await this.writer.files.write(
        join(this.folder, twin.file),
        this.kind.write({ ...content, id: randomUUID() }),
      );
      this.notes.push({
        file: `${this.kind.folder}/${twin.file}`,
        message: `It was a copy of ${original} with the same id; it is now a ${this.kind.word} of its own.`,
      });
      this.look([twin.file]);
    }
  }

  private get scanned() {
    return { root: this.place.root, folder: this.folder, kind: this.kind, index: this.index };
  }

  private async nameFor(content: T, current: string): Promise<string> {
    const taken = await this.takenNames();
    taken.delete(clashKey(current));
    return freeName(fileNameFor(content.name, content.id, this.kind.ending), taken);
  }

  /** @throws LibraryError BAD_INPUT */
  checked(content: unknown): T {
    const result = this.kind.model.safeParse(content);
    if (result.success) return result.data;
    throw new LibraryError(
      'BAD_INPUT',
      `The ${this.kind.word} cannot be kept as it is: ${faultIn(result.error)} Correct it and save again.`,
    );
  }

  private title(content: T): string {
    return content.name === '' ? this.kind.word : `${this.kind.word} “${content.name}”`;
  }
}

function storedOf<T>({ content, revision, readOnly }: WholeEntry<T>): Stored<T> {
  return { content, revision, readOnly };
}
