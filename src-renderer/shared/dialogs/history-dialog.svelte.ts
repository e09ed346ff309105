/** A thing whose former versions are looked at. */
export interface HistorySubject {
  readonly kind: 'cards' | 'decks' | 'sets';
  readonly id: string;
  readonly name: string;
}

/** The dialog of former versions; it stands in the app, and every room can open it for what it shows. */
class HistoryDialog {
  #subject = $state.raw<HistorySubject | null>(null);
  /** It was opened to give what stands a name. */
  naming = false;

  get subject(): HistorySubject | null {
    return this.#subject;
  }

  show(subject: HistorySubject, naming = false): void {
    this.naming = naming;
    this.#subject = subject;
  }

  close(): void {
    this.#subject = null;
  }
}

export const historyDialog = new HistoryDialog();
