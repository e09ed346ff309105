import { SvelteMap } from 'svelte/reactivity';

/** The kinds of files that are edited in rooms of their own. */
export type FileKind = 'cards' | 'decks' | 'sets';

/** What can be asked of the editor of a file that is open. */
export interface OpenFile {
  /** Writes what is not on disk yet. */
  flush(): Promise<void>;
  /**
   * Puts some fields to these values, as no step of its own.
   * @param mark what else the editor noted of the step that this takes back or does again
   * @returns false where the file cannot be edited
   */
  put(patch: object, mark?: unknown): boolean;
}

const open = new SvelteMap<string, OpenFile>();

const keyOf = (kind: FileKind, id: string): string => `${kind}/${id}`;

/** Makes an editor known for as long as its room stands: until the returned function is called. */
export function nowOpen(kind: FileKind, id: string, editor: OpenFile): () => void {
  const key = keyOf(kind, id);
  open.set(key, editor);
  return () => {
    if (open.get(key) === editor) open.delete(key);
  };
}

/** The editor of a file, while it is open. */
export const openFileOf = (kind: FileKind, id: string): OpenFile | undefined => open.get(keyOf(kind, id));
