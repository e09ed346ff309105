import type { LibraryChange } from '../../../src-main/api/answers/answers.js';

/** The library's part of a body of the app: it can be written, and tells of the changes that a test tells of. */
export function fakeLibrary() {
  let tell: (change: LibraryChange) => void = () => undefined;
  async function* changes(signal?: AbortSignal): AsyncGenerator<LibraryChange> {
    const waiting: LibraryChange[] = [];
    let wake: () => void = () => undefined;
    tell = (change) => {
      waiting.push(change);
      wake();
    };
    signal?.addEventListener('abort', () => wake());
    while (!signal?.aborted) {
      const next = waiting.shift();
      if (next) yield next;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  const library = {
    info: async () => ({ folder: '/l', cards: 1, decks: 1, sets: 1, readOnly: null, problems: [] }),
    changes: async (_input: undefined, options?: { signal?: AbortSignal }) => changes(options?.signal),
  };
  return { library, tell: (change: LibraryChange) => tell(change) };
}

/** Lets everything run that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}
