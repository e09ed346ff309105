import { dequal } from 'dequal';
import { SvelteSet } from 'svelte/reactivity';
import type { DeckLabEvent, LabOpponent } from '../../../../src-main/api/answers/lab-answers.js';
import type { Deck } from '../../../../src-main/cards/deck.js';
import type { Client } from '../../../connection/client.js';
import { sentenceOf } from '../../../connection/sentence.js';

/** What of a deck is played. */
type PlayedDeck = Pick<Deck, 'name' | 'entries' | 'play'>;

const playedOf = ({ name, entries, play }: PlayedDeck): PlayedDeck => ({
  name,
  entries,
  ...(play !== undefined && { play }),
});

/** A deck tried against others: asked for by a person, and answered better and better until all games are played. */
export class DeckLab {
  #opponents = $state.raw<readonly LabOpponent[] | null>(null);
  #event = $state.raw<DeckLabEvent | null>(null);
  #failure = $state<string | null>(null);
  #asked = $state.raw<PlayedDeck | null>(null);
  #asking = $state.raw<AbortController | null>(null);
  /** Ids of the decks that are chosen to play against. */
  readonly chosen = new SvelteSet<string>();
  /** Changes may bring in cards of the library that are not in the deck. */
  newcomers = $state(true);
  /** All of it is shown. */
  isOpen = $state(false);

  constructor(private readonly client: Client) {}

  /** Decks that can be played against; null: not known yet. */
  get opponents(): readonly LabOpponent[] | null {
    return this.#opponents;
  }
  /** What is known so far; null: nothing was asked, or the first answer is on its way. */
  get event(): DeckLabEvent | null {
    return this.#event;
  }
  get failure(): string | null {
    return this.#failure;
  }
  get isRunning(): boolean {
    return this.#asking !== null;
  }
  /** The deck of which it was asked, as it was then. */
  get asked(): PlayedDeck | null {
    return this.#asked;
  }

  /** What was asked is of this deck as it is now. */
  isOf(deck: PlayedDeck): boolean {
    return this.#asked !== null && dequal(this.#asked.entries, deck.entries);
  }

  /** Shows it, with the decks that can be played against; at first all others are chosen. @param id the deck itself */
  async open(rules: string, id: string): Promise<void> {
    this.isOpen = true;
    try {
      const all = await this.client.lab.opponents({ rules });
      const isFirst = this.#opponents === null;
      this.#opponents = all;
      for (const one of this.chosen) if (!all.some((other) => other.id === one)) this.chosen.delete(one);
      if (isFirst)
        for (const one of all.filter((other) => other.id !== id).slice(0, USUALLY)) this.chosen.add(one.id);
    } catch (error) {
      this.#failure = sentenceOf(error);
    }
  }

  /** Begins, or goes on where it was stopped. */
  async ask(deck: PlayedDeck, rules: string): Promise<void> {
    this.cancel();
    const asking = new AbortController();
    this.#asking = asking;
    this.#asked = playedOf(deck);
    this.#event = null;
    this.#failure = null;
    try {
      const wish = { deck: this.#asked, rules, against: [...this.chosen], newcomers: this.newcomers };
      for await (const event of await this.client.lab.deck(wish, asking)) {
        if (asking.signal.aborted) return;
        this.#event = event;
      }
    } catch (error) {
      if (!asking.signal.aborted) this.#failure = sentenceOf(error);
    } finally {
      if (this.#asking === asking) this.#asking = null;
    }
  }

  /** Stops; what is known stays. */
  cancel(): void {
    this.#asking?.abort();
    this.#asking = null;
  }

  /** Puts the answer away. */
  close(): void {
    this.cancel();
    this.#asked = null;
    this.#event = null;
    this.#failure = null;
  }
}

/** Decks that are chosen before anybody chooses. */
const USUALLY = 3;
