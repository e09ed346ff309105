import type { History, Moved } from './undo.svelte.js';

/** What can take things back: a history of steps, or a game that keeps its own. */
export interface Undoable extends Pick<History, 'canUndo' | 'canRedo' | 'undoName' | 'redoName'> {
  /** Why nothing can be taken back, in a sentence; null or left out: there is no more to say. */
  readonly because?: string | null;
  undo(): Promise<Moved | null | void>;
  redo(): Promise<Moved | null | void>;
}

/**
 * The histories of what is mounted, the one in front last. It is no state of its own: while a view is torn down, state reads
 * as it was before the next view came, and that one's history would be lost.
 */
let stack: readonly Undoable[] = [];
/** Another object whenever another history is in front, so that whoever has read it reads it again. */
let version = $state.raw({});

function set(histories: readonly Undoable[]): void {
  stack = histories;
  version = {};
}

/**
 * Makes a history the one that the title bar, Ctrl+Z and the menu speak to, until the returned function is called.
 * A view calls it while it is mounted: `$effect(() => useHistory(history))`.
 */
export function useHistory(history: Undoable): () => void {
  set([...stack, history]);
  return () => set(stack.filter((other) => other !== history));
}

/** The history of the view in front, or null where nothing can be undone. */
export function activeHistory(): Undoable | null {
  void version;
  return stack.at(-1) ?? null;
}
