import { dequal } from 'dequal';
import type { LabEvent } from '../../../../src-main/api/answers/lab-answers.js';
import type { Card } from '../../../../src-main/cards/card.js';
import type { Client } from '../../../connection/client.js';
import { sentenceOf } from '../../../connection/sentence.js';

/** Whether a card is worth its cost: asked for by a person, and answered better and better until it is decided. */
export class Fairness {
  #event = $state.raw<LabEvent | null>(null);
  #failure = $state<string | null>(null);
  /** The card of which it was asked. */
  #asked = $state.raw<Card | null>(null);
  #asking = $state.raw<AbortController | null>(null);
  /** The picture behind the line is shown. */
  isOpen = $state(false);

  constructor(private readonly client: Client) {}

  /** What is known so far; null: nothing was asked, or the first answer is on its way. */
  get event(): LabEvent | null {
    return this.#event;
  }
  get failure(): string | null {
    return this.#failure;
  }
  get isRunning(): boolean {
    return this.#asking !== null;
  }
  get wasAsked(): boolean {
    return this.#asked !== null;
  }

  /** What was asked is of this card as it is now: what is played of it is the same. */
  isOf(card: Card): boolean {
    return this.#asked !== null && dequal(playedOf(this.#asked), playedOf(card));
  }

  async ask(card: Card): Promise<void> {
    this.cancel();
    const asking = new AbortController();
    this.#asking = asking;
    this.#asked = card;
    this.#event = null;
    this.#failure = null;
    try {
      for await (const event of await this.client.lab.card({ card }, asking)) {
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
    this.isOpen = false;
  }
}

/** A card without what is not played: where it is from and how it looks. */
function playedOf(card: Card): object {
  const {
    look: _look,
    picture: _picture,
    licence: _licence,
    tags: _tags,
    favourite: _favourite,
    ...played
  } = card;
  return played;
}
