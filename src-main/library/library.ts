import { resolve } from 'node:path';
import type { Card } from '../cards/card.js';
import { countCards, type Deck } from '../cards/deck.js';
import { CardList } from './card-list.js';
import { cardKind, deckKind } from './file-kinds.js';
import { FolderWatch } from './folder-watch.js';
import { Pictures } from './pictures.js';
import { placeOf, prepare, type Place } from './place.js';
import { Shelf } from './shelf.js';
import { Thumbnails } from './thumbnails.js';
import { Trash } from './trash.js';
import type { CardSort, CardSummary, DeckRow, LibraryChange, LibraryInfo, Removed } from './types.js';
import { Writer, type FileActions } from './writer.js';

export interface LibraryOptions {
  /** Told of every change from wherever it came; more listeners come by `subscribe`. */
  readonly onChange?: (change: LibraryChange) => void;
  /** Notice changes from outside by itself (the default); otherwise only at `refresh`. */
  readonly watch?: boolean;
  /** Replaces how files are written, to try out full disks. */
  readonly files?: Partial<FileActions>;
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
  await library.refresh();
  library.begin();
  return library;
}

/** Cards, decks and pictures in one folder. Errors that it throws are LibraryErrors. */
export class Library {
  readonly pictures: Pictures;
  private readonly cardShelf: Shelf<Card>;
  private readonly deckShelf: Shelf<Deck>;
  private readonly cardList: CardList;
  private readonly trash: Trash;
  private readonly thumbnails: Thumbnails;
  private readonly listeners = new Set<(change: LibraryChange) => void>();
  private watch: FolderWatch | null = null;
  private begun = false;
  private closed = false;
  private learning: Promise<void> = Promise.resolve();
  private gone = false;

  constructor(
    private readonly place: Place,
    private readonly writer: Writer,
    private readonly options: LibraryOptions,
  ) {
    const tell = () => this.tellChanges();
    this.cardShelf = new Shelf(place, cardKind, writer, tell);
    this.deckShelf = new Shelf(place, deckKind, writer, tell);
    this.cardList = new CardList(this.cardShelf.index);
    this.trash = new Trash(place, writer);
    this.pictures = new Pictures(place, writer);
    this.thumbnails = new Thumbnails(place, () => writer.readOnly === null && !this.gone);
    if (options.onChange) this.listeners.add(options.onChange);
  }

  readonly cards = {
    list: (wish: { query?: string; sort?: CardSort } = {}): CardSummary[] => this.cardList.list(wish),
    get: (id: string) => this.cardShelf.get(id),
    /** Those of the ids that are there, each once, as they stand on the disk. */
    getAll: async (ids: readonly string[]): Promise<Card[]> =>
      (await this.cardShelf.freshAll(ids)).map(({ content }) => content),
    create: (card: Omit<Card, 'id'>) => this.cardShelf.create(card),
    save: (card: Card, base: string) => this.cardShelf.save(card, base),
    duplicate: (id: string) => this.cardShelf.duplicate(id),
    remove: (ids: readonly string[]): Promise<Removed> => this.trash.remove(this.cardShelf, ids),
    restore: (trash: readonly string[]): Promise<string[]> => this.trash.restore(this.cardShelf, trash),
  };

  readonly decks = {
    list: (): DeckRow[] => this.deckRows(),
    get: (id: string) => this.deckShelf.get(id),
    /** As `cards.getAll`. */
    getAll: async (ids: readonly string[]): Promise<Deck[]> =>
      (await this.deckShelf.freshAll(ids)).map(({ content }) => content),
    create: (deck: Omit<Deck, 'id'>) => this.deckShelf.create(deck),
    save: (deck: Deck, base: string) => this.deckShelf.save(deck, base),
    duplicate: (id: string) => this.deckShelf.duplicate(id),
    remove: (ids: readonly string[]): Promise<Removed> => this.trash.remove(this.deckShelf, ids),
    restore: (trash: readonly string[]): Promise<string[]> => this.trash.restore(this.deckShelf, trash),
  };

  info(): LibraryInfo {
    const { root } = this.place;
    const lost = {
      file: root,
      message:
        'The library folder is no longer there. Put it back, or open it where it is now; nothing is saved until then.',
    };
    return {
      folder: root,
      cards: this.cardShelf.index.size,
      decks: this.deckShelf.index.size,
      readOnly: this.writer.readOnly,
      problems: [...(this.gone ? [lost] : []), ...this.cardShelf.problems(), ...this.deckShelf.problems()],
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
    const revision = this.cardShelf.index.byId(id)?.revision ?? (await this.cardShelf.get(id)).revision;
    return this.thumbnails.get(revision, variant, paint);
  }

  /** Looks for changes from outside now, reading only files that changed. */
  async refresh(): Promise<void> {
    await Promise.all([this.cardShelf.rescan(), this.deckShelf.rescan()]);
  }

  /** Resolves when misspelt searches are as fast as others; a second or so after opening. */
  async wordsLearned(): Promise<void> {
    await this.learning;
  }

  /** Begins to tell changes and to watch the folder. Called once, by openLibrary. */
  begin(): void {
    this.begun = true;
    if (this.writer.readOnly === null) void this.tidy();
    this.learning = this.cardList.learnWords(() => this.closed);
    if (this.options.watch === false) return;
    this.watch = new FolderWatch(this.place, {
      poke: (shelf, files) => this.poked(shelf === 'cards' ? this.cardShelf : this.deckShelf, files),
      presence: (there) => void this.presence(there),
    });
  }

  /** Waits for what is being written; afterwards nothing is told any more. */
  async close(): Promise<void> {
    this.closed = true;
    this.watch?.close();
    await this.learning;
    await this.writer.settled();
    this.listeners.clear();
    await this.thumbnails.prune(new Set([...this.cardShelf.index.listed()].map(({ revision }) => revision)));
  }

  private poked(shelf: Shelf<Card> | Shelf<Deck>, files: ReadonlySet<string> | null): void {
    if (files === null || files.size > 200) {
      void shelf.rescan();
      return;
    }
    shelf.look(files);
    void shelf.settleTwins();
  }

  private async tidy(): Promise<void> {
    await this.writer.tidy();
    if (this.writer.readOnly !== null) this.tell({ kind: 'changed', cards: [], decks: [] });
  }

  private async presence(there: boolean): Promise<void> {
    this.gone = !there;
    if (there) await this.refresh();
    this.tell(there ? { kind: 'reopened' } : { kind: 'changed', cards: [], decks: [] });
  }

  private tellChanges(): void {
    const cards = this.cardShelf.index.takeChange();
    const decks = this.deckShelf.index.takeChange();
    if (!this.begun || cards.ids.length + decks.ids.length === 0) {
      if (!this.begun || (!cards.problems && !decks.problems)) return;
    }
    this.tell({ kind: 'changed', cards: cards.ids, decks: decks.ids });
  }

  private tell(change: LibraryChange): void {
    for (const listener of this.listeners) listener(change);
  }

  private deckRows(): DeckRow[] {
    const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
    return [...this.deckShelf.index.listed()]
      .flatMap(({ content, revision }) =>
        content ? [{ id: content.id, name: content.name, count: countCards(content.entries), revision }] : [],
      )
      .sort((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
  }
}
