import { untrack } from 'svelte';

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
  #busy = $state(false);
  #sealed = true;

  readonly canUndo = $derived(this.#done.length > 0 && !this.#busy);
  readonly canRedo = $derived(this.#undone.length > 0 && !this.#busy);
  /** Name of the step that `undo` takes back, or null. */
  readonly undoName = $derived(this.#done.at(-1)?.name ?? null);
  readonly redoName = $derived(this.#undone.at(-1)?.name ?? null);

  push(step: Step): void {
    // Untracked: an effect that pushes must not run again because of it.
    untrack(() => this.#push(step));
  }

  #push(step: Step): void {
    const last = this.#done.at(-1);
    const merges =
      !this.#sealed && last !== undefined && step.mergeKey !== undefined && last.mergeKey === step.mergeKey;
    this.#done = merges
      ? [...this.#done.slice(0, -1), { ...step, undo: last.undo }]
      : [...this.#done, step].slice(-LIMIT);
    this.#undone = [];
    this.#sealed = false;
  }

  /** Ends a burst: the next step stands by itself even if its mergeKey is the same. */
  seal(): void {
    this.#sealed = true;
  }

  /** Takes the last step back. A step that fails stays where it was, and its error is passed on. */
  async undo(): Promise<void> {
    await this.#move('undo');
  }

  async redo(): Promise<void> {
    await this.#move('redo');
  }

  clear(): void {
    this.#done = [];
    this.#undone = [];
    this.#sealed = true;
  }

  async #move(direction: 'undo' | 'redo'): Promise<void> {
    const step = (direction === 'undo' ? this.#done : this.#undone).at(-1);
    if (!step || this.#busy) return;
    this.#sealed = true;
    this.#busy = true;
    try {
      await step[direction]();
      const without = (steps: readonly Step[]) => steps.filter((other) => other !== step);
      if (direction === 'undo') {
        this.#done = without(this.#done);
        this.#undone = [...this.#undone, step];
      } else {
        this.#undone = without(this.#undone);
        this.#done = [...this.#done, step];
      }
    } finally {
      this.#busy = false;
    }
  }
}
