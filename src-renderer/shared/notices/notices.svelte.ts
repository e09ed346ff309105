/** A place that one may want to go to after what happened. */
export interface NoticeWay {
  readonly label: string;
  readonly go: () => void | Promise<void>;
}

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'quiet' | 'error';
  readonly action?: {
    readonly label: string;
    readonly run: () => void | Promise<void>;
    /** The history whose newest step it takes back. */
    readonly of?: object;
  };
  readonly ways: readonly NoticeWay[];
}

/** The quiet place in the title bar: what just happened, and the way back. One at a time, the newest. */
class Notices {
  #current = $state.raw<Notice | null>(null);
  #next = 1;

  get current(): Notice | null {
    return this.#current;
  }

  say(text: string, action?: Notice['action'], ways: readonly NoticeWay[] = []): void {
    this.#current = { id: this.#next++, text, tone: 'quiet', ...(action && { action }), ways };
  }

  /** Says what went wrong. Answers its id. */
  complain(text: string, action?: Notice['action'], ways: readonly NoticeWay[] = []): number {
    const id = this.#next++;
    this.#current = { id, text, tone: 'error', ...(action && { action }), ways };
    return id;
  }

  /** Steps of a history have come or gone: what was offered to be taken back is no longer the newest of them. */
  outdate(history: object): void {
    const now = this.#current;
    if (now?.action?.of !== history) return;
    this.#current = now.tone === 'error' ? { id: now.id, text: now.text, tone: now.tone, ways: [] } : null;
  }

  dismiss(id?: number): void {
    if (id === undefined || this.#current?.id === id) this.#current = null;
  }
}

export const notices = new Notices();
