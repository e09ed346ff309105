import { untrack } from 'svelte';
import type { History } from './undo.svelte.js';

/** What can take things back: a history of steps, or a game that keeps its own. */
export type Undoable = Pick<History, 'canUndo' | 'canRedo' | 'undoName' | 'redoName' | 'undo' | 'redo'>;

let stack = $state.raw<readonly Undoable[]>([]);

/**
 * Makes a history the one that the title bar, Ctrl+Z and the menu speak to, until the returned function is called.
 * A view calls it while it is mounted: `$effect(() => useHistory(history))`.
 */
export function useHistory(history: Undoable): () => void {
  // Untracked: the effect that calls this must not run again when another history comes or goes.
  stack = untrack(() => [...stack, history]);
  return () => {
    stack = untrack(() => stack.filter((other) => other !== history));
  };
}

/** The history of the view in front, or null where nothing can be undone. */
export const activeHistory = (): Undoable | null => stack.at(-1) ?? null;
