import { History } from '../history/undo.svelte.js';

export interface PrintEntry {
  /** Id of the card. */
  readonly card: string;
  readonly copies: number;
}

/** What is to be printed. It stays while the app is open, whichever view is in front. */
class PrintList {
  readonly history = new History();
  #entries = $state.raw<readonly PrintEntry[]>([]);

  readonly total = $derived(this.#entries.reduce((sum, entry) => sum + entry.copies, 0));

  get entries(): readonly PrintEntry[] {
    return this.#entries;
  }

  /** Begins a new list, of other cards. */
  replace(entries: readonly PrintEntry[]): void {
    this.#change('choose cards', merged(entries));
  }

  /** Adds cards; of those already listed, copies add up. */
  add(entries: readonly PrintEntry[]): void {
    this.#change('add cards', merged([...this.#entries, ...entries]));
  }

  setCopies(card: string, copies: number): void {
    const kept = Math.min(999, Math.max(0, Math.round(copies)));
    this.#change(
      'change copies',
      this.#entries.map((entry) => (entry.card === card ? { ...entry, copies: kept } : entry)),
      `copies ${card}`,
    );
  }

  remove(card: string): void {
    this.#change(
      'take card off the list',
      this.#entries.filter((entry) => entry.card !== card),
    );
  }

  clear(): void {
    this.#change('clear the list', []);
  }

  #change(name: string, after: readonly PrintEntry[], mergeKey?: string): void {
    const before = this.#entries;
    this.#entries = after;
    this.history.push({
      name,
      undo: () => {
        this.#entries = before;
      },
      redo: () => {
        this.#entries = after;
      },
      ...(mergeKey !== undefined && { mergeKey }),
    });
  }
}

function merged(entries: readonly PrintEntry[]): readonly PrintEntry[] {
  const copies = new Map<string, number>();
  for (const entry of entries)
    copies.set(entry.card, Math.min(999, (copies.get(entry.card) ?? 0) + entry.copies));
  return [...copies].map(([card, count]) => ({ card, copies: count }));
}

export const printList = new PrintList();
