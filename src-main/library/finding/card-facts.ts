import { factsOf, needsWork } from '../../collection/query/card-facts.js';
import { Turns } from '../../common/turns.js';
import type { SearchedCard } from './searched-card.js';

/** ms between slices while nobody waits, so that the program stays at a person's service. */
const PAUSE_MS = 16;

/**
 * Finds what follows from the cards' texts, a little at a time in the background, and at full speed while a search
 * waits for it. It is kept with the card as long as that has not changed.
 */
export class CardFactsFinder {
  private working: Promise<void> | null = null;
  private waiting = 0;

  /** @param current the cards as they are now */
  constructor(
    private readonly current: () => readonly SearchedCard[],
    private readonly stopped: () => boolean,
  ) {}

  /** Begins, or goes on, to find the facts of all cards. Resolves when they are known, or when the library closes. */
  begin(): Promise<void> {
    return (this.working ??= this.work().finally(() => (this.working = null)));
  }

  /** Resolves when the facts of every card of now are known. */
  async known(signal?: AbortSignal): Promise<void> {
    this.waiting += 1;
    try {
      while (!this.stopped() && this.current().some(({ facts }) => facts === null)) {
        signal?.throwIfAborted();
        await this.begin();
      }
    } finally {
      this.waiting -= 1;
    }
  }

  private async work(): Promise<void> {
    const turns = new Turns();
    for (const searched of this.current()) {
      if (searched.facts !== null) continue;
      if (turns.isOver) {
        await turns.others(this.waiting > 0 ? 0 : PAUSE_MS);
        if (this.stopped()) return;
      }
      searched.facts = factsOf(searched.card);
      // Some games read a text only when they are asked this: here it holds nobody up.
      needsWork(searched.card, searched.facts);
    }
  }
}
