import { createContext } from 'svelte';
import type { Deck } from '../../../../src-main/cards/deck.js';
import type { Client } from '../../../connection/client.js';
import { sentenceOf } from '../../../connection/sentence.js';
import { takeBack } from '../../../shared/history/take-back.js';
import type { History } from '../../../shared/history/undo.svelte.js';
import { countOf } from '../../../shared/labels/card-labels.js';
import { notices } from '../../../shared/notices/notices.svelte.js';
import { saving } from '../../../shared/notices/saving.svelte.js';
import { addCards, copiesIn, setCount, type AddedCard, type Entries } from './deck-edits.js';
import { deckCount, deckName } from '../../../shared/labels/deck-labels.js';

/** A deck that is to be made. */
export type NewDeck = Omit<Deck, 'id'>;

/** A deck without cards. */
export const emptyDeck = (name: string, { game, edition }: Pick<Deck, 'game' | 'edition'>): NewDeck => ({
  game,
  name,
  edition,
  entries: [],
  back: 'standard',
  notes: '',
});

/** What can be done to decks in the library. Each can be undone, so none asks first. */
export class DeckActions {
  readonly #client: Client;
  readonly #history: History;

  /** `history` is the library's, which knows of cards too. */
  constructor(client: Client, history: History) {
    this.#client = client;
    this.#history = history;
  }

  /** Answers the id of the new deck, or null where it could not be made. `name` is what undo calls it. */
  async create(deck: NewDeck, name = 'new deck'): Promise<string | null> {
    return this.#doing(async () => {
      const stored = await saving.track(this.#client.decks.create({ deck }));
      this.#remember(name, [stored.content.id]);
      return stored.content.id;
    });
  }

  /** Answers the ids of the copies; what was copied before a failure stays and can be undone. */
  async duplicate(ids: readonly string[]): Promise<readonly string[]> {
    const copies: string[] = [];
    await this.#doing(async () => {
      try {
        for (const id of ids)
          copies.push((await saving.track(this.#client.decks.duplicate({ id }))).content.id);
      } finally {
        if (copies.length > 0) this.#remember(`duplicate ${deckCount(copies.length)}`, copies);
      }
    });
    return copies;
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#doing(async () => {
      let trash = await this.#toTrash(ids);
      this.#history.push({
        name: `delete ${deckCount(ids.length)}`,
        undo: () => this.#fromTrash(trash),
        redo: async () => {
          trash = await this.#toTrash(ids);
        },
      });
      const undo = async (): Promise<void> => void (await this.#saying(() => takeBack(this.#history)));
      notices.say(`Deleted ${deckCount(ids.length)}.`, { label: 'Undo', run: undo, of: this.#history });
    });
  }

  /** Adds copies of cards to a deck of the library. True if it was done. */
  async addCards(id: string, cards: readonly AddedCard[]): Promise<boolean> {
    const done = await this.#doing(async () => {
      const change = (by: 1 | -1) => this.#changeEntries(id, (entries) => withCards(entries, cards, by));
      const deck = await change(1);
      const name = `add ${countOf(cards.length)} to ${deckName(deck)}`;
      this.#history.push({
        name,
        undo: async () => void (await change(-1)),
        redo: async () => void (await change(1)),
      });
      const undo = async (): Promise<void> => void (await this.#saying(() => takeBack(this.#history)));
      notices.say(`Added ${countOf(cards.length)} to “${deckName(deck)}”.`, {
        label: 'Undo',
        run: undo,
        of: this.#history,
      });
      return true;
    });
    return done ?? false;
  }

  /** A deck as a plain list of counts and names, into the clipboard. */
  async copyText(deck: Deck): Promise<void> {
    await this.#saying(async () => {
      await navigator.clipboard.writeText(await this.#client.decks.text({ deck }));
      notices.say('The deck list is in the clipboard.');
    });
  }

  /** Writes a change over what stands on the disk; meeting somebody else's, it is made once more on top of that. */
  async #changeEntries(id: string, change: (entries: Entries) => Entries): Promise<Deck> {
    let stored = await this.#client.decks.get({ id });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const deck = { ...stored.content, entries: [...change(stored.content.entries)] };
      const outcome = await saving.track(this.#client.decks.save({ deck, base: stored.revision }));
      if (outcome.kind === 'saved') return deck;
      stored = outcome.current;
    }
    throw new Error('The deck is being changed elsewhere just now. Try again in a moment.');
  }

  /** Remembers decks that have just come into being. */
  #remember(name: string, ids: readonly string[]): void {
    let trash: readonly string[] = [];
    this.#history.push({
      name,
      undo: async () => {
        trash = await this.#toTrash(ids);
      },
      redo: () => this.#fromTrash(trash),
    });
  }

  async #toTrash(ids: readonly string[]): Promise<readonly string[]> {
    return (await saving.track(this.#client.decks.remove({ ids: [...ids] }))).trash;
  }

  async #fromTrash(trash: readonly string[]): Promise<void> {
    await saving.track(this.#client.decks.restore({ trash: [...trash] }));
  }

  /** Does what can be taken back from the moment it is seen. */
  #doing<T>(work: () => Promise<T>): Promise<T | null> {
    return this.#saying(() => this.#history.during(work()));
  }

  async #saying<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      notices.complain(sentenceOf(error));
      return null;
    }
  }
}

/** Adds copies, or takes as many out again. */
function withCards(entries: Entries, cards: readonly AddedCard[], by: 1 | -1): Entries {
  if (by === 1) return addCards(entries, cards);
  return cards.reduce((rest, { card, copies }) => {
    const there = rest.find((entry) => entry.card === card);
    return there ? setCount(rest, card, 'main', copiesIn(there, 'main') - copies) : rest;
  }, entries);
}

export const [getDeckActions, setDeckActions] = createContext<DeckActions>();
