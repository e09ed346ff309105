import { untrack } from 'svelte';
import { isMissing } from '../../connection/sentence.js';
import { InTurn } from '../../connection/in-turn.js';
import { notices } from '../notices/notices.svelte.js';

type Way = void | string | Promise<void | string>;

/** A step that was taken back, or done again. */
export interface Moved {
  readonly name: string;
  /** What else is to be said of it, after a space; empty for nothing. */
  readonly note: string;
}

/** One thing that was done and can be taken back. */
export interface Step {
  /** What it did, as it follows "Undo: ": "delete 2 cards", "move picture". */
  readonly name: string;
  /** Each answers what else is to be said of it: a sentence after a space. */
  readonly undo: () => Way;
  readonly redo: () => Way;
  /** Successive steps with the same key become one until `seal()`: the letters of a word, the moves of a drag. */
  readonly mergeKey?: string;
}

/** How many steps back a person can go. */
const LIMIT = 500;

/**
 * What can be undone and redone, named. One is of all that is done to the library, in whichever room; what has no files there, like a
 * position in the sandbox, has its own.
 * `push` is called after the thing was done; it does not run `redo`.
 */
export class History {
  #done = $state.raw<readonly Step[]>([]);
  #undone = $state.raw<readonly Step[]>([]);
  readonly #turn = new InTurn();
  #work = $state.raw<readonly Promise<unknown>[]>([]);
  #sealed = true;

  readonly canUndo = $derived(this.#done.length > 0 || this.#work.length > 0);
  readonly canRedo = $derived(this.#undone.length > 0);
  /** Name of the step that `undo` takes back, or null. */
  readonly undoName = $derived(this.#done.at(-1)?.name ?? null);
  readonly redoName = $derived(this.#undone.at(-1)?.name ?? null);

  /** @returns whether the step became one with the one before it */
  push(step: Step): boolean {
    // Untracked: an effect that pushes must not run again because of it.
    return untrack(() => this.#push(step));
  }

  #push(step: Step): boolean {
    notices.outdate(this);
    const last = this.#done.at(-1);
    const merges =
      !this.#sealed && last !== undefined && step.mergeKey !== undefined && last.mergeKey === step.mergeKey;
    this.#done = merges
      ? [...this.#done.slice(0, -1), merged(last, step)]
      : [...this.#done, step].slice(-LIMIT);
    this.#undone = [];
    this.#sealed = false;
    return merges;
  }

  /**
   * Follows work that pushes its step when it is done. What it does can be seen before: who takes it back then means this work, and
   * waits for it.
   */
  async during<T>(work: Promise<T>): Promise<T> {
    const done = work.catch(() => undefined);
    untrack(() => (this.#work = [...this.#work, done]));
    try {
      return await work;
    } finally {
      this.#work = this.#work.filter((other) => other !== done);
    }
  }

  /** Ends a burst: the next step stands by itself even if its mergeKey is the same. */
  seal(): void {
    this.#sealed = true;
  }

  /**
   * Takes the last step back, after what is being taken back. A step that fails stays where it was, unless what it was done to is gone
   * for good; its error is passed on.
   * @returns null where there was nothing to take back
   */
  undo(): Promise<Moved | null> {
    return this.#turn.run(() => this.#move('undo'));
  }

  redo(): Promise<Moved | null> {
    return this.#turn.run(() => this.#move('redo'));
  }

  clear(): void {
    notices.outdate(this);
    this.#done = [];
    this.#undone = [];
    this.#sealed = true;
  }

  async #move(direction: 'undo' | 'redo'): Promise<Moved | null> {
    if (this.#work.length > 0) await Promise.all(this.#work);
    const step = (direction === 'undo' ? this.#done : this.#undone).at(-1);
    if (!step) return null;
    notices.outdate(this);
    this.#sealed = true;
    const before = step.name;
    const without = (steps: readonly Step[]) => steps.filter((other) => other !== step);
    let note: string | void;
    try {
      note = await step[direction]();
    } catch (error) {
      if (isMissing(error)) {
        this.#done = without(this.#done);
        this.#undone = without(this.#undone);
      }
      throw error;
    }
    if (direction === 'undo') {
      this.#done = without(this.#done);
      this.#undone = [...this.#undone, step];
    } else {
      this.#undone = without(this.#undone);
      this.#done = [...this.#done, step];
    }
    return { name: direction === 'undo' ? before : step.name, note: note ?? '' };
  }
}

/** Two steps as one; what it is called is asked of the later one whenever it is shown. */
const merged = (first: Step, later: Step): Step => ({
  get name() {
    return later.name;
  },
  undo: first.undo,
  redo: later.redo,
  ...(later.mergeKey !== undefined && { mergeKey: later.mergeKey }),
});
