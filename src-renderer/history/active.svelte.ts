import { untrack } from 'svelte';
import type { History } from './undo.svelte.js';

let stack = $state.raw<readonly History[]>([]);

/**
 * Makes a history the one that the title bar, Ctrl+Z and the menu speak to, until the returned function is called.
 * A view calls it while it is mounted: `$effect(() => useHistory(history))`.
 */
export function useHistory(history: History): () => void {
  // Untracked: the effect that calls this must not run again when another history comes or goes.
  stack = untrack(() => [...stack, history]);
  return () => {
    stack = untrack(() => stack.filter((other) => other !== history));
  };
}

/** The history of the view in front, or null where nothing can be undone. */
export const activeHistory = (): History | null => stack.at(-1) ?? null;
