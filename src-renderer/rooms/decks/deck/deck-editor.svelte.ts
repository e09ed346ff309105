import type { CardRow, LibraryChange } from '../../../../src-main/api/answers/answers.js';
import type { DeckReading } from '../../../../src-main/api/answers/deck-answers.js';
import type { Deck, DeckEntry } from '../../../../src-main/cards/deck.js';
import type { Client } from '../../../connection/client.js';
import { sentenceOf } from '../../../connection/sentence.js';
import { FileEditor } from '../../../shared/editing/file-editor.svelte.js';
import type { History } from '../../../shared/history/undo.svelte.js';
import { LatestWins } from '../../../connection/latest-wins.js';
import { merged, type Entries } from './deck-edits.js';

/** One deck while it is built: the draft, its cards, and what the law says of it. */
export class DeckEditor extends FileEditor<Deck> {
  readonly #reader: LatestWins<Entries, DeckReading>;
  #reading = $state.raw<DeckReading | null>(null);
  #rows = $state.raw<ReadonlyMap<string, CardRow>>(new Map());
  #readingFailure = $state<string | null>(null);

  constructor(client: Client, id: string, history?: History) {
    super(
      client,
      id,
      {
        kind: 'decks',
        get: () => client.decks.get({ id }),
        save: (deck, base, opened) => client.decks.save({ deck, base, opened }),
        create: (deck) => client.decks.create({ deck }),
      },
      history,
    );
    this.#reader = new LatestWins<Entries, DeckReading>(
      (entries) => {
        const { game, play } = this.deck ?? {};
        return client.decks.read({ ...(game && { game }), ...(play && { play }), entries: [...entries] });
      },
      (reading) => this.#take(reading),
      (error) => (this.#readingFailure = sentenceOf(error)),
    );
  }

  /** The deck as it stands now, saved or not. Null until it is loaded. Never written to: see `change`. */
  get deck(): Deck | null {
    return this.content;
  }
  get entries(): Entries {
    return this.deck?.entries ?? [];
  }
  /** What is known of the deck's cards, also of some that were in it before; ids that are missing may still be on their way. */
  get rows(): ReadonlyMap<string, CardRow> {
    return this.#rows;
  }
  /** What the law said last; it follows the deck within moments. */
  get reading(): DeckReading | null {
    return this.#reading;
  }
  /** Why what the law says may not be of the newest state. */
  get readingFailure(): string | null {
    return this.#readingFailure;
  }

  /** Changes some of the deck, as one step: see `edit`. */
  change(name: string, patch: Partial<Omit<Deck, 'id'>>, mergeKey?: string): void {
    this.edit(name, patch, mergeKey);
  }

  /** Changes the cards of the deck. */
  changeEntries(name: string, change: (entries: Entries) => Entries, mergeKey?: string): void {
    this.change(name, { entries: [...change(this.entries)] }, mergeKey);
  }

  /** Makes cards known that may come into the deck, so that they show at once. */
  learn(rows: Iterable<CardRow>): void {
    const known = new Map(this.#rows);
    for (const row of rows) known.set(row.id, row);
    this.#rows = known;
  }

  override async dispose(): Promise<void> {
    this.#reader.stop();
    await super.dispose();
  }

  protected override show(deck: Deck): void {
    const before = this.deck;
    const entries = [...merged(deck.entries)];
    super.show({ ...deck, entries });
    if (before?.entries !== deck.entries || before.play !== deck.play) this.#reader.request(entries);
  }

  /** The deck with the names that its cards have now, for people who read its file. */
  protected override written(deck: Deck): Deck {
    const named = ({ name, ...entry }: DeckEntry): DeckEntry => {
      const row = this.#rows.get(entry.card);
      return { ...entry, name: row?.name ?? name };
    };
    return { ...deck, entries: deck.entries.map(named) };
  }

  protected override libraryChanged(change: LibraryChange): void {
    const cards = change.kind === 'changed' ? new Set(change.cards) : null;
    if (!cards || this.entries.some(({ card }) => cards.has(card))) this.#reader.request(this.entries);
  }

  #take(reading: DeckReading): void {
    this.#reading = reading;
    this.#readingFailure = null;
    const known = new Map(this.#rows);
    for (const id of reading.lost) known.delete(id);
    for (const row of reading.rows) known.set(row.id, row);
    this.#rows = known;
  }
}
