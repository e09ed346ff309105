export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'quiet' | 'error';
  readonly action?: { readonly label: string; readonly run: () => void | Promise<void> };
}

/** The quiet bar at the foot of the window: what just happened, and the way back. One at a time, the newest. */
class Notices {
  #current = $state.raw<Notice | null>(null);
  #next = 1;

  get current(): Notice | null {
    return this.#current;
  }

  say(text: string, action?: Notice['action']): void {
    this.#current = { id: this.#next++, text, tone: 'quiet', ...(action && { action }) };
  }

  /** Stays until it is dismissed or something newer is said. Answers its id. */
  complain(text: string, action?: Notice['action']): number {
    const id = this.#next++;
    this.#current = { id, text, tone: 'error', ...(action && { action }) };
    return id;
  }

  dismiss(id?: number): void {
    if (id === undefined || this.#current?.id === id) this.#current = null;
  }
}

export const notices = new Notices();
