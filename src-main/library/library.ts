import { resolve } from 'node:path';
import type { Card } from '../cards/card.js';
import type { CardSet } from '../cards/card-set.js';
import { countCards, type Deck } from '../cards/deck.js';
import type { FieldName } from '../collection/query/fields.js';
import type { Batches } from './batches/batch.js';
import { BatchStore } from './batches/batches.js';
import { CardList, type CardWish, type FoundCards, type KnownFacts } from './finding/card-list.js';
import { cardKind, cardSetKind, deckKind, type Kept, type StoreName } from './file-kinds.js';
import { FolderWatch } from './folder-watch.js';
import { FrameStore } from './frames/frame-store.js';
import { Pictures } from './pictures/pictures.js';
import { placeOf, prepare, type Place } from './place.js';
import { PrintLedger } from './print-ledger.js';
import { Recovery } from './batches/recovery.js';
import { SetMarks, type CardMark } from './set-marks.js';
import { FileStore } from './file-store.js';
import { Thumbnails } from './pictures/thumbnails.js';
import { NotDuplicates } from './not-duplicates.js';
import { RunningDrafts } from './running-drafts.js';
import { TrashContents } from './trash/trash-contents.js';
import { Trash } from './trash/trash.js';
import type { CardSummary, DeckRow, LibraryChange, LibraryInfo, Removed } from './types.js';
import { versionAccess } from './versions/version-access.js';
import { Versions } from './versions/versions.js';
import type { FileActions } from './file-actions.js';
import { Writer } from './writer.js';

export interface LibraryOptions {
  /** Called at every change, wherever it came from; more listeners come by `subscribe`. */
  readonly onChange?: (change: LibraryChange) => void;
  /** Notice changes from outside by itself (the default); otherwise only at `refresh`. */
  readonly watch?: boolean;
  /** Replaces how files are written, to try out full disks. */
  readonly files?: Partial<FileActions>;
  /** Milliseconds since 1970; replaces the clock. */
  readonly now?: () => number;
}

/**
 * Opens a library and makes its folder if it is new. A folder that cannot be written opens read-only, with the
 * reason in `info()`; files that cannot be read are left untouched and named there. Never throws because of what a folder holds.
 */
export async function openLibrary(folder: string, options: LibraryOptions = {}): Promise<Library> {
  const place = placeOf(resolve(folder));
  const writer = new Writer(place, options.files);
  writer.readOnly = await prepare(place);
  const library = new Library(place, writer, options);
  await library.recovered();
  await library.refresh();
  library.begin();
  return library;
}

/** Cards, decks and pictures in one folder. Errors that it throws are LibraryErrors. */
export class Library {
  readonly pictures: Pictures;
  readonly frames: FrameStore;
  /** Prints that came out well. */
  readonly prints: PrintLedger;
  readonly trash: TrashContents;
  readonly notDuplicates: NotDuplicates;
  readonly runningDrafts: RunningDrafts;
  private readonly cardStore: FileStore<Card>;
  private readonly deckStore: FileStore<Deck>;
  private readonly setStore: FileStore<CardSet>;
  private readonly cardList: CardList;
  private readonly setMarks: SetMarks;
  private readonly toTrash: Trash;
  private readonly versions: Versions;
  private readonly batchStore: BatchStore;
  private readonly recovery: Recovery;
  private readonly thumbnails: Thumbnails;
  private readonly listeners = new Set<(change: LibraryChange) => void>();
  private watch: FolderWatch | null = null;
  private begun = false;
  private closed = false;
  private learning: Promise<void> = Promise.resolve();
  private factFinding: Promise<void> = Promise.resolve();
  private gone = false;

  constructor(
    private readonly place: Place,
    private readonly writer: Writer,
    private readonly options: LibraryOptions,
  ) {
    const tell = () => this.tellChanges();
    const now = options.now ?? Date.now;
    this.versions = new Versions(place, writer, now);
    this.cardStore = new FileStore(place, cardKind, writer, tell, this.versions);
    this.deckStore = new FileStore(place, deckKind, writer, tell, this.versions);
    this.setStore = new FileStore(place, cardSetKind, writer, tell, this.versions);
    this.cardList = new CardList(
      { cards: this.cardStore.index, decks: this.deckStore.index, sets: this.setStore.index },
      () => this.setRows(),
      options.now ?? Date.now,
      () => this.closed,
    );
    this.setMarks = new SetMarks(this.cardStore.index, this.setStore.index);
    this.toTrash = new Trash(place, writer);
    this.pictures = new Pictures(place, writer);
    this.prints = new PrintLedger(place, writer);
    this.frames = new FrameStore(place, writer, this.pictures, () => {
      if (this.begun && !this.closed) this.tell({ kind: 'reopened' });
    });
    const stores = { cards: this.cardStore, decks: this.deckStore, sets: this.setStore };
    this.notDuplicates = new NotDuplicates(place, writer);
    this.runningDrafts = new RunningDrafts(place, writer);
    this.trash = new TrashContents(place, writer, stores, this.toTrash, this.versions);
    this.batchStore = new BatchStore(place, writer, stores, now);
    writer.recovery = () => this.batchStore.putBackUnfinished();
    const isBatchBegun = () => this.batchStore.isAnyBegun();
    this.recovery = new Recovery(place, writer, isBatchBegun, () => void this.reopened());
    this.thumbnails = new Thumbnails(place, () => writer.readOnly === null && !this.gone);
    if (options.onChange) this.listeners.add(options.onChange);
  }

  get cards() {
    return {
      /** All cards in the order of their names. */
      list: (): CardSummary[] => this.cardList.list(),
      rows: (ids: readonly string[]): CardSummary[] => this.cardList.rows(ids),
      /** What follows from some cards; each costs a tenth of a millisecond the first time. */
      factsOf: (ids: readonly string[]): KnownFacts[] => this.cardList.factsOf(ids),
      countFound: (key: FieldName, signal?: AbortSignal) => this.cardList.countFound(key, signal),
      textsIn: (key: string, game: string | null): string[] => this.cardList.textsIn(key, game),
      find: (wish: CardWish, signal?: AbortSignal): Promise<FoundCards> => this.cardList.find(wish, signal),
      ...this.doorOf(this.cardStore),
    };
  }

  get decks() {
    return { list: (): DeckRow[] => this.deckRows(), ...this.doorOf(this.deckStore) };
  }

  get sets() {
    return { list: (): CardSet[] => this.setRows(), ...this.doorOf(this.setStore) };
  }

  /** Changes of many files at once, each of which can be taken back. */
  get batches(): Batches {
    return this.batchStore;
  }

  /** What a card, kept or not, shows of its set as it is now; null for nothing. */
  markOf(card: Pick<Card, 'set'>): CardMark | null {
    return this.setMarks.of(card);
  }

  /** Another one whenever a card of one revision would look otherwise: eight hexadecimal digits, for caches; undefined for none. */
  lookTagOf(card: Pick<Card, 'set'>): string | undefined {
    const mark = this.markOf(card)?.tag;
    const frames = this.frames.tag;
    if (mark === undefined || frames === '') return mark ?? (frames || undefined);
    const both = Number.parseInt(mark, 16) ^ Number.parseInt(frames, 16);
    return (both >>> 0).toString(16).padStart(8, '0');
  }

  info(): LibraryInfo {
    const { root } = this.place;
    const lost = {
      file: root,
      message:
        'The library folder is no longer there. Put it back, or open it where it is now; nothing is saved until then.',
    };
    return {
      folder: root,
      cards: this.cardStore.index.size,
      decks: this.deckStore.index.size,
      sets: this.setStore.index.size,
      readOnly: this.recovery.reason ?? this.writer.readOnly,
      problems: [...(this.gone ? [lost] : []), ...this.stores().flatMap((store) => store.problems())],
    };
  }

  /** @returns a function that ends the subscription */
  subscribe(listener: (change: LibraryChange) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * A card's thumbnail from the cache, or painted now and kept.
   * @param paint makes the PNG
   * @param variant tells apart paintings of one revision (size, version of the painter): a–z and digits
   * @throws LibraryError NOT_FOUND, or what `paint` throws
   */
  async thumbnail(id: string, paint: () => Promise<Uint8Array>, variant = 'card'): Promise<Uint8Array> {
    const { content, revision } = this.cardStore.index.byId(id) ?? (await this.cardStore.get(id));
    return this.thumbnails.get(revision, `${variant}${this.markTagOf(content)}`, paint);
  }

  /** Looks for changes from outside now, reading only files that changed. */
  async refresh(): Promise<void> {
    await Promise.all([...this.stores().map((store) => store.rescan()), this.frames.refresh()]);
  }

  /** Resolves when what a program that died left half done is put right, or `info()` says why not. */
  recovered(): Promise<void> {
    return this.recovery.atOpening();
  }

  /** Resolves when misspelt searches are as fast as others; a second or so after opening. */
  async wordsLearned(): Promise<void> {
    await this.learning;
  }

  /** Begins to tell changes and to watch the folder. Called once, by openLibrary. */
  begin(): void {
    this.begun = true;
    if (this.writer.readOnly === null) void this.tidy();
    this.learning = this.cardList.learnWords();
    this.factFinding = this.learning.then(() => this.cardList.findFacts());
    if (this.options.watch === false) return;
    this.watch = new FolderWatch(this.place, {
      poke: (store, files) => this.poked(this.storeOf(store), files),
      presence: (there) => void this.presence(there),
    });
  }

  /** Waits for what is being written; afterwards nothing is told any more. */
  async close(): Promise<void> {
    this.closed = true;
    this.watch?.close();
    await this.recovery.close();
    await this.learning;
    await this.factFinding;
    await this.writer.settled();
    this.listeners.clear();
    await this.pictures.pruneVariants();
    await this.thumbnails.prune(
      new Map(
        [...this.cardStore.index.listed()].map((card) => [card.revision, this.markTagOf(card.content)]),
      ),
    );
  }

  /** Ends a thumbnail's variant, so that a card is painted anew when its set or the frames change. */
  private markTagOf(card: Pick<Card, 'set'>): string {
    const tag = this.lookTagOf(card);
    return tag === undefined ? '' : `m${tag}`;
  }

  private poked(store: AnyStore, files: ReadonlySet<string> | null): void {
    if (files === null || files.size > 200) {
      void store.rescan();
      return;
    }
    store.look(files);
    void store.settleTwins();
  }

  private async tidy(): Promise<void> {
    await this.writer.tidy();
    if (this.writer.readOnly !== null) this.tell(nothingChanged);
  }

  private async presence(there: boolean): Promise<void> {
    this.gone = !there;
    if (there) await this.reopened();
    else this.tell(nothingChanged);
  }

  /** Everything may look otherwise than before. */
  private async reopened(): Promise<void> {
    if (!this.begun || this.closed) return;
    await this.refresh();
    this.tell({ kind: 'reopened' });
  }

  private tellChanges(): void {
    const cards = this.cardStore.index.takeChange();
    const decks = this.deckStore.index.takeChange();
    const sets = this.setStore.index.takeChange();
    const changes = [cards, decks, sets];
    if (!this.begun || !changes.some(({ ids, problems }) => ids.length > 0 || problems)) return;
    void this.recovery.check();
    this.tell({ kind: 'changed', cards: cards.ids, decks: decks.ids, sets: sets.ids });
  }

  private tell(change: LibraryChange): void {
    for (const listener of this.listeners) listener(change);
  }

  private deckRows(): DeckRow[] {
    return [...this.deckStore.index.listed()]
      .map(({ content: { id, name, entries }, revision, stamp: { changed } }) => ({
        id,
        name,
        count: countCards(entries),
        revision,
        changed,
      }))
      .sort(byName);
  }

  private setRows(): CardSet[] {
    return [...this.setStore.index.listed()].map(({ content }) => content).sort(byName);
  }

  private stores(): AnyStore[] {
    return [this.cardStore, this.deckStore, this.setStore];
  }

  private storeOf(name: StoreName): AnyStore {
    return { cards: this.cardStore, decks: this.deckStore, sets: this.setStore }[name];
  }

  private doorOf<T extends Kept>(store: FileStore<T>) {
    return {
      get: (id: string) => store.get(id),
      bytesOf: (id: string) => store.bytesOf(id),
      /** Those of the ids that are there, each once, as they stand on the disk. */
      getAll: async (ids: readonly string[]): Promise<T[]> =>
        (await store.freshAll(ids)).map(({ content }) => content),
      create: (content: Omit<T, 'id'>) => store.create(content),
      /** @param opened it is the first save since somebody opened the thing: what it was is kept as a version */
      save: (content: T, base: string, opened = false) =>
        store.save(content, base, opened ? 'opened' : 'save'),
      duplicate: (id: string) => store.duplicate(id),
      remove: (ids: readonly string[]): Promise<Removed> => this.toTrash.remove(store, ids),
      restore: (trash: readonly string[]): Promise<string[]> => this.toTrash.restore(store, trash),
      versions: versionAccess({
        place: this.place,
        writer: this.writer,
        versions: this.versions,
        store,
        isInTrash: async (id) => (await this.trash.list()).some((thing) => thing.id === id),
      }),
    };
  }
}

type AnyStore = FileStore<Card> | FileStore<Deck> | FileStore<CardSet>;

const nothingChanged: LibraryChange = { kind: 'changed', cards: [], decks: [], sets: [] };

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const byName = (a: Kept, b: Kept): number => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
