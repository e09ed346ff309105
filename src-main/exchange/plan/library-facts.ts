import type { Card } from '../../cards/card.js';
import type { CardSet } from '../../cards/card-set.js';
import type { Deck } from '../../cards/deck.js';
import type { Library } from '../../library/library.js';
import { ListNames } from '../list/list-names.js';
import { isCalled, nameKeyOf, type CardNames } from '../list/match-names.js';

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

  async hasPicture(id: string): Promise<boolean> {
    return this.#library.pictures.info(id).then(
      () => true,
      () => false,
    );
  }
}
