import type { SaveOutcome, Stored } from '../../../src-main/api/answers/answers.js';
import { sentenceOf } from '../../connection/sentence.js';

/** How long after the last change a save begins, ms. */
const PAUSE = 600;

/** Raised towards the saving indicator only: the view itself shows a conflict with its two ways out. */
class ChangedElsewhere extends Error {}

interface Wiring<T> {
  /** The content as it stands now. */
  readonly current: () => T;
  /** `opened`: nothing was saved yet over what was opened, so that it is kept as a version. */
  readonly save: (content: T, base: string, opened: boolean) => Promise<SaveOutcome<T>>;
  /** Lets the title bar follow a write. */
  readonly track: (write: Promise<void>) => Promise<void>;
  /** Tells it that a write will follow; the returned function is called when it has begun, or will not. */
  readonly wait: () => () => void;
}

/**
 * Writes a card, a deck or a set some moments after its last change, one write at a time, and never over somebody else's: a conflict
 * stops it until a person has chosen.
 */
export class Autosave<T> {
  readonly #wiring: Wiring<T>;
  #base: string;
  /** What stands on disk came from there, and not from here. */
  #opened = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #stopWaiting: (() => void) | null = null;
  #dirty = $state(false);
  #conflict = $state.raw<Stored<T> | null>(null);
  #failure = $state<string | null>(null);

  constructor(base: string, wiring: Wiring<T>) {
    this.#base = base;
    this.#wiring = wiring;
  }

  /** The revision that the next save builds on. */
  get base(): string {
    return this.#base;
  }
  /** Something is not on disk yet. */
  get pending(): boolean {
    return this.#dirty || this.#running !== null;
  }
  /** What stands on disk where it is not what the edit began from. */
  get conflict(): Stored<T> | null {
    return this.#conflict;
  }
  /** Why the last write failed, or null. */
  get failure(): string | null {
    return this.#failure;
  }

  changed(): void {
    this.#dirty = true;
    this.#stopWaiting ??= this.#wiring.wait();
    clearTimeout(this.#timer);
    if (!this.#conflict) this.#timer = setTimeout(() => void this.flush(), PAUSE);
  }

  /** Writes what is not written yet. Resolves when everything is on disk, or cannot be: then `failure` or `conflict` says so. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (!this.#conflict) {
      if (this.#running) await this.#running;
      else if (this.#dirty) await this.#write();
      else return;
      if (this.#failure !== null) return;
    }
  }

  /** Resolves when no write is under way. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Takes another base: the content now stands on what is on disk as `revision`. */
  rebase(revision: string, dirty: boolean): void {
    this.#noLongerWaits();
    this.#base = revision;
    this.#opened = true;
    this.#conflict = null;
    this.#failure = null;
    this.#dirty = dirty;
  }

  /** Forgets what is not written yet. */
  abandon(): void {
    this.#noLongerWaits();
    this.#dirty = false;
    this.#failure = null;
  }

  #noLongerWaits(): void {
    clearTimeout(this.#timer);
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  async #write(): Promise<void> {
    this.#dirty = false;
    this.#running = this.#wiring.track(this.#attempt()).catch((error: unknown) => {
      this.#dirty = true;
      if (!(error instanceof ChangedElsewhere)) this.#failure = sentenceOf(error);
    });
    this.#noLongerWaits();
    await this.#running;
    this.#running = null;
  }

  async #attempt(): Promise<void> {
    const outcome = await this.#wiring.save(this.#wiring.current(), this.#base, this.#opened);
    this.#failure = null;
    if (outcome.kind === 'saved') {
      this.#base = outcome.revision;
      this.#opened = false;
      return;
    }
    this.#conflict = outcome.current;
    throw new ChangedElsewhere('It was changed elsewhere.');
  }
}
