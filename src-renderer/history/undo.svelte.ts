import { untrack } from 'svelte';
import { InTurn } from '../connection/in-turn.js';
import { notices } from '../shell/notices.svelte.js';

/** One thing that was done and can be taken back. */
export interface Step {
  /** What it did, as it follows "Undo: ": "delete 2 cards", "move picture". */
  readonly name: string;
  readonly undo: () => void | Promise<void>;
  readonly redo: () => void | Promise<void>;
  /** Successive steps with the same key become one until `seal()`: the letters of a word, the moves of a drag. */
  readonly mergeKey?: string;
}

/** How many steps back a person can go. */
const LIMIT = 500;

/**
 * What can be undone and redone, named. The library has one, and each designer has its own.
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

  push(step: Step): void {
    // Untracked: an effect that pushes must not run again because of it.
    untrack(() => this.#push(step));
  }

  #push(step: Step): void {
    notices.outdate(this);
    const last = this.#done.at(-1);
    const merges =
      !this.#sealed && last !== undefined && step.mergeKey !== undefined && last.mergeKey === step.mergeKey;
    this.#done = merges
      ? [...this.#done.slice(0, -1), { ...step, undo: last.undo }]
      : [...this.#done, step].slice(-LIMIT);
    this.#undone = [];
    this.#sealed = false;
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

  /** Takes the last step back, after what is being taken back. A step that fails stays where it was, and its error is passed on. */
  undo(): Promise<void> {
    return this.#turn.run(() => this.#move('undo'));
  }

  redo(): Promise<void> {
    return this.#turn.run(() => this.#move('redo'));
  }

  clear(): void {
    notices.outdate(this);
    this.#done = [];
    this.#undone = [];
    this.#sealed = true;
  }

  async #move(direction: 'undo' | 'redo'): Promise<void> {
    if (this.#work.length > 0) await Promise.all(this.#work);
    const step = (direction === 'undo' ? this.#done : this.#undone).at(-1);
    if (!step) return;
    notices.outdate(this);
    this.#sealed = true;
    await step[direction]();
    const without = (steps: readonly Step[]) => steps.filter((other) => other !== step);
    if (direction === 'undo') {
      this.#done = without(this.#done);
      this.#undone = [...this.#undone, step];
    } else {
      this.#undone = without(this.#undone);
      this.#done = [...this.#done, step];
    }
  }
}
