import { untrack } from 'svelte';

/** What the title bar says about saving. Whoever writes something wraps it in `saving.track`. */
class Saving {
  #running = $state(0);
  #failure = $state<string | null>(null);
  #ever = $state(false);

  /** 'idle' until the first write; a failure stays until the next write succeeds. */
  readonly state = $derived<'idle' | 'saving' | 'saved' | 'failed'>(
    this.#running > 0 ? 'saving' : this.#failure !== null ? 'failed' : this.#ever ? 'saved' : 'idle',
  );
  get failure(): string | null {
    return this.#failure;
  }

  /** Shows "Saving…" while the write runs, then "Saved". A rejection is shown and passed on. */
  async track<T>(write: Promise<T>): Promise<T> {
    untrack(() => (this.#running += 1));
    try {
      const result = await write;
      this.#failure = null;
      this.#ever = true;
      return result;
    } catch (error) {
      this.#failure = error instanceof Error ? error.message : String(error);
      throw error;
    } finally {
      this.#running -= 1;
    }
  }
}

export const saving = new Saving();
