import { dequal } from 'dequal';
import { SvelteSet } from 'svelte/reactivity';
import type { DeckLabEvent, LabOpponent } from '../../../../src-main/api/answers/lab-answers.js';
import type { Deck } from '../../../../src-main/cards/deck.js';
import type { Client } from '../../../connection/client.js';
import { LabRun } from '../../../shared/lab/lab-run.svelte.js';

/** What of a deck is played. */
type PlayedDeck = Pick<Deck, 'name' | 'entries' | 'play'>;

const playedOf = ({ name, entries, play }: PlayedDeck): PlayedDeck => ({
  name,
  entries,
  ...(play !== undefined && { play }),
});

/** What is asked of a deck. */
interface DeckWish {
  readonly deck: PlayedDeck;
  /** Their id. */
  readonly rules: string;
  /** Ids of the decks to play against. */
  readonly against: string[];
  /** Changes may bring in cards of the library that are not in the deck. */
  readonly newcomers: boolean;
}

/** A deck tried against others: asked for by a person, and answered better and better until all games are played. */
export class DeckLab extends LabRun<DeckWish, DeckLabEvent> {
  readonly #client: Client;
  #opponents = $state.raw<readonly LabOpponent[] | null>(null);
  /** Ids of the decks that are chosen to play against. */
  readonly chosen = new SvelteSet<string>();
  newcomers = $state(true);
  /** All of it is shown. */
  isOpen = $state(false);

  constructor(client: Client) {
    super((wish, signal) => client.lab.deck(wish, { signal }));
    this.#client = client;
  }

  /** Decks that can be played against; null: not known yet. */
  get opponents(): readonly LabOpponent[] | null {
    return this.#opponents;
  }

  /** What was asked is of this deck as it is now. */
  isOf(deck: PlayedDeck): boolean {
    return this.asked !== null && dequal(this.asked.deck.entries, deck.entries);
  }

  /** Shows it, with the decks that can be played against; at first all others are chosen. @param id the deck itself */
  async open(rules: string, id: string): Promise<void> {
    this.isOpen = true;
    try {
      const all = await this.#client.lab.opponents({ rules });
      const isFirst = this.#opponents === null;
      this.#opponents = all;
      for (const one of this.chosen) if (!all.some((other) => other.id === one)) this.chosen.delete(one);
      if (isFirst)
        for (const one of all.filter((other) => other.id !== id).slice(0, USUALLY)) this.chosen.add(one.id);
    } catch (error) {
      this.complain(error);
    }
  }

  /** Begins with a deck against those that are chosen, or goes on where it was stopped. */
  askOf(deck: PlayedDeck, rules: string): Promise<void> {
    return this.ask({ deck: playedOf(deck), rules, against: [...this.chosen], newcomers: this.newcomers });
  }
}

/** Decks that are chosen before anybody chooses. */
const USUALLY = 3;
