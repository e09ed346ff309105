import { dequal } from 'dequal/lite';
import type { LibraryChange, SaveOutcome, Stored } from '../../../src-main/api/answers/answers.js';
import type { Client } from '../../connection/client.js';
import { follow } from '../../connection/follow.js';
import { isMissing, sentenceOf } from '../../connection/sentence.js';
import { History } from '../history/undo.svelte.js';
import { saving } from '../notices/saving.svelte.js';
import { nowOpen, openFileOf, type FileKind } from './open-files.svelte.js';
import { Autosave } from './autosave.svelte.js';

/** A burst of typing or of key presses ends after this pause, ms: what follows is a step of its own. */
const BURST = 1500;

/** How an editor's kind of file is read and written. */
export interface Files<T> {
  readonly kind: FileKind;
  readonly get: () => Promise<Stored<T>>;
  readonly save: (content: T, base: string, opened: boolean) => Promise<SaveOutcome<T>>;
  readonly create: (content: Omit<T, 'id'>) => Promise<Stored<T>>;
}

/** One way of a step: what its fields become, and what else its editor noted. */
interface Way<T> {
  patch: Partial<T>;
  readonly mark?: unknown;
}

const words = { cards: 'card', decks: 'deck', sets: 'set' } as const satisfies Record<FileKind, string>;

/** So often a file that changes under the hand is read and written anew. */
const TRIES = 3;

/**
 * One file of the library while it is edited: its content as it stands, what can be undone, its way to the disk, and what
 * becomes of it elsewhere. What a kind of file has beyond that, its editor adds. Draws nothing.
 */
export abstract class FileEditor<T extends { readonly id: string; readonly name: string }> {
  readonly id: string;
  /** Where its steps go: the history of the whole library, so that they can be taken back from any room. */
  readonly history: History;
  readonly #client: Client;
  readonly #files: Files<T>;
  #following = new AbortController();
  /** The first reading, until it is done. */
  #loading: Promise<void> | null = null;
  #content = $state.raw<T | null>(null);
  #autosave = $state.raw<Autosave<T> | null>(null);
  #readOnly = $state<string | null>(null);
  #failure = $state<string | null>(null);
  #gone = $state(false);
  #burst: ReturnType<typeof setTimeout> | undefined;
  #close = (): void => undefined;
  /** The ways of the newest step, for what follows from it. */
  #latest: { readonly back: Way<T>; readonly forth: Way<T> } | null = null;

  constructor(client: Client, id: string, files: Files<T>, history = new History()) {
    this.history = history;
    this.#client = client;
    this.id = id;
    this.#files = files;
  }

  /** The content as it stands now, saved or not. Null until it is loaded. Never written to: see `edit`. */
  protected get content(): T | null {
    return this.#content;
  }
  /** Why the file cannot be edited, or null. */
  get readOnly(): string | null {
    return this.#readOnly;
  }
  get editable(): boolean {
    return this.#content !== null && this.#readOnly === null;
  }
  /** Why the file could not be opened. */
  get failure(): string | null {
    return this.#failure;
  }
  get saveFailure(): string | null {
    return this.#autosave?.failure ?? null;
  }
  /** The file as it stands on disk, if it was changed elsewhere since this edit began. */
  get conflict(): Stored<T> | null {
    return this.#autosave?.conflict ?? null;
  }
  /** The file is no more. What is shown here can be kept as a new one. */
  get gone(): boolean {
    return this.#gone;
  }
  get unsaved(): boolean {
    return this.#autosave?.pending ?? false;
  }

  /** Reads the file and follows its changes from elsewhere, until `dispose`. Resolves when it has been read, or cannot be. */
  open(): Promise<void> {
    this.#failure = null;
    this.#following.abort();
    this.#close();
    this.#close = nowOpen(this.#files.kind, this.id, this);
    const { signal } = (this.#following = new AbortController());
    return new Promise((done) => {
      void follow<LibraryChange>({
        open: (signal) => this.#client.library.changes(undefined, { signal }),
        onOpened: (again) => {
          if (again) this.#missedSome();
          else done((this.#loading = this.#load().finally(() => (this.#loading = null))));
        },
        onValue: (change) => void this.#changedElsewhere(change),
        signal,
      });
    });
  }

  /** Ends a burst of changes: the next one is a step of its own. */
  seal(): void {
    clearTimeout(this.#burst);
    this.history.seal();
  }

  /** Writes what is not on disk yet. Resolves when it is there, or cannot be: then `saveFailure` or `conflict` says so. */
  async flush(): Promise<void> {
    await this.#autosave?.flush();
  }

  /** Writes one's own content over what was changed elsewhere. */
  async keepMine(): Promise<void> {
    const theirs = this.conflict;
    if (!theirs) return;
    this.#autosave?.rebase(theirs.revision, true);
    await this.flush();
  }

  /** Goes on with the file as it was changed elsewhere. One's own content can be had back by undo. */
  takeTheirs(): void {
    const theirs = this.conflict;
    if (!theirs) return;
    this.seal();
    this.#autosave?.rebase(theirs.revision, false);
    this.#nothingUnsaved();
    const before = this.#content ?? theirs.content;
    this.show(theirs.content);
    this.remember('take the other version', { patch: before }, { patch: theirs.content });
    this.seal();
  }

  /** Writes the content as it stands into the library as a new file, and answers its id. Rejects with a sentence. */
  async keepAsNew(): Promise<string> {
    if (!this.#content) throw new Error('There is nothing to keep.');
    const { id: _old, ...content } = this.written(this.#content);
    const stored = await this.#files.create(content);
    this.abandon();
    return stored.content.id;
  }

  /** Gives up what is not on disk yet. */
  abandon(): void {
    this.#autosave?.abandon();
    this.#nothingUnsaved();
  }

  /** Ends it all; what is not on disk yet is written first. */
  async dispose(): Promise<void> {
    clearTimeout(this.#burst);
    this.#following.abort();
    await this.flush();
    this.#close();
  }

  /**
   * Changes some of the content, as one named step that can be undone. `name` follows "Undo: ". Steps with the same `mergeKey`
   * become one until `seal()`, or until nothing was changed for `pause` ms (null: only until `seal()`).
   */
  protected edit(name: string, patch: Partial<T>, mergeKey?: string, pause: number | null = BURST): void {
    const now = this.#content;
    if (!now || !this.editable) return;
    const keys = (Object.keys(patch) as (keyof T)[]).filter((key) => !dequal(patch[key], now[key]));
    if (keys.length === 0) return;
    const after = pick(patch, keys);
    const [was, is] = this.marks(after);
    this.remember(name, { patch: pick(now, keys), mark: was }, { patch: after, mark: is }, mergeKey);
    clearTimeout(this.#burst);
    if (mergeKey !== undefined && pause !== null) this.#burst = setTimeout(() => this.seal(), pause);
    this.put(after, is);
  }

  /** What an editor has beyond the content, before a change and after it. */
  protected marks(_after: Partial<T>): readonly [before: unknown, after: unknown] {
    return [undefined, undefined];
  }

  /**
   * Makes a change a step of the history. It speaks of the fields that it changed, not of what comes from elsewhere since, and says
   * of which file it is wherever that is not in front.
   */
  protected remember(name: string, back: Way<T>, forth: Way<T>, mergeKey?: string): void {
    const { id } = this;
    const { kind } = this.#files;
    const title = (): string => this.#content?.name.trim() || `unnamed ${words[kind]}`;
    const merged = this.history.push({
      get name() {
        return openFileOf(kind, id) ? name : `${name} in “${title()}”`;
      },
      undo: () => this.#take(back),
      redo: () => this.#take(forth),
      ...(mergeKey !== undefined && { mergeKey: `${kind}/${id}/${mergeKey}` }),
    });
    this.#latest = { back: merged && this.#latest ? this.#latest.back : back, forth };
  }

  /** Fields that follow from the newest step, and are taken back with it; what it changed itself stands. */
  protected follows(patch: Partial<T>): void {
    const now = this.#content;
    if (!now) return;
    if (this.#latest) {
      const { back, forth } = this.#latest;
      back.patch = { ...pick(now, Object.keys(patch) as (keyof T)[]), ...back.patch };
      forth.patch = { ...forth.patch, ...patch };
    }
    this.apply(patch);
  }

  /** Goes one way of a step: in the file's room while that stands, otherwise on the disk. */
  async #take({ patch, mark }: Way<T>): Promise<void> {
    this.#latest = null;
    const open = openFileOf(this.#files.kind, this.id);
    if (open?.put(patch, mark)) return;
    if (open) throw new Error('This cannot be changed now. Open it and look why.');
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { content, revision } = await this.#files.get();
      const outcome = await saving.track(this.#files.save({ ...content, ...patch }, revision, false));
      if (outcome.kind === 'conflict') continue;
      this.#content = { ...content, ...patch };
      return;
    }
    throw new Error('It is being changed elsewhere at this moment. Try again.');
  }

  /** Puts these fields into the content, and has it written some moments later. No step of its own. */
  protected apply(patch: Partial<T>): void {
    if (!this.#content) return;
    this.show({ ...this.#content, ...patch });
    this.#autosave?.changed();
  }

  /** Puts fields back or forth, for a step that is taken back in another room than its own, or here. */
  put(patch: Partial<T>, _mark?: unknown): boolean {
    if (!this.editable) return false;
    this.apply(patch);
    return true;
  }

  /** Takes over a content, and asks for whatever follows from it. */
  protected show(content: T): void {
    this.#content = content;
  }

  /** A content as it goes to the disk. */
  protected written(content: T): T {
    return content;
  }

  /** Something changed in the library: the place to ask anew for what follows from other files. */
  protected libraryChanged(_change: LibraryChange): void {}

  /** Lets the title bar forget a write that failed and is not wanted any more. */
  #nothingUnsaved(): void {
    void saving.track(Promise.resolve());
  }

  async #load(): Promise<void> {
    try {
      const stored = await this.#read();
      this.#autosave = new Autosave<T>(stored.revision, {
        current: () => this.written(this.#content ?? stored.content),
        save: this.#files.save,
        track: (write) => saving.track(write),
        wait: () => saving.wait(),
      });
      this.show(stored.content);
    } catch (error) {
      this.#failure = sentenceOf(error);
      this.#following.abort();
    }
  }

  /** The line was broken for a while. */
  #missedSome(): void {
    if (this.saveFailure) void this.flush();
    void this.#changedElsewhere({ kind: 'reopened' });
  }

  async #changedElsewhere(change: LibraryChange): Promise<void> {
    this.libraryChanged(change);
    if (change.kind === 'changed' && !change[this.#files.kind].includes(this.id)) return;
    await this.#reread();
  }

  /** Takes over what stands on disk, unless it is one's own or there are own changes: their save will meet the conflict. */
  async #reread(): Promise<void> {
    await this.#loading;
    const autosave = this.#autosave;
    if (!autosave) return;
    try {
      await autosave.settled();
      const base = autosave.base;
      const stored = await this.#read();
      this.#gone = false;
      if (autosave.pending || autosave.base !== base || stored.revision === base) return;
      autosave.rebase(stored.revision, false);
      this.#latest = null;
      this.show(stored.content);
    } catch (error) {
      if (isMissing(error)) this.#gone = true;
    }
  }

  /** The file as it stands on disk, and whether it can be written. */
  async #read(): Promise<Stored<T>> {
    const [stored, library] = await Promise.all([this.#files.get(), this.#client.library.info()]);
    this.#readOnly = stored.readOnly ?? library.readOnly;
    return stored;
  }
}

function pick<T>(content: Partial<T>, keys: readonly (keyof T)[]): Partial<T> {
  const picked: Partial<T> = {};
  for (const key of keys) picked[key] = content[key];
  return picked;
}
