import { untrack } from 'svelte';

/** What the title bar says about saving. Whoever writes something wraps it in `saving.track`. */
export class Saving {
  #running = $state(0);
  #waiting = $state(0);
  #failure = $state<string | null>(null);
  #ever = $state(false);

  /** 'idle' until the first write; a failure stays until the next write succeeds. */
  readonly state = $derived.by<'idle' | 'saving' | 'saved' | 'failed'>(() => {
    if (this.#running > 0) return 'saving';
    if (this.#failure !== null) return 'failed';
    if (this.#waiting > 0) return 'saving';
    return this.#ever ? 'saved' : 'idle';
  });
  get failure(): string | null {
    return this.#failure;
  }

  /** Something is not written yet, and will be: nothing is "Saved" until the returned function is called. */
  wait(): () => void {
    untrack(() => (this.#waiting += 1));
    return () => (this.#waiting -= 1);
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
