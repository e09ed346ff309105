import type { Card } from '../../cards/card.js';
import type { CardSet } from '../../cards/card-set.js';
import type { Deck } from '../../cards/deck.js';
import type { FrameFiles } from '../../library/frames/frame-store.js';
import type { Library } from '../../library/library.js';
import type { FoundFrame } from '../intake/found.js';
import { sha256 } from '../zip/safe-zip.js';
import { ListNames } from '../list/list-names.js';
import { isCalled, nameKeyOf, type CardNames } from '../list/match-names.js';

/** Whether a frame's pictures are those that a package has of it. One that cannot be read is another. */
async function areSame(mine: FrameFiles['pictures'], theirs: FoundFrame['pictures']): Promise<boolean> {
  if (mine.size !== theirs.size) return false;
  for (const [name, read] of mine) {
    const bytes = await read().catch(() => null);
    if (bytes === null || sha256(bytes) !== theirs.get(name)?.digest) return false;
  }
  return true;
}

/** What the library has that an import may meet. */
export class LibraryFacts {
  readonly list: ListNames;
  readonly sets: readonly CardSet[];
  readonly #library: Library;
  readonly #ids: ReadonlySet<string>;
  readonly #cards = new Map<string, Card>();

  constructor(library: Library) {
    this.#library = library;
    const rows = library.cards.list();
    this.#ids = new Set(rows.map(({ id }) => id));
    this.sets = library.sets.list();
    this.list = new ListNames(rows, this.sets);
  }

  get names(): CardNames<{ readonly id: string; readonly name: string }> {
    return this.list.names;
  }

  hasCard(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Reads those cards that bear one of the ids or names, so that `card` knows them. */
  async learn(ids: readonly string[], names: readonly string[]): Promise<void> {
    const wanted = new Set(ids.filter((id) => this.#ids.has(id)));
    for (const name of names) for (const { id } of this.names.named(name)) wanted.add(id);
    for (const card of await this.#library.cards.getAll([...wanted])) this.#cards.set(card.id, card);
  }

  /** A card that was learnt, whole. */
  card(id: string): Card | null {
    return this.#cards.get(id) ?? null;
  }

  /** Learnt cards of a name. */
  cardsNamed(name: string): readonly Card[] {
    return this.names.named(name).flatMap(({ id }) => this.#cards.get(id) ?? []);
  }

  async decks(ids: readonly string[]): Promise<ReadonlyMap<string, Deck>> {
    const there = new Set(this.#library.decks.list().map(({ id }) => id));
    const decks = await this.#library.decks.getAll(ids.filter((id) => there.has(id)));
    return new Map(decks.map((deck) => [deck.id, deck]));
  }

  set(id: string): CardSet | null {
    return this.sets.find((set) => set.id === id) ?? null;
  }

  /** By its name or its code, as a person writes it. */
  setCalled(words: string): CardSet | null {
    const key = nameKeyOf(words);
    const byName = this.sets.find(({ name }) => nameKeyOf(name) === key);
    return byName ?? this.sets.find((set) => isCalled(set, words)) ?? null;
  }

  /** As the frames were when the library was asked for one of them last. */
  hasFrame(name: string): boolean {
    return this.#library.frames.frames.has(name);
  }

  /** The name of the library's frame that is this one, whatever it is called there; null where it has none. */
  async frameLike({ name, text, pictures }: FoundFrame): Promise<string | null> {
    const { frames } = this.#library;
    const there = await frames.fresh();
    for (const one of new Set([name, ...there.keys()])) {
      if (!there.has(one)) continue;
      const mine = frames.filesOf(one);
      if (mine.text === text && (await areSame(mine.pictures, pictures))) return one;
    }
    return null;
  }

  async hasPicture(id: string): Promise<boolean> {
    return this.#library.pictures.info(id).then(
      () => true,
      () => false,
    );
  }
}
