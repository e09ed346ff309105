import { setImmediate, setTimeout } from 'node:timers/promises';
import { factsOf } from '../../cards/query/card-facts.js';
import type { SearchedCard } from './searched-card.js';

/** Longest time for which finding facts keeps the program from doing anything else. */
const SLICE_MS = 8;

/** As long between slices while nobody waits, so that the program stays at a person's service. */
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
    let sliceEnd = performance.now() + SLICE_MS;
    for (const searched of this.current()) {
      if (searched.facts !== null) continue;
      if (performance.now() > sliceEnd) {
        await (this.waiting > 0 ? setImmediate() : setTimeout(PAUSE_MS));
        if (this.stopped()) return;
        sliceEnd = performance.now() + SLICE_MS;
      }
      searched.facts = factsOf(searched.card);
    }
  }
}
